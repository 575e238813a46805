import { useCallback, useEffect, useMemo } from 'react';
import { useStoredText, writeText } from '../../kit/storage';

export const FAVORITES_KEY = 'wigglewood-favorites';

/** The stored names; null says that what is stored is not a list. */
export function parseFavorites(text: string | null): readonly string[] | null {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null;
  } catch {
    return null;
  }
}

/** The favorite games by name, in step with every other tab. */
export function useFavorites(): { readonly names: readonly string[]; toggle(name: string): void } {
  const [text] = useStoredText(FAVORITES_KEY);
  const parsed = useMemo(() => parseFavorites(text), [text]);
  const broken = parsed === null;
  const names = useMemo(() => parsed ?? [], [parsed]);

  useEffect(() => {
    if (!broken) return;
    console.warn('The stored favorites could not be read and start afresh');
    writeText(FAVORITES_KEY, '[]');
  }, [broken]);

  const toggle = useCallback(
    (name: string) => {
      const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
      writeText(FAVORITES_KEY, JSON.stringify(next));
    },
    [names],
  );
  return { names, toggle };
}
