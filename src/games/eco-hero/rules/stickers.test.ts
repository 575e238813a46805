import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { binOf } from './items';
import { type Cue, rules } from './rules';
import { facts } from './stickers';

const cue: Cue = { type: 'taken', kind: 'leaves', count: 3, x: 0, y: 0 };
const SIZE = { width: 840, height: 430 };

it('gives the tree for three things in the compost, whatever is in the other bins', () => {
  const { state } = createGame(rules, SIZE, 1);
  const [one] = state.things;
  if (!one) throw new Error('Nothing lies on the beach');
  const withAway = (...kinds: (typeof one.kind)[]) => ({
    ...state,
    things: kinds.map((kind, id) => ({ ...one, id, kind, away: true })),
  });
  expect(facts.tree(cue, withAway('leaves', 'lettuce', 'apple core'))).toBe(true);
  expect(facts.tree(cue, withAway('leaves', 'lettuce', 'newspaper', 'worn out sock'))).toBe(false);
  const loose = { ...state, things: state.things.map((thing) => ({ ...thing, kind: 'leaves' as const })) };
  expect(binOf('leaves')).toBe('compost');
  expect(facts.tree(cue, loose)).toBe(false);
  expect(facts.tree({ type: 'giggled' }, withAway('leaves', 'lettuce', 'apple core'))).toBe(false);
});
