import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStoredText } from '../storage';

export const THEMES = ['sky-blue', 'pink-princess', 'cyber-neon'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 'sky-blue';
export const THEME_KEY = 'wigglewood-theme';

export const parseTheme = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? DEFAULT_THEME;

interface ThemeChoice {
  readonly theme: Theme;
  setTheme(theme: Theme): void;
}

const ThemeContext = createContext<ThemeChoice | null>(null);

/** Keeps the page's look in step with the stored theme, here and in every other tab. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [text, store] = useStoredText(THEME_KEY);
  const theme = parseTheme(text);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const choice = useMemo(() => ({ theme, setTheme: (next: Theme) => store(next) }), [theme, store]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme needs a ThemeProvider');
  return choice;
}
