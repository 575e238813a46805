export const THEMES = ['sky-blue', 'pink-princess', 'cyber-neon'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 'sky-blue';
export const THEME_KEY = 'wigglewood-theme';

export const parseTheme = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? DEFAULT_THEME;
