import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tapHint } from '../../core/hint';
import type { Rules } from '../../core/rules';
import { CALM_MARK } from '../family/calm';
import { useGame } from './useGame';
import { useGameState, useGameTime } from './useGameState';

type Cue = { readonly type: 'rang' };
const rules: Rules<{ rings: number; ringsAt: number | null }, 'wind', Cue> = {
  start: () => ({ rings: 0, ringsAt: null }),
  play: (state, _wind, { now }) => ({ ...state, ringsAt: now + 100 }),
  next: ({ ringsAt }) => ringsAt,
  hint: ({ ringsAt }) => (ringsAt === null ? tapHint('clock', 'wind') : null),
  tick(state, { cue }) {
    cue({ type: 'rang' });
    return { rings: state.rings + 1, ringsAt: null };
  },
};

let frames: FrameRequestCallback[] = [];
let time = 0;
const frame = (ms: number) =>
  act(() => {
    time += ms;
    const due = frames;
    frames = [];
    for (const callback of due) callback(time);
  });

beforeEach(() => {
  frames = [];
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => {
  document.documentElement.removeAttribute(CALM_MARK);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const renders = vi.fn();
function Clock({ paused = false }) {
  const session = useGame(rules, undefined, { effects: { rang: { say: 'Ding' } } });
  const rings = useGameState(session, (state) => state.rings);
  renders();
  return (
    <>
      <p>{rings}</p>
      <button type="button" onClick={() => session.play('wind')}>
        Wind
      </button>
      <button type="button" onClick={() => session.setPaused(!paused)}>
        Pause
      </button>
    </>
  );
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const rings = () => screen.getByText(/^\d+$/).textContent;

it('asks for no frame while the game waits for the child', () => {
  render(<Clock />);
  expect(frames).toHaveLength(0);
  press('Wind');
  expect(frames).toHaveLength(1);
  frame(50);
  frame(50);
  expect(rings()).toBe('1');
  frame(16);
  expect(frames).toHaveLength(0);
});

it('renders only when the selected part changes, not per frame', () => {
  render(<Clock />);
  press('Wind');
  const before = renders.mock.calls.length;
  for (let count = 0; count < 5; count++) frame(16);
  expect(renders.mock.calls.length).toBe(before);
  frame(30);
  expect(renders.mock.calls.length).toBe(before + 1);
});

it('forgives a frame of more than 100 ms instead of replaying it', () => {
  render(<Clock />);
  press('Wind');
  frame(5000);
  expect(rings()).toBe('0');
  frame(90);
  expect(rings()).toBe('1');
});

it('stands still while paused', () => {
  render(<Clock />);
  press('Wind');
  press('Pause');
  frame(90);
  frame(90);
  expect(rings()).toBe('0');
});

it('does what the hint says as the child would, and nothing while paused or where there is none', () => {
  let session: { playHint(): boolean; readonly tries: { readonly played: number } } | undefined;
  function Hinted() {
    const own = useGame(rules, undefined, { effects: { rang: {} } });
    session = own;
    return (
      <button type="button" onClick={() => own.setPaused(!own.paused)}>
        Pause
      </button>
    );
  }
  render(<Hinted />);
  function playHint() {
    let did: boolean | undefined;
    act(() => {
      did = session?.playHint();
    });
    return did;
  }
  press('Pause');
  expect(playHint()).toBe(false);
  press('Pause');
  expect(playHint()).toBe(true);
  // The clock is wound, and rings.
  expect(playHint()).toBe(false);
  frame(60);
  frame(60);
  expect(playHint()).toBe(true);
  expect(session?.tries.played).toBe(2);
});

it('leaves no frame behind when the game is left', () => {
  const { unmount } = render(<Clock />);
  press('Wind');
  unmount();
  frame(16);
  frame(16);
  expect(frames).toHaveLength(0);
});

it('looks at a part when the state changes, and in every frame at one that asks for the time', () => {
  const ofState = vi.fn(({ rings }: { readonly rings: number }) => rings);
  function Watch() {
    const session = useGame(rules, undefined, { effects: { rang: {} } });
    const seconds = useGameTime(session, (_, now) => Math.floor(now / 10));
    useGameState(session, ofState);
    return (
      <button type="button" onClick={() => session.play('wind')}>
        {seconds}
      </button>
    );
  }
  render(<Watch />);
  press('0');
  ofState.mockClear();
  frame(5);
  expect(ofState).not.toHaveBeenCalled();
  frame(15);
  expect(screen.getByRole('button').textContent).toBe('2');
});

const round: typeof rules = { ...rules, play: (state, _wind, { now }) => ({ ...state, ringsAt: now + 60_000 }) };

it.each([
  ['60 s', false, 60],
  ['100 s in a calm game', true, 100],
])('lets a round of 60 s last %s', (_, calm, seconds) => {
  document.documentElement.toggleAttribute(CALM_MARK, calm);
  function Round() {
    const session = useGame(round, undefined, { effects: { rang: {} } });
    const rings = useGameState(session, (state) => state.rings);
    return (
      <button type="button" onClick={() => session.play('wind')}>
        {rings}
      </button>
    );
  }
  render(<Round />);
  press('0');
  let frameCount = 0;
  while (screen.getByRole('button').textContent === '0' && frameCount < 20_000) {
    frame(20);
    frameCount += 1;
  }
  expect(Math.abs((frameCount * 20) / 1000 - seconds)).toBeLessThan(0.1);
});

it('knows how a child fares: what the game tells of an action or gives points for is a success, what fails is not', () => {
  type Try = 'good' | 'bad' | 'costly' | 'silent' | 'nothing';
  const told: Rules<number, Try | 'later', { readonly type: 'good' | 'bad' | 'costly' | 'found' | 'ticked' }> = {
    start: () => 0,
    play(state, action, { cue }) {
      if (action === 'nothing') return state;
      if (action === 'good' || action === 'bad' || action === 'costly') cue({ type: action });
      return state + 1;
    },
    next: (state) => (state < 100 ? 50 : null),
    tick(state, { cue }) {
      cue({ type: state % 2 === 0 ? 'found' : 'ticked' });
      return 100;
    },
  };
  const place = { text: '5', x: 0, y: 0 };
  const effects = {
    good: {},
    bad: { fails: true },
    costly: { popup: { ...place, mood: 'bad' as const } },
    found: { popup: place },
    ticked: {},
  };
  function fare(...tries: readonly Try[]) {
    let failures = -1;
    function Game() {
      const session = useGame(told, undefined, { effects });
      return (
        <button
          type="button"
          onClick={() => {
            for (const action of tries) session.play(action);
            session.game.advance(60);
            failures = session.tries.failures;
          }}
        >
          Try
        </button>
      );
    }
    const { unmount } = render(<Game />);
    press('Try');
    unmount();
    return failures;
  }
  // With an odd number of changes the clock gives nothing, with an even one points.
  expect(fare('bad', 'costly', 'silent')).toBe(2);
  expect(fare('bad', 'nothing')).toBe(1);
  expect(fare('bad', 'bad', 'good')).toBe(0);
  expect(fare('bad', 'costly')).toBe(0);
});
