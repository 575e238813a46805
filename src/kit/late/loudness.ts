import { readSetting, VOLUME } from '../family/settings';
import { watchText } from '../storage';

/** What each step of the volume leaves of a sound: steps that an ear hears as equal. */
const SHARES = [0, 0.25, 0.55, 1] as const;

/** How much of its loudness everything that sounds has, from 0 to 1. */
export const loudness = () => SHARES[readSetting(VOLUME)];

export const watchLoudness = (changed: () => void) => watchText(VOLUME.key, changed);
