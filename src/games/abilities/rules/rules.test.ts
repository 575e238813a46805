import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { type Cell, DIRECTIONS, type Direction, insideBoard } from '../../../core/grid';
import { boardFor } from '../../../families/snake/rules/snake';
import { inLine } from './laser';
import { rules } from './rules';
import { ABILITIES, type Ability, type Cue, type State } from './state';

const board = boardFor(1024);
const OPTIONS = { board, botWanted: true };
const at = (x: number, y: number): Cell => ({ x, y });
const block = (x: number, y: number, id = 1) =>
  ({ id, position: at(x, y), type: 'normal', collectedAt: null }) as const;
const diamond = (x: number, y: number, id = 2) => ({ ...block(x, y, id), type: 'diamond' }) as const;
const bot = (cells: readonly Cell[], direction: Direction | null = null) => ({ cells, direction, stepsAt: 300 });

/** A game laid out by hand: a snake at 5, 5 alone on the board, unless the state says otherwise. */
function from(state: Partial<State> = {}, ...on: Ability[]) {
  const begun = createGame(rules, OPTIONS, 1).state;
  const abilities = { ...begun.abilities, ...Object.fromEntries(on.map((ability) => [ability, true])) };
  const empty = { ...begun, abilities, snake: [at(5, 5)], collectibles: [], bot: null };
  const game = createGame({ ...rules, start: () => ({ ...empty, ...state }) }, OPTIONS, 5);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const turn = (...directions: Direction[]) => directions.map((direction) => game.play({ type: 'turn', direction }));
  const toggle = (ability: Ability) => game.play({ type: 'toggle', ability });
  return { game, cues, turn, toggle, head: () => game.state.snake[0] };
}

