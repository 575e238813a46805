export const DATABASE = 'album';

/** Whether this device has an album, could have one, or keeps no pictures at all. Looking alone makes none. */
export const lookForAlbum = (): Promise<'there' | 'none' | 'refused'> =>
  new Promise((done) => {
    try {
      const opening = indexedDB.open(DATABASE);
      // It is not there: the one that would be made now is not wanted yet.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        opening.result.close();
        done('there');
      };
      opening.onerror = (event) => {
        event.preventDefault();
        done(opening.error?.name === 'AbortError' ? 'none' : 'refused');
      };
    } catch {
      done('refused');
    }
  });

export const hasAlbum = async (): Promise<boolean> => (await lookForAlbum()) === 'there';
