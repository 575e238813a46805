import { useEffect, useState } from 'react';
import { watchText } from '../../kit/storage';
import { ALBUM_PURPOSE, STORAGE_KEYS } from '../storageKeys';
import { DeleteEverything } from './DeleteEverything';
import styles from './StoredThings.module.css';
import { REFUSED, readStored, type Stored, writeStored } from './stored';
import { useStoredAlbum } from './useStoredAlbum';

/** Every stored key with its purpose and value, each with a way to delete it. */
export function StoredThings() {
  const [values, setValues] = useState<Stored>({});
  const [status, setStatus] = useState('');
  useEffect(() => {
    const read = () => setValues(readStored());
    read();
    // Other tabs keep and delete things, too.
    const stops = STORAGE_KEYS.map(({ key }) => watchText(key, read));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const album = useStoredAlbum();

  async function deleteAlbum() {
    if (!album.holds) return;
    setStatus((await album.empty()) ? `Deleted: ${ALBUM_PURPOSE}.` : REFUSED);
  }

  return (
    <>
      <ul className={styles.things}>
        {STORAGE_KEYS.map(({ key, purpose }) => {
          const value = values[key] ?? null;
          return (
            <li key={key}>
              <div>
                <b>{purpose}</b>
                <code>{key}</code>
                <span className="soft">{value === null ? 'Nothing stored' : value}</span>
              </div>
              <button
                type="button"
                className="btn quiet"
                aria-disabled={value === null}
                onClick={() =>
                  value !== null && setStatus(writeStored({ [key]: null }) ? `Deleted: ${purpose}.` : REFUSED)
                }
              >
                Delete<span className="visuallyHidden">: {purpose}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.album}>
        <div>
          <b>{ALBUM_PURPOSE}</b>
          <span>{album.holds ? album.words : 'No pictures'}</span>
        </div>
        <button type="button" className="btn quiet" aria-disabled={!album.holds} onClick={deleteAlbum}>
          Delete<span className="visuallyHidden">: {ALBUM_PURPOSE}</span>
        </button>
      </div>
      <DeleteEverything album={album} say={setStatus} />
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  );
}
