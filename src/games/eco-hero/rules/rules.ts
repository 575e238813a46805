import type { Size } from '../../../core/geometry';
import type { Rules } from '../../../core/rules';
import { thingRules } from '../../../families/tidy/rules/thingRules';
import type { Setting, ThingAction, ThingCue, Things } from '../../../families/tidy/rules/things';
import { BINS, type Bin, binOf, KINDS, type Kind } from './items';
import { beachOf, binFor, ITEM, pictureOf } from './layout';

export const RIGHT_POINTS = 15;

/** Who is away is in its bin: how many are, is the correct count. */
export type State = Things<Kind, Bin>;

export type Action = ThingAction<Bin>;

export type Cue = ThingCue<Kind>;

export const setting: Setting<Kind, Bin> = {
  kinds: KINDS,
  /** 8, 9 or 10 items a round. */
  count: [8, 10],
  side: ITEM,
  /** Items lie at least 120 apart, or 84 where that does not work out. */
  spacings: [120, 84],
  points: RIGHT_POINTS,
  penalty: 5,
  leastWidth: 380,
  targets: BINS,
  homeOf: binOf,
  boxOf: pictureOf,
  opening: 0.4,
  targetFor: binFor,
  areaOf: beachOf,
};

export const rules: Rules<State, Action, Cue, Size> = thingRules(setting);
