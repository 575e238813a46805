import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tapHint } from '../../core/hint';
import type { Rules } from '../../core/rules';
import { loadLateParts } from '../late';
import type { Effects } from '../session/effects';
import { useGame } from '../session/useGame';
import { ThemeProvider } from '../theme/theme';
import { Stage } from './Stage';

/** A thing at 100, 100, which must be hit closely; beside it on the left is one that costs something. */
const WANTED = { x: 100, y: 100 };
type Tap = { readonly type: 'tap'; readonly x: number; readonly y: number };
type Cue = { readonly type: 'hit' | 'wrong' };
const rules: Rules<{ readonly hits: number; readonly wrong: number }, Tap, Cue> = {
  start: () => ({ hits: 0, wrong: 0 }),
  play(state, { x }, { cue }) {
    if (x === WANTED.x) {
      cue({ type: 'hit' });
      return { ...state, hits: state.hits + 1 };
    }
    if (x > WANTED.x) return state;
    cue({ type: 'wrong' });
    return { ...state, wrong: state.wrong + 1 };
  },
  hint: () => tapHint(WANTED, { type: 'tap', ...WANTED }),
};
const effects: Effects<Cue> = { hit: {}, wrong: { popup: { text: '-5', x: 0, y: 0, mood: 'bad' } } };
const sheet = { url: 'sheet.svg', width: 1, height: 1, pieces: {} };

async function setUp() {
  let vain = () => {};
  let hits = () => 0;
  function Game() {
    const session = useGame(rules, undefined, { effects });
    vain = () => {
      session.tries.failures++;
    };
    hits = () => session.game.state.hits;
    return (
      <Stage
        session={session}
        size="fill"
        sheet={sheet}
        draw={() => false}
        label="Stage"
        fingers={{ down: ({ x, y }) => session.play({ type: 'tap', x, y }) }}
      />
    );
  }
  render(<Game />, { wrapper: ThemeProvider });
  window.dispatchEvent(new Event('pointerdown'));
  await act(loadLateParts);
  const tap = (x: number) => fireEvent.pointerDown(screen.getByLabelText('Stage'), { clientX: x, clientY: 100 });
  return { tap, vain: () => vain(), hits: () => hits() };
}

it('takes a near touch for a hit after three that did nothing, and not any more after it', async () => {
  const { tap, vain, hits } = await setUp();
  for (let touch = 0; touch < 2; touch++) vain();
  tap(140);
  expect(hits()).toBe(0);
  vain();
  tap(140);
  expect(hits()).toBe(1);
  tap(140);
  expect(hits()).toBe(1);
});

it('takes it so after three that cost something, too', async () => {
  const { tap, hits } = await setUp();
  for (let touch = 0; touch < 3; touch++) tap(10);
  tap(60);
  expect(hits()).toBe(1);
});
