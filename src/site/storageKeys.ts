import { gameKeys } from '../games/storage';
import { PLAYED_KEY } from '../kit/family/played';
import { PLAY_TIME_USED } from '../kit/family/playTime';
import { FAMILY_SETTINGS } from '../kit/family/settings';
import type { StorageKey } from '../kit/gameInfo';
import { BEGUN_KEY } from '../kit/session/firstVisit';
import { READ_ALOUD_KEY } from '../kit/session/readAloud';
import { THEME_KEY } from '../kit/theme/themes';
import { ABOUT_KEY } from './home/aboutKey';
import { FAVORITES_KEY } from './home/favorites';

/** Every key of local storage the product uses; session storage and cookies are not used at all. */
export const STORAGE_KEYS: readonly StorageKey[] = [
  { key: THEME_KEY, purpose: 'The look you chose', value: '`sky-blue`, `pink-princess` or `cyber-neon`' },
  { key: FAVORITES_KEY, purpose: 'The games you marked with a heart', value: 'a JSON list of names' },
  { key: ABOUT_KEY, purpose: 'Whether the text about our games is open', value: '`true` or `false`' },
  {
    key: BEGUN_KEY,
    purpose: 'The games you have begun, so that a hand shows the new ones',
    value: 'a JSON list of addresses',
  },
  { key: READ_ALOUD_KEY, purpose: 'Whether games read aloud', value: '`off`, `button` or `always`' },
  ...FAMILY_SETTINGS.map(({ key, purpose, value }) => ({ key, purpose, value })),
  {
    key: PLAYED_KEY,
    purpose: 'How long each game was played in the last seven days',
    value: 'JSON: by day and by address, seconds',
  },
  PLAY_TIME_USED,
  ...gameKeys,
];
