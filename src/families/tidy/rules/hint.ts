import { distance, type Point } from '../../../core/geometry';
import { dragHint, type Hint } from '../../../core/hint';
import { looseThings, type Setting, type Thing, type ThingAction, type Things, thingAt } from './things';

/** The finger of a hint, where none holds anything. */
const FINGER = 0;

/** A drag to where it belongs: of the thing in a hand or touched last, or else of the one that has the shortest way. */
export function tidyHint<Kind extends string, Target extends string>(
  state: Things<Kind, Target>,
  { side, boxOf, homeOf }: Pick<Setting<Kind, Target>, 'side' | 'boxOf' | 'homeOf'>,
): Hint<ThingAction<Target>> | null {
  const { size, chosen } = state;
  const middleOf = ({ x, y }: Point): Point => ({ x: x + side / 2, y: y + side / 2 });
  const homeFor = ({ kind }: Thing<Kind>): Point => {
    const { x, y, width, height } = boxOf(homeOf(kind), size);
    return { x: x + width / 2, y: y + height / 2 };
  };

  const loose = looseThings<Kind>(state);
  const held = loose.filter(({ hand }) => hand).at(-1);
  if (held?.hand) {
    const { finger, dragOffset, x, y } = held.hand;
    const home = homeFor(held);
    const to = { x: home.x - side / 2 + dragOffset.x, y: home.y - side / 2 + dragOffset.y };
    const by = { finger, ...to };
    return dragHint({ x: x + dragOffset.x, y: y + dragOffset.y }, to, { type: 'drag', ...by }, { type: 'drop', ...by });
  }
  const way = (thing: Thing<Kind>) => distance(middleOf(thing), homeFor(thing));
  const [nearest] = [...loose].sort((a, b) => way(a) - way(b));
  const next = loose.find(({ id }) => id === chosen) ?? nearest;
  // Of two in the same place it is the one that a finger takes.
  const thing = next && thingAt<Kind>(state, middleOf(next), side);
  if (!thing) return null;
  const [from, to] = [middleOf(next), homeFor(thing)];
  return dragHint(
    from,
    to,
    { type: 'grab', finger: FINGER, ...from },
    { type: 'drag', finger: FINGER, ...to },
    { type: 'drop', finger: FINGER, ...to },
  );
}
