import { readText, writeText } from '../../kit/storage';
import { STORAGE_KEYS } from '../storageKeys';

/** What is stored under each key; null is nothing. */
export type Stored = Readonly<Record<string, string | null>>;

export const readStored = (): Stored => Object.fromEntries(STORAGE_KEYS.map(({ key }) => [key, readText(key)]));

/** Stores each value, and deletes where it is null. False says that the device refused some of it. */
export const writeStored = (values: Stored): boolean =>
  Object.entries(values).reduce((done, [key, value]) => writeText(key, value) && done, true);

/** Said then, where it was a deletion. */
export const REFUSED = 'Your browser did not let us delete here. You can do it in its own settings, under site data.';
