// A player at a running game, for measuring its rules.
import { createGame, type Game } from '../src/core/game';
import type { Size } from '../src/core/geometry';
import { DIRECTIONS, type Direction } from '../src/core/grid';
import { createRandom, type Random } from '../src/core/random';
import type { Rules } from '../src/core/rules';

/** A field of an ordinary size. */
export const FIELD = { width: 800, height: 600 };

interface Player<State, Action, Cue, Options> {
  /** What the player does, every so many ms of play. */
  readonly every: number;
  /** Starts a round, also whenever the game has come to rest. */
  again(game: Game<State, Action, Cue, Options>): void;
  act?(game: Game<State, Action, Cue, Options>, random: Random): void;
}

/** A game and its player, whatever the game. */
export interface Seat {
  readonly game: { readonly ticking: boolean; advance(ms: number): void };
  readonly every: number;
  again(): void;
  act(): void;
}

/** Sits the player down at a new game. */
export const takeSeat =
  <State, Action, Cue, Options>(
    rules: Rules<State, Action, Cue, Options>,
    options: Options,
    { every, again, act }: Player<State, Action, Cue, Options>,
  ) =>
  (): Seat => {
    const game = createGame(rules, options, 1);
    const random = createRandom(2);
    return { game, every, again: () => again(game), act: () => act?.(game, random) };
  };

export const placeIn = (random: Random, { width, height }: Size) => ({
  x: random.between(0, width),
  y: random.between(0, height),
});

interface Snake {
  play(action: { type: 'turn'; direction: Direction }): boolean;
}
/** A snake that turns where the dice say. */
export const turn = (game: Snake, random: Random) =>
  void game.play({ type: 'turn', direction: random.pick(DIRECTIONS) });
