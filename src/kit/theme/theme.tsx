import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { keepCalm } from '../family/keepCalm';
import { useStoredText } from '../storage';
import { showTheme } from './showTheme';
import { parseTheme, THEME_KEY, type Theme } from './themes';

interface ThemeChoice {
  readonly theme: Theme;
  setTheme(theme: Theme): void;
}

const ThemeContext = createContext<ThemeChoice | null>(null);

/** Keeps the page's look in step with the stored theme, and with calm, here and in every other tab. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [text, store] = useStoredText(THEME_KEY);
  const theme = parseTheme(text);
  useEffect(() => {
    showTheme(theme);
  }, [theme]);
  useEffect(keepCalm, []);
  const choice = useMemo(() => ({ theme, setTheme: (next: Theme) => store(next) }), [theme, store]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme needs a ThemeProvider');
  return choice;
}
