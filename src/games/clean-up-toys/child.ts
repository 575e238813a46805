import { tidyChild } from '../../../bench/children/tidy';
import { rules, setting } from './rules/rules';

export const child = tidyChild(rules, setting);
