import { tidyChild } from '../../../bench/children/tidy';
import { rules, setting } from './rules/rules';

export const child = tidyChild(rules, setting, {
  share: 'A toy counts only with its corner in the basket: by chance few of them land there.',
  meanwhile: 'a toy that is pressed giggles, and one that is dropped thuds',
});
