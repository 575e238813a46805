import { describe, expect, it, vi } from 'vitest';
import { createGame } from './game';
import { tapHint } from './hint';
import type { Rules } from './rules';

interface Egg {
  readonly cracksAt: number | null;
  readonly cracked: readonly number[];
}

/** An egg timer: each press cracks one 100 ms later. */
const rules: Rules<Egg, 'warm' | 'nothing', string> = {
  start: () => ({ cracksAt: null, cracked: [] }),
  play(state, action, { now, cue }) {
    if (action === 'nothing') return state;
    cue('warm');
    return { ...state, cracksAt: now + 100 };
  },
  next: ({ cracksAt }) => cracksAt,
  tick(state, { now, cue }) {
    cue('crack');
    return { cracksAt: state.cracked.length < 2 ? now + 100 : null, cracked: [...state.cracked, now] };
  },
};

describe('a running game', () => {
  it('asks the rules for a hint once as long as neither the state nor the time changes, and does what it shows', () => {
    const hint = vi.fn(({ cracksAt }: Egg) => (cracksAt === null ? tapHint('egg', 'warm' as const) : null));
    const game = createGame({ ...rules, hint }, undefined, 1);
    for (let frame = 0; frame < 5; frame++) expect(game.hint()?.type).toBe('tap');
    expect(hint).toHaveBeenCalledTimes(1);
    expect(game.playHint()).toBe(true);
    expect([game.hint(), game.playHint()]).toEqual([null, false]);
    expect(hint).toHaveBeenCalledTimes(2);
    game.advance(50);
    game.hint();
    expect(hint).toHaveBeenCalledTimes(3);
  });

  it('calls tick at exactly the moment that next named', () => {
    const game = createGame(rules, undefined, 1);
    game.play('warm');
    game.advance(99);
    expect(game.state.cracked).toEqual([]);
    game.advance(1);
    expect(game.state.cracked).toEqual([100]);
  });

  it('asks for the next moment once for each state, however often time passes', () => {
    const asked: Egg[] = [];
    const next = (state: Egg) => {
      asked.push(state);
      return state.cracksAt;
    };
    const game = createGame({ ...rules, next }, undefined, 1);
    game.play('warm');
    for (let frame = 0; frame < 9; frame++) {
      game.advance(10);
      expect(game.ticking).toBe(true);
    }
    expect(asked).toEqual([{ cracksAt: 100, cracked: [] }]);
    game.advance(10);
    expect(asked).toHaveLength(2);
  });

  it('stops at every moment on the way through a long step', () => {
    const game = createGame(rules, undefined, 1);
    game.play('warm');
    game.advance(1000);
    expect(game.state.cracked).toEqual([100, 200, 300]);
  });

  it('comes out the same however the time is cut', () => {
    const whole = createGame(rules, undefined, 1);
    const cut = createGame(rules, undefined, 1);
    whole.play('warm');
    cut.play('warm');
    whole.advance(250);
    for (let count = 0; count < 25; count++) cut.advance(10);
    expect(cut.state).toEqual(whole.state);
    expect(cut.now).toBe(whole.now);
  });

  it('lets no time pass while it is at rest', () => {
    const game = createGame(rules, undefined, 1);
    expect(game.ticking).toBe(false);
    game.advance(5000);
    expect(game.now).toBe(0);
    game.play('warm');
    expect(game.ticking).toBe(true);
  });

  it('says whether a play was allowed, and stays silent when it was not', () => {
    const game = createGame(rules, undefined, 1);
    let calls = 0;
    game.subscribe(() => {
      calls += 1;
    });
    expect(game.play('nothing')).toBe(false);
    expect(calls).toBe(0);
    expect(game.play('warm')).toBe(true);
    expect(calls).toBe(1);
  });

  it('tells subscribers of a new state, and followers of the time, too', () => {
    const game = createGame(rules, undefined, 1);
    const told: string[] = [];
    game.subscribe(() => told.push('state'));
    game.follow(() => told.push('time'));
    game.play('warm');
    expect(told).toEqual(['state', 'time']);
    game.advance(10);
    expect(told).toEqual(['state', 'time', 'time']);
    game.advance(100);
    expect(told.slice(3)).toEqual(['state', 'time']);
  });

  it('tells cues after the state is in place', () => {
    const game = createGame(rules, undefined, 1);
    const heard: [string, number][] = [];
    game.listen((cue) => heard.push([cue, game.state.cracked.length]));
    game.play('warm');
    game.advance(100);
    expect(heard).toEqual([
      ['warm', 0],
      ['crack', 1],
    ]);
  });

  it('restarts at time 0 with nothing left of the old round', () => {
    const game = createGame(rules, undefined, 1);
    game.play('warm');
    game.advance(150);
    game.restart();
    game.advance(1000);
    expect(game.now).toBe(0);
    expect(game.state).toEqual({ cracksAt: null, cracked: [] });
  });

  it('stops telling those who no longer listen', () => {
    const game = createGame(rules, undefined, 1);
    let calls = 0;
    const stop = game.subscribe(() => {
      calls += 1;
    });
    stop();
    game.play('warm');
    expect(calls).toBe(0);
  });

  it('throws when next does not move forward', () => {
    const stuck: Rules<number, never, never> = {
      start: () => 0,
      play: (state) => state,
      next: () => 50,
      tick: (state) => state + 1,
    };
    expect(() => createGame(stuck, undefined, 1).advance(100)).toThrow('stand still at 50 ms');
  });
});
