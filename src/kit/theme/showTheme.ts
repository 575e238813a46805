import type { Theme } from './themes';

/** The color of the browser's own bar: the flat sky of the theme (--sky-flat in tokens.css; a test compares them). */
export const BAR_COLORS: Readonly<Record<Theme, string>> = {
  'sky-blue': '#b4e4ff',
  'pink-princess': '#ffd6eb',
  'cyber-neon': '#0a1122',
};

/** Gives the page, and the browser's bar around it, the look of a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[theme]);
}
