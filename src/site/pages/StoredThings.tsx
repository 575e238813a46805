import { useEffect, useState } from 'react';
import { readText, writeText } from '../../kit/storage';
import { STORAGE_KEYS } from '../storageKeys';
import styles from './StoredThings.module.css';

type Values = Readonly<Record<string, string | null>>;

const readAll = (): Values => Object.fromEntries(STORAGE_KEYS.map(({ key }) => [key, readText(key)]));

/** Every stored key with its purpose and value, each with a way to delete it. */
export function StoredThings() {
  const [values, setValues] = useState<Values>({});
  useEffect(() => setValues(readAll()), []);

  function forget(keys: readonly string[]) {
    for (const key of keys) writeText(key, null);
    setValues(readAll());
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
              <button type="button" className="btn quiet" disabled={value === null} onClick={() => forget([key])}>
                Delete<span className="visuallyHidden">: {purpose}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="btn secondary" onClick={() => forget(STORAGE_KEYS.map(({ key }) => key))}>
        Delete everything
      </button>
    </>
  );
}
