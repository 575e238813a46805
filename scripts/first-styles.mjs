// What a page's header needs of the page's styles, so that it can be painted while the rest is still being read.
import postcss from 'postcss';

const CLASS = /\.([\w-]+)/g;
const TAG = /(?:^|[\s>+~])([a-z][\w-]*)/g;
/** Ornaments, states and sheets of paper come later than the first paint. */
const LATER = /:before|:after|:hover|:active|:focus|:checked|\bprint\b|forced-colors/;

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

const classesIn = (html) => all(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(' '));

/** Names and classes of the elements in `html`. */
const elements = (html) =>
  new Set([...all(html, /<([a-z][\w-]*)/g), 'html', 'body', ...classesIn(html).map((name) => `.${name}`)]);

function mayFit(selector, known) {
  if (LATER.test(selector)) return false;
  const plain = selector.replace(/\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g, '');
  return all(plain, CLASS).every((name) => known.has(`.${name}`)) && all(plain, TAG).every((name) => known.has(name));
}

/** Values that nobody reads any more go, and then those that only they read. */
function dropUnreadValues(sheet) {
  for (;;) {
    const read = new Set(all(sheet.toString(), /var\((--[\w-]+)/g));
    let dropped = false;
    sheet.walkDecls(/^--/, (value) => {
      if (read.has(value.prop)) return;
      value.remove();
      dropped = true;
    });
    if (!dropped) return;
  }
}

/**
 * Sky as far as one can see, and the place that the scroll bar will take. What is around the header has a sky of its
 * own, which would end below it.
 */
function wideSky(sheet, html) {
  const around = classesIn(html.slice(0, html.indexOf('<header')));
  sheet.walkDecls(/^background/, (value) => {
    if (around.some((name) => value.parent.selector.endsWith(`.${name}`))) value.remove();
  });
  sheet.append('html{background:var(--sky)}body{min-height:101vh}');
}

/**
 * The rules of `css` that `html`, a page up to the end of its header, needs for its first paint. A game's frame fills
 * the screen; on other pages, `wide` ones, the sky does.
 */
export function firstStyles(css, html, { wide }) {
  const known = elements(html);
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    if (rule.name === 'keyframes' || LATER.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => mayFit(selector, known));
    if (!rule.selector) rule.remove();
  });
  if (wide) wideSky(sheet, html);
  dropUnreadValues(sheet);
  sheet.walk((node) => {
    if (node.nodes?.length === 0) node.remove();
  });
  return sheet.toString();
}
