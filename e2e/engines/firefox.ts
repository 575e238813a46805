import puppeteer from 'puppeteer-core';
import { type Engine, findProgram, type Start } from './engine';

/** Firefox without a visible window, over WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return {
    async open(address, size) {
      await page.setViewport(size);
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    screenshot: async () => Buffer.from(await page.screenshot()),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

export function findFirefox(): Start {
  const path = findProgram('firefox-esr') ?? findProgram('firefox');
  return path ? () => startFirefox(path) : null;
}
