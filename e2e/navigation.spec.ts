import { type Browser, expect, type Page, test } from '@playwright/test';
import { holdBack, isAlive, watchForLife } from './support';

// What goes wrong between two pages: files that come late or not at all, and hands that are quicker than the line.

/** Home, for a visitor whose requests may fail. */
async function openHome(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await watchForLife(page);
  await page.goto('/');
  await page.waitForFunction(isAlive);
  return page;
}

const gameLink = (page: Page, name: string) => page.getByRole('link', { name: `Play Now: ${name}` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Those that came later than the first page, whose own are in its HTML. */
const SHEETS = 'link[rel=stylesheet]:not([disabled])';

test('a page that was given up for another does not take the child away when it fails', async ({
  browser,
  baseURL,
}) => {
  const page = await openHome(browser, baseURL);
  let fail = () => {};
  const held = new Promise<void>((done) => {
    fail = done;
  });
  await page.route('**/snake', (route) => held.then(() => route.abort()));
  await gameLink(page, 'Snake').click();
  await gameLink(page, 'Balloon Pop').click();
  await expect(heading(page)).toHaveText('Balloon Pop');
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  // A page that is taken away does not answer, or has forgotten it.
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(gameLink(page, 'Snake')).toBeVisible();
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  await page.close();
});

test('back and at once forward again stays where it was', async ({ browser, baseURL }) => {
  const page = await openHome(browser, baseURL);
  await page.goto('/about');
  await page.waitForFunction(isAlive);
  await page.getByRole('link', { name: 'Wigglewood home' }).click();
  await expect(gameLink(page, 'Snake')).toBeVisible();
  // Afresh, so that the way back has to be fetched.
  await page.reload();
  await page.waitForFunction(isAlive);
  const title = await page.title();
  const letGo = await holdBack(page, /\/about$/);
  const answered = page.waitForResponse('**/about');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/');
  letGo();
  await (await answered).finished();
  // What was fetched is known by now, and known pages come in the order in which they are asked for: when a link
  // leads to another page and back, nothing older is on its way any more.
  await expect(page).toHaveTitle(title);
  await gameLink(page, 'Snake').click();
  await expect(heading(page)).toHaveText('Snake');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle(title);
  await expect(gameLink(page, 'Snake')).toBeVisible();
  await page.close();
});

test('a page waits for its styles, whoever asked for them first', async ({ browser, baseURL }) => {
  const page = await openHome(browser, baseURL);
  await page.evaluate((links) => {
    const push = history.pushState.bind(history);
    history.pushState = (...what) => {
      const isStyled = [...document.querySelectorAll<HTMLLinkElement>(links)].every(({ sheet }) => sheet);
      Object.assign(window, { wasStyled: isStyled });
      push(...what);
    };
  }, SHEETS);
  const letGo = await holdBack(page, /\.css$/);
  const asked = page.waitForRequest(/\.css$/);
  const script = page.waitForResponse(/assets\/BugCatcher-.*\.js/);
  await gameLink(page, 'Bug Catcher').hover();
  await Promise.all([asked, (await script).finished()]);
  await gameLink(page, 'Bug Catcher').click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  letGo();
  await expect(heading(page)).toHaveText('Bug Catcher');
  expect(await page.evaluate('wasStyled')).toBe(true);
  await page.close();
});

test('styles that could not be had once are asked for again', async ({ browser, baseURL }) => {
  const page = await openHome(browser, baseURL);
  await page.route('**/*.css', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await gameLink(page, 'Bug Catcher').hover();
  await failed;
  await page.unroute('**/*.css');
  await gameLink(page, 'Bug Catcher').click();
  await expect(heading(page)).toHaveText('Bug Catcher');
  const rules = (links: HTMLLinkElement[]) => links.map(({ sheet }) => sheet?.cssRules.length ?? 0);
  const [own = 0, ...others] = await page.locator(SHEETS).evaluateAll(rules);
  expect(own).toBeGreaterThan(0);
  expect(others, 'the one that failed').toEqual([]);
  await page.close();
});

test('styles of a late part that could not be had do not stand for those of a page', async ({ browser, baseURL }) => {
  const page = await openHome(browser, baseURL);
  // As the loader of late parts leaves it behind: named in the head, and not in force.
  const [own = ''] =
    (await (await page.request.get('/bugcatcher')).text()).match(/\/assets\/BugCatcher-[\w-]+\.css/) ?? [];
  await page.route(`**${own}`, (route) => route.abort());
  await page.evaluate(
    (href) =>
      new Promise((onerror) => {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onerror }));
      }),
    own,
  );
  await page.unroute(`**${own}`);
  await gameLink(page, 'Bug Catcher').click();
  await expect(heading(page)).toHaveText('Bug Catcher');
  const rules = await page
    .locator(`link[href="${own}"]`)
    .last()
    .evaluate(({ sheet }: HTMLLinkElement) => sheet?.cssRules.length);
  expect(rules).toBeGreaterThan(0);
  await page.close();
});
