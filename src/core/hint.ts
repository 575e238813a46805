import type { Point } from './geometry';

/** A place to touch: a point in the units of the game, or a thing of its page by the name it has in `data-spot`. */
export type Spot = Point | string;

export type Gesture =
  | { readonly type: 'tap'; readonly at: Spot }
  | { readonly type: 'drag'; readonly from: Spot; readonly to: Spot }
  /** Round a middle, clockwise, from a place on. */
  | { readonly type: 'turn'; readonly around: Spot; readonly from: Spot };

/** What a kind grown-up would point at now. */
export interface Hint<Action> {
  /** What the gesture says to the rules, one after the other: all of it is allowed. */
  readonly actions: readonly Action[];
  readonly gesture: Gesture;
}

/** A tap that is one action. */
export const tapHint = <Action>(at: Spot, action: Action): Hint<Action> => ({
  actions: [action],
  gesture: { type: 'tap', at },
});

/** A drag from one place to another. */
export const dragHint = <Action>(from: Spot, to: Spot, ...actions: readonly Action[]): Hint<Action> => ({
  actions,
  gesture: { type: 'drag', from, to },
});