describe('Abilities Snake', () => {
  it('starts playing right away: player at the centre, bot on at one quarter, abilities off', () => {
    const { state } = createGame(rules, OPTIONS, 1);
    expect(state).toMatchObject({ phase: 'playing', snake: [at(10, 9)], bot: { cells: [at(5, 4)] }, score: 0 });
    expect(state.abilities).toEqual({ speed: false, strength: false, laserEyes: false, diamondTouch: false });
  });

  it('has 15 to 20 collectibles at start, each 20 % diamond', () => {
    const rounds = Array.from({ length: 400 }, (_, seed) => createGame(rules, OPTIONS, seed).state.collectibles);
    expect(new Set(rounds.map(({ length }) => length))).toEqual(new Set([15, 16, 17, 18, 19, 20]));
    const all = rounds.flat();
    const share = all.filter(({ type }) => type === 'diamond').length / all.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
  });

  it('takes one step per press, never by itself, and wraps around', () => {
    const { game, turn, head } = from({ snake: [at(19, 5)] });
    turn('RIGHT');
    expect(head()).toEqual(at(0, 5));
    game.advance(10_000);
    expect(head()).toEqual(at(0, 5));
  });

  it('ignores reversing and says so', () => {
    const { turn, cues } = from();
    expect(turn('RIGHT', 'LEFT')).toEqual([true, false]);
    expect(cues.at(-1)).toEqual({ type: 'refused' });
  });

  it('gives +1 and grows for a normal block, +10 without growing for a diamond', () => {
    const { game, turn } = from({ collectibles: [block(6, 5), diamond(7, 5)] });
    turn('RIGHT');
    expect(game.state).toMatchObject({ score: 1, snake: [at(6, 5), at(5, 5)] });
    turn('RIGHT');
    expect(game.state).toMatchObject({ score: 11, snake: [at(7, 5), at(6, 5)] });
  });

  it('brings a collectible back 500 ms after the pickup', () => {
    const { game, turn } = from({ collectibles: [diamond(6, 5)] });
    turn('RIGHT');
    game.advance(499);
    expect(game.state.collectibles).toHaveLength(0);
    game.advance(1);
    expect(game.state.collectibles).toHaveLength(1);
  });

  it('is over when the head hits the own body or the bot, and takes no input then', () => {
    const ring = [at(5, 5), at(5, 6), at(6, 6), at(6, 5), at(7, 5)];
    const own = from({ snake: ring, lastStep: 'UP' });
    own.turn('RIGHT');
    expect(own.game.state.phase).toBe('over');
    expect(own.turn('UP')).toEqual([false]);
    expect(own.toggle('speed')).toBe(false);
    const other = from({ bot: bot([at(6, 5)]) });
    other.turn('RIGHT');
    expect(other.game.state.phase).toBe('over');
    expect(other.game.ticking).toBe(false);
  });

  it('may follow its own tail', () => {
    const { game, turn } = from({ snake: [at(5, 5), at(5, 6), at(6, 6), at(6, 5)], lastStep: 'UP' });
    turn('RIGHT');
    expect(game.state.phase).toBe('playing');
  });

  it('toggles abilities independently; Play Again resets them', () => {
    const { game, toggle } = from();
    for (const ability of ABILITIES) toggle(ability);
    toggle('strength');
    expect(game.state.abilities).toEqual({ speed: true, strength: false, laserEyes: true, diamondTouch: true });
    const fresh = createGame(rules, OPTIONS, 1);
    fresh.play({ type: 'toggle', ability: 'speed' });
    fresh.restart(OPTIONS);
    expect(Object.values(fresh.state.abilities)).not.toContain(true);
  });

  describe('Speed', () => {
    it('moves by itself every 150 ms after the first press', () => {
      const { game, turn, head, toggle } = from();
      toggle('speed');
      game.advance(1000);
      expect(head()).toEqual(at(5, 5));
      turn('RIGHT');
      expect(head()).toEqual(at(6, 5));
      game.advance(149);
      expect(head()).toEqual(at(6, 5));
      game.advance(1);
      expect(head()).toEqual(at(7, 5));
      game.advance(150);
      expect(head()).toEqual(at(8, 5));
    });

    it('starts with the last step when switched on in mid-game, and stops when switched off', () => {
      const { game, turn, head, toggle } = from();
      turn('DOWN');
      toggle('speed');
      game.advance(150);
      expect(head()).toEqual(at(5, 7));
      toggle('speed');
      game.advance(1000);
      expect(head()).toEqual(at(5, 7));
    });

    it('keeps its pace when another ability is toggled', () => {
      const { game, turn, head, toggle } = from({}, 'speed');
      turn('RIGHT');
      game.advance(100);
      toggle('strength');
      game.advance(50);
      expect(head()).toEqual(at(7, 5));
    });
  });

  describe('Strength', () => {
    it('pushes normal blocks, for no points, around the edge too', () => {
      const { game, turn, cues } = from({ snake: [at(18, 5)], collectibles: [block(19, 5)] }, 'strength');
      turn('RIGHT');
      expect(game.state).toMatchObject({ score: 0, snake: [at(19, 5)], collectibles: [block(0, 5)] });
      expect(cues).toContainEqual({ type: 'pushed' });
    });

    it.each([
      ['another block', { collectibles: [block(6, 5), block(7, 5, 3)] }],
      ['a diamond', { collectibles: [block(6, 5), diamond(7, 5)] }],
      ['the bot', { collectibles: [block(6, 5)], bot: bot([at(7, 5)]) }],
      ['its own body', { collectibles: [block(6, 5)], snake: [at(5, 5), at(5, 6), at(6, 6), at(7, 6), at(7, 5)] }],
    ])('cancels push and step when %s is beyond', (_, state) => {
      const { game, turn, cues } = from(state, 'strength');
      const before = game.state;
      expect(turn('RIGHT')).toEqual([false]);
      expect(game.state).toBe(before);
      expect(cues).toEqual([{ type: 'refused' }]);
    });

    it('still collects diamonds', () => {
      const { game, turn } = from({ collectibles: [diamond(6, 5)] }, 'strength');
      turn('RIGHT');
      expect(game.state.score).toBe(10);
    });
  });

  describe('Laser Eyes', () => {
    it('fires once per step from the head to the edge and does not wrap', () => {
      const cells = Array.from({ length: 20 * 18 }, (_, index) => at(index % 20, Math.floor(index / 20)));
      const lineOf = (head: Cell, direction: Direction) => cells.filter((cell) => inLine(cell, { head, direction }));
      expect(lineOf(at(17, 5), 'RIGHT')).toEqual([at(18, 5), at(19, 5)]);
      expect(lineOf(at(2, 5), 'LEFT')).toEqual([at(0, 5), at(1, 5)]);
      expect(lineOf(at(4, 15), 'DOWN')).toEqual([at(4, 16), at(4, 17)]);
      expect(lineOf(at(5, 0), 'UP')).toEqual([]);
      const behind = block(2, 5);
      const { game, turn } = from({ collectibles: [behind] }, 'laserEyes');
      turn('RIGHT');
      expect(game.state).toMatchObject({ score: 0, collectibles: [behind] });
    });

    it('scores +5 per normal block and +15 per diamond in line; they vanish and come back after 500 ms', () => {
      const collectibles = [block(9, 5), block(12, 5, 3), diamond(15, 5), diamond(15, 6, 4)];
      const { game, turn } = from({ collectibles }, 'laserEyes');
      turn('RIGHT');
      expect(game.state).toMatchObject({ score: 25, collectibles: [diamond(15, 6, 4)] });
      game.advance(499);
      expect(game.state.collectibles).toHaveLength(1);
      game.advance(1);
      expect(game.state.collectibles).toHaveLength(4);
    });

    it('scores +5 per bot segment in line, then the bot is out', () => {
      const { game, turn, cues } = from({ bot: bot([at(9, 5), at(10, 5), at(10, 6)]) }, 'laserEyes');
      turn('RIGHT');
      expect(game.state).toMatchObject({ score: 10, bot: null });
      expect(cues).toContainEqual({ type: 'botOut' });
    });

    it('eliminates a bot that steps into a beam while it glows', () => {
      const state = { collectibles: [diamond(9, 5)], bot: bot([at(9, 4)]) };
      const laser = { head: at(6, 5), direction: 'RIGHT', until: 301 } as const;
      const hit = from({ ...state, beam: laser });
      hit.game.advance(300);
      expect(hit.game.state).toMatchObject({ bot: null, score: 5 });
      const late = from({ ...state, beam: { ...laser, until: 300 } });
      late.game.advance(300);
      expect(late.game.state.bot?.cells).toEqual([at(9, 5)]);
    });
  });

  describe('Diamond Touch', () => {
    it('turns a touched block into a diamond: +5 at once, collected for +10 after 200 ms', () => {
      const { game, turn } = from({ collectibles: [block(6, 5)] }, 'diamondTouch');
      turn('RIGHT');
      expect(game.state).toMatchObject({ score: 5, snake: [at(6, 5)], collectibles: [{ type: 'diamond' }] });
      game.advance(199);
      expect(game.state.score).toBe(5);
      game.advance(1);
      expect(game.state).toMatchObject({ score: 15, collectibles: [] });
      game.advance(499);
      expect(game.state.collectibles).toHaveLength(0);
      game.advance(1);
      expect(game.state.collectibles).toHaveLength(1);
    });

    it('acts before Strength, and goes on when it is switched off meanwhile', () => {
      const { game, turn, toggle } = from({ collectibles: [block(6, 5)] }, 'diamondTouch', 'strength');
      turn('RIGHT');
      toggle('diamondTouch');
      game.advance(200);
      expect(game.state.score).toBe(15);
    });
  });

  describe('the bot', () => {
    it('moves every 300 ms towards the nearest collectible, +1 and longer for a block, +10 for a diamond', () => {
      const { game } = from({ collectibles: [block(10, 10), diamond(11, 10)], bot: bot([at(9, 10)]) });
      game.advance(299);
      expect(game.state.bot?.cells).toEqual([at(9, 10)]);
      game.advance(1);
      expect(game.state).toMatchObject({ botScore: 1, bot: { cells: [at(10, 10), at(9, 10)] } });
      game.advance(300);
      expect(game.state).toMatchObject({ botScore: 11, bot: { cells: [at(11, 10), at(10, 10)] } });
    });

    it('is eliminated when it hits itself', () => {
      const knot = [at(9, 9), at(8, 9), at(8, 8), at(9, 8), at(10, 8), at(10, 9), at(10, 10), at(9, 10), at(8, 10)];
      const { game, cues } = from({ bot: bot(knot, 'RIGHT') });
      game.advance(300);
      expect(game.state.bot).toBeNull();
      expect(cues).toContainEqual({ type: 'botOut' });
    });

    it('waits where only the player shuts it in', () => {
      const walls = [at(8, 9), at(8, 8), at(9, 8), at(10, 8), at(10, 9), at(10, 10), at(9, 10)];
      const { game } = from({ snake: walls, bot: bot([at(9, 9)], 'RIGHT') });
      game.advance(300);
      expect(game.state).toMatchObject({ phase: 'playing', bot: { cells: [at(9, 9)] } });
    });

    it('comes in once its cell is free', () => {
      const { game, turn } = from({ snake: [at(5, 4)] });
      game.play({ type: 'bot' });
      game.advance(300);
      expect(game.state.bot?.cells).toEqual([]);
      turn('LEFT');
      game.advance(300);
      expect(game.state.bot?.cells).toEqual([at(5, 4)]);
    });

    it('is wanted again after an elimination, but not when the child switched it off', () => {
      const out = from({ bot: bot([at(9, 5)]) }, 'laserEyes');
      out.turn('RIGHT');
      expect(out.game.state).toMatchObject({ bot: null, botWanted: true });
      const off = from({ bot: bot([at(9, 9)]) });
      off.game.play({ type: 'bot' });
      expect(off.game.state).toMatchObject({ bot: null, botWanted: false });
      expect(createGame(rules, { board, botWanted: false }, 1).state.bot).toBeNull();
    });
  });

  it('keeps everything on the board and apart, and no score falls, whatever is pressed', () => {
    const presses = fc.oneof(
      fc.constantFrom(...DIRECTIONS).map((direction) => ({ type: 'turn', direction }) as const),
      fc.constantFrom(...ABILITIES).map((ability) => ({ type: 'toggle', ability }) as const),
      fc.constant({ type: 'bot' } as const),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(presses, fc.nat(400)), { maxLength: 120 }), (seed, moves) => {
        const game = createGame(rules, OPTIONS, seed);
        for (const [action, wait] of moves) {
          const { score } = game.state;
          game.play(action);
          game.advance(wait);
          const { collectibles, snake, respawns } = game.state;
          expect(game.state.score).toBeGreaterThanOrEqual(score);
          expect(collectibles.length + respawns.length).toBeGreaterThanOrEqual(15);
          const cells = [...snake, ...(game.state.bot?.cells ?? []), ...collectibles.map(({ position }) => position)];
          expect(cells.every((cell) => insideBoard(cell, board))).toBe(true);
          expect(new Set(collectibles.map(({ position: { x, y } }) => `${x} ${y}`)).size).toBe(collectibles.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
