import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readText, watchText, writeText } from '../../../kit/storage';
import { BOOK_KEY } from '../bookKey';
import type { Book, Page, SceneName } from '../rules/book';
import { parseBook } from '../rules/parseBook';

/**
 * The book of this device. Changes are seen at once and written by `save`, when a hand is done. Tabs do not overwrite each
 * other's pages: only those that were touched here are written.
 */
export function useBook() {
  const [book, setBook] = useState(() => parseBook(readText(BOOK_KEY)));
  /** Fingers are faster than renders. */
  const now = useRef(book);
  const touched = useRef(new Set<SceneName>());

  const show = useCallback((next: Book) => {
    if (JSON.stringify(next) === JSON.stringify(now.current)) return;
    now.current = next;
    setBook(next);
  }, []);
  const stored = useCallback(() => {
    const mine = [...touched.current].map((scene) => [scene, now.current[scene]]);
    return { ...parseBook(readText(BOOK_KEY)), ...Object.fromEntries(mine) } as Book;
  }, []);

  const save = useCallback(() => {
    const next = stored();
    const isChanged = touched.current.size > 0;
    touched.current.clear();
    show(next);
    if (isChanged) writeText(BOOK_KEY, JSON.stringify(next));
  }, [show, stored]);

  useEffect(() => {
    const unwatch = watchText(BOOK_KEY, () => show(stored()));
    return () => {
      unwatch();
      save();
    };
  }, [save, show, stored]);

  return useMemo(
    () => ({
      book,
      pageNow: (scene: SceneName): Page => now.current[scene],
      /** Not written yet: a hand may still be at it. */
      change(scene: SceneName, next: (page: Page) => Page) {
        const page = next(now.current[scene]);
        if (page === now.current[scene]) return;
        touched.current.add(scene);
        now.current = { ...now.current, [scene]: page };
        setBook(now.current);
      },
      save,
    }),
    [book, save],
  );
}
