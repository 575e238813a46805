import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom, type Random } from '../../../core/random';
import { rules, TICK } from './rules';
import { SIDES, type Side } from './table';

interface Life {
  readonly ms: number;
  readonly helped: boolean;
}

/** A small child at the table: each hand presses and lets go when it likes, and looks at nothing. */
function createMasher(random: Random) {
  const hands: Record<Side, { up: boolean; until: number }> = {
    left: { up: false, until: 0 },
    right: { up: false, until: 0 },
  };
  return (now: number, flip: (side: Side, up: boolean) => void) => {
    for (const side of SIDES) {
      if (now < hands[side].until) continue;
      const up = !hands[side].up;
      hands[side] = { up, until: now + (up ? random.between(80, 400) : random.between(100, 700)) };
      flip(side, up);
    }
  };
}

/** So many lives of balls, each until it is lost. */
function livesOf(count: number): Life[] {
  const random = createRandom(7);
  const lives: Life[] = [];
  while (lives.length < count) {
    const game = createGame(rules, undefined, random.int(0, 1e9));
    const mash = createMasher(random);
    let [began, helped] = [0, false];
    game.listen(({ type }) => {
      if (type === 'helped') helped = true;
      if (type !== 'lost' && type !== 'over') return;
      lives.push({ ms: game.now - began, helped });
      [began, helped] = [game.now, false];
    });
    game.play({ type: 'begin' });
    while (game.state.phase === 'playing') {
      mash(game.now, (side, up) => game.play({ type: 'flip', side, up }));
      game.advance(TICK);
    }
  }
  return lives;
}

it('keeps a ball 15 s on the average for a child who only mashes, and the helper comes in at least half of all lives', () => {
  const lives = livesOf(300);
  const mean = lives.reduce((sum, { ms }) => sum + ms, 0) / lives.length;
  expect(mean).toBeGreaterThan(15_000);
  // A ball that nobody ever loses is no game.
  expect(mean).toBeLessThan(30_000);
  expect(lives.filter(({ helped }) => helped).length / lives.length).toBeGreaterThan(0.5);
});
