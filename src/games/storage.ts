import type { StorageKey } from '../kit/gameInfo';

const keys = import.meta.glob<Readonly<Record<string, StorageKey>>>('./*/game.ts', {
  eager: true,
  query: '?site',
  import: 'keys',
});

/** Every key of local storage that a game uses. */
export const gameKeys: readonly StorageKey[] = Object.values(keys).flatMap((own) => Object.values(own));
