import { expect, it } from 'vitest';
import { firstStyles } from '../scripts/first-styles.mjs';

const HEADER = '<div class="page"><header class="top"><a class="logo btn" href="/"><svg class="i"></svg></a></header>';
const first = (css: string, wide = false) => firstStyles(css, HEADER, { wide });

it('keeps the rules of the header and of what is around it, in their order', () => {
  const css = '.page{margin:0}.top{gap:1px}.top .logo{width:2px}.btn.logo>.i{width:3px}[data-theme=x] .btn{color:red}';
  expect(first(css)).toBe(css);
});

it('leaves out what is further down', () => {
  expect(first('.card{color:red}.top .card{color:red}.top,.card{gap:1px}h2{margin:0}')).toBe('.top{gap:1px}');
});

it('leaves out states, ornaments, movement and paper', () => {
  const later =
    '.btn:hover{color:red}.btn:before{content:""}@keyframes spin{to{rotate:1turn}}@media print{.top{gap:0}}';
  expect(first(`${later}@media (max-width:720px){.top{gap:2px}.card{gap:3px}}`)).toBe(
    '@media (max-width:720px){.top{gap:2px}}',
  );
});

it('keeps the values that are read, directly or by others, and no more', () => {
  expect(first(':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.top{gap:var(--a)}')).toBe(
    ':root{--a:var(--b);--b:1px}.top{gap:var(--a)}',
  );
});

it('gives a wide page one sky from top to bottom', () => {
  expect(first(':root{--sky:blue}.page{padding:1px;background:red}', true)).toBe(
    ':root{--sky:blue}.page{padding:1px}html{background:var(--sky)}body{min-height:101vh}',
  );
});
