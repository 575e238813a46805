import { tidyChild } from '../../../bench/children/tidy';
import { rules, setting } from './rules/rules';

export const child = tidyChild(rules, setting, { share: 'By chance 1 of 3 bins is right.' });
