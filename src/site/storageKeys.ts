import { gameKeys } from '../games/storage';
import {
  BUZZ,
  CALM,
  COUNTS_PLAY,
  ONE_BUTTON,
  PLAY_LOCK,
  PLAY_MINUTES,
  PLAY_TIME,
  PLAY_TIME_USED_KEY,
  PLAYED_KEY,
  SHELF,
  VOLUME,
  VOLUMES,
} from '../kit/family/settings';
import type { StorageKey } from '../kit/gameInfo';
import { BEGUN_KEY } from '../kit/session/firstVisit';
import { READ_ALOUD_KEY } from '../kit/session/readAloud';
import { STICKERS_KEY } from '../kit/stickers/given';
import { THEME_KEY } from '../kit/theme/themes';
import { BOOK_KEY } from './album/bookKey';
import { ABOUT_KEY } from './home/aboutKey';
import { FAVORITES_KEY } from './home/favorites';

const FLAG = '`true` or `false`';

/** What the browser's database holds, beside the keys. */
export const ALBUM_PURPOSE = 'The pictures of the album, and what is not finished yet';

/** Every key of local storage the product uses; session storage and cookies are not used at all. */
export const STORAGE_KEYS: readonly StorageKey[] = [
  { key: THEME_KEY, purpose: 'The look you chose', value: '`sky-blue`, `pink-princess` or `cyber-neon`' },
  { key: FAVORITES_KEY, purpose: 'The games you marked with a heart', value: 'a JSON list of names' },
  { key: ABOUT_KEY, purpose: 'Whether the text about our games is open', value: FLAG },
  {
    key: BEGUN_KEY,
    purpose: 'The games you have begun, so that a hand shows the new ones',
    value: 'a JSON list of addresses',
  },
  { key: READ_ALOUD_KEY, purpose: 'Whether games read aloud', value: '`off`, `button` or `always`' },
  { key: CALM.key, purpose: 'Whether games are calm', value: FLAG },
  { key: VOLUME.key, purpose: 'How loud games are', value: `one of ${VOLUMES.join(', ')}` },
  { key: BUZZ.key, purpose: 'Whether games buzz', value: FLAG },
  { key: SHELF.key, purpose: 'The games that Home does not show', value: 'a JSON list of addresses' },
  {
    key: PLAY_TIME.key,
    purpose: 'Minutes of play a day; 0 is without end',
    value: `one of ${PLAY_MINUTES.join(', ')}`,
  },
  { key: PLAY_LOCK.key, purpose: 'Whether a game holds the screen', value: FLAG },
  { key: ONE_BUTTON.key, purpose: 'Whether games are played with one button', value: FLAG },
  { key: COUNTS_PLAY.key, purpose: 'Whether minutes of play are counted', value: FLAG },
  {
    key: PLAYED_KEY,
    purpose: 'How long each game was played in the last seven days',
    value: 'JSON: by day and by address, seconds',
  },
  {
    key: PLAY_TIME_USED_KEY,
    purpose: 'How long was played today, where there is a play time',
    value: 'a JSON object: the day, seconds, the latest time seen, what was given on top, whether Wiggle sleeps',
  },
  { key: STICKERS_KEY, purpose: 'The stickers you were given', value: 'a JSON list of names' },
  {
    key: BOOK_KEY,
    purpose: 'The pages of your sticker book',
    value: 'JSON: by scene, the stickers with their places',
  },
  ...gameKeys,
];
