import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasRoom, type Kept } from '../rules/album';
import { DATABASE, hasAlbum, lookForAlbum } from './hasAlbum';

/** Tabs tell each other through it that something changed. */
const CHANNEL = 'album';

/** A picture as the fridge shows it. Bytes, and not blobs: some browsers cannot store those in a private window. */
export interface Picture extends Kept {
  /** A small PNG. */
  readonly small: ArrayBuffer;
  /** What its game needs to go on with it, beside the picture itself. */
  readonly making: unknown;
}

/** What is being made, kept by itself. Every open game has one of its own, so tabs do not overwrite each other. */
export interface Draft extends Picture {
  readonly file: ArrayBuffer;
  /** It hangs on the fridge as it is. */
  readonly isKept: boolean;
  /** It was chosen in the album: the game goes on with it without asking. */
  readonly isChosen: boolean;
}

interface Schema extends DBSchema {
  pictures: { key: string; value: Picture };
  /** The whole pictures, as PNG files. */
  files: { key: string; value: ArrayBuffer };
  drafts: { key: string; value: Draft };
}

/** How keeping ended: there are sixty already, or the device has no room, or it keeps no pictures at all. */
export type Ending = 'kept' | 'full' | 'no-room' | 'no-album';

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database() {
  opening ??= openDB<Schema>(DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('pictures', { keyPath: 'id' });
      fresh.createObjectStore('files');
      fresh.createObjectStore('drafts', { keyPath: 'id' });
    },
    // A newer version waits for it, or the browser closed it: whoever comes next opens it anew.
    blocking: close,
    terminated: close,
  }).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

function close() {
  const was = opening;
  opening = null;
  void was?.then((open) => open.close());
}

const endingOf = (error: unknown): Ending =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'no-album';

export const newId = () =>
  [Date.now(), ...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('-');

const tell = () => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
};

/** Calls back when a picture was kept or thrown away, here or in another tab. */
export function watchPictures(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = changed;
  return () => channel.close();
}

/** All pictures of the fridge; null where the device keeps none. */
export async function readPictures(): Promise<readonly Picture[] | null> {
  try {
    if ((await lookForAlbum()) === 'none') return [];
    return await (await database()).getAll('pictures');
  } catch (error) {
    console.warn('This device keeps no pictures', error);
    return null;
  }
}

/** The whole picture as a PNG file; null where it is gone. */
export async function readFile(id: string): Promise<ArrayBuffer | null> {
  try {
    return (await (await database()).get('files', id)) ?? null;
  } catch (error) {
    console.warn('The picture could not be read', error);
    return null;
  }
}

/** Counts and keeps in one go: two tabs together keep no more than one alone. */
export async function keepPicture(picture: Picture, file: ArrayBuffer): Promise<Ending> {
  try {
    const all = (await database()).transaction(['pictures', 'files'], 'readwrite');
    const room = hasRoom(await all.objectStore('pictures').count());
    if (room) {
      await all.objectStore('pictures').put(picture);
      await all.objectStore('files').put(file, picture.id);
    }
    await all.done;
    if (!room) return 'full';
  } catch (error) {
    console.warn('The picture could not be kept', error);
    return endingOf(error);
  }
  tell();
  // What a child made is not to go when the device wants room. Some browsers ask; nobody waits for the answer.
  void navigator.storage?.persist?.().catch(() => false);
  return 'kept';
}

export async function deletePicture(id: string): Promise<boolean> {
  try {
    const all = (await database()).transaction(['pictures', 'files'], 'readwrite');
    await Promise.all([all.objectStore('pictures').delete(id), all.objectStore('files').delete(id), all.done]);
  } catch (error) {
    console.warn('The picture could not be thrown away', error);
    return false;
  }
  tell();
  return true;
}

/** What is not finished, in one game or in all of them; the newest first. */
export async function readDrafts(game?: string): Promise<readonly Draft[]> {
  try {
    if (!(await hasAlbum())) return [];
    const drafts = await (await database()).getAll('drafts');
    return drafts.filter((draft) => !game || draft.game === game).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** False says that the device did not take it. */
export async function writeDraft(draft: Draft): Promise<boolean> {
  try {
    await (await database()).put('drafts', draft);
    return true;
  } catch (error) {
    console.warn('What is being made is not kept by itself', error);
    return false;
  }
}

export async function deleteDraft(id: string): Promise<void> {
  await database()
    .then((open) => open.delete('drafts', id))
    .catch(() => {});
}

/** Everything that the album holds. */
export interface WholeAlbum {
  readonly pictures: readonly Picture[];
  readonly files: readonly (readonly [id: string, file: ArrayBuffer])[];
  readonly drafts: readonly Draft[];
}

const STORES = ['pictures', 'files', 'drafts'] as const;

/** Takes everything out of the album, so that it can be put back; null says that the device refused. */
export async function emptyAlbum(): Promise<WholeAlbum | null> {
  try {
    if (!(await hasAlbum())) return { pictures: [], files: [], drafts: [] };
    const all = (await database()).transaction(STORES, 'readwrite');
    const ids = await all.objectStore('files').getAllKeys();
    const bytes = await all.objectStore('files').getAll();
    const whole = {
      pictures: await all.objectStore('pictures').getAll(),
      files: ids.map((id, index) => [id, bytes[index] ?? new ArrayBuffer(0)] as const),
      drafts: await all.objectStore('drafts').getAll(),
    };
    await Promise.all(STORES.map((name) => all.objectStore(name).clear()));
    await all.done;
    tell();
    return whole;
  } catch (error) {
    console.warn('The album could not be deleted', error);
    return null;
  }
}

/** Puts everything back that was taken out. False says that the device refused. */
export async function fillAlbum({ pictures, files, drafts }: WholeAlbum): Promise<boolean> {
  try {
    const all = (await database()).transaction(STORES, 'readwrite');
    for (const picture of pictures) void all.objectStore('pictures').put(picture);
    for (const [id, file] of files) void all.objectStore('files').put(file, id);
    for (const draft of drafts) void all.objectStore('drafts').put(draft);
    await all.done;
  } catch (error) {
    console.warn('The album could not be filled', error);
    return false;
  }
  tell();
  return true;
}
