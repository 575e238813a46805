import { useCallback, useEffect, useRef, useState } from 'react';
import {
  emptyAlbum,
  fillAlbum,
  readDrafts,
  readPictures,
  type WholeAlbum,
  watchPictures,
} from '../../families/picture/store/pictures';

/** The album as a thing that is stored. */
export interface StoredAlbum {
  readonly holds: boolean;
  /** How many pictures. */
  readonly words: string;
  /** Deletes it; false says that the device refused. */
  empty(): Promise<boolean>;
  /** Puts back what was deleted since the page was opened. */
  fill(): Promise<boolean>;
}

export function useStoredAlbum(): StoredAlbum {
  const [count, setCount] = useState<number | null>(null);
  const [drafts, setDrafts] = useState(0);
  const taken = useRef<WholeAlbum | null>(null);
  const read = useCallback(async () => {
    setCount((await readPictures())?.length ?? null);
    setDrafts((await readDrafts()).length);
  }, []);
  useEffect(() => {
    void read();
    return watchPictures(read);
  }, [read]);

  return {
    holds: count !== null && count + drafts > 0,
    words: count === 1 ? '1 picture' : `${count} pictures`,
    async empty() {
      if (count === null) return true;
      const whole = await emptyAlbum();
      if (whole) taken.current = whole;
      await read();
      return whole !== null;
    },
    async fill() {
      const filled = taken.current === null || (await fillAlbum(taken.current));
      taken.current = null;
      await read();
      return filled;
    },
  };
}
