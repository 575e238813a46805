import { tidyChild } from '../../../bench/children/tidy';
import { rules, setting } from './rules/rules';

export const child = tidyChild(rules, setting, {
  share: 'By chance 1 of 3 bins is right.',
  meanwhile: 'a thing that is pressed giggles, and one that is dropped thuds',
});
