import { useCallback, useEffect, useMemo } from 'react';
import { useStoredText, writeText } from '../../kit/storage';
import { parseListOrNull } from '../../kit/storedList';

export const FAVORITES_KEY = 'wigglewood-favorites';

/** The favorite games by name, in step with every other tab. */
export function useFavorites(): { readonly names: readonly string[]; toggle(name: string): void } {
  const [text] = useStoredText(FAVORITES_KEY);
  const parsed = useMemo(() => parseListOrNull(text), [text]);
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
