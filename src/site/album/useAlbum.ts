import { useCallback, useEffect, useState } from 'react';
import { type Album, albumOf, giveBack, throwAway } from '../../families/picture/rules/album';
import {
  deletePicture,
  keepPicture,
  type Picture,
  readFile,
  readPictures,
  watchPictures,
} from '../../families/picture/store/pictures';
import { GONE } from './words';

/** A picture in the bin is held with its file until the page is left. */
export interface Shown extends Picture {
  readonly file?: ArrayBuffer;
}

/** `null`: this device keeps no pictures. */
type State = Album<Shown> | 'loading' | null;

/** The pictures of this device. What other tabs keep or throw away is seen here, too. */
export function useAlbum() {
  const [album, setAlbum] = useState<State>('loading');
  const [trouble, setTrouble] = useState<string | null>(null);

  const read = useCallback(async () => {
    const pictures = await readPictures();
    setAlbum((before) => pictures && albumOf<Shown>(pictures, before && before !== 'loading' ? before.bin : []));
  }, []);
  useEffect(() => {
    void read();
    return watchPictures(() => {
      setTrouble(null);
      void read();
    });
  }, [read]);

  const change = (next: (album: Album<Shown>) => Album<Shown>) =>
    setAlbum((before) => (before && before !== 'loading' ? next(before) : before));

  return {
    album,
    trouble,
    async throwAway(picture: Shown) {
      const file = await readFile(picture.id);
      if (!file) return setTrouble(GONE);
      if (!(await deletePicture(picture.id))) return setTrouble('This picture would not go. It is still here.');
      setTrouble(null);
      const held = { ...picture, file };
      change(({ door, bin }) =>
        throwAway({ door: door.map((each) => (each.id === picture.id ? held : each)), bin }, picture.id),
      );
    },
    async giveBack({ file, ...picture }: Shown) {
      const ending = file ? await keepPicture(picture, file) : 'no-album';
      if (ending !== 'kept') return setTrouble('There is no room for it on the fridge. It waits in the bin.');
      setTrouble(null);
      change((now) => giveBack(now, picture.id));
    },
  };
}
