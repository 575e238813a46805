import { type Cell, sameCell } from '../../../core/grid';
import type { Random } from '../../../core/random';
import type { Tools } from '../../../core/rules';
import { freeCell } from '../../../families/snake/rules/cells';
import { middleOf } from '../../../families/snake/rules/snake';
import type { Collectible, Cue, How, State } from './state';

export const FEWEST = 15;
export const EXTRA = 5;
const DIAMOND_SHARE = 0.2;
const RESPAWN = 500;
export const POINTS = { normal: 1, diamond: 10 } as const;
const TOUCH_POINTS = 5;
const TOUCH_DELAY = 200;

/** What can be taken. What Diamond Touch has already cannot. */
export const loose = ({ collectibles }: State) => collectibles.filter(({ collectedAt }) => collectedAt === null);

/** Where there is something to take. */
export const foodOf = (state: State): readonly Cell[] => loose(state).map(({ position }) => position);

export const lyingAt = (state: State, cell: Cell) => loose(state).find(({ position }) => sameCell(position, cell));

export const botCells = ({ bot }: State): readonly Cell[] => bot?.cells ?? [];

/** Every cell where something is. */
export const occupied = (state: State) => [
  ...state.snake,
  ...botCells(state),
  ...state.collectibles.map(({ position }) => position),
];

export function eliminate(state: State, { cue }: Tools<Cue>): State {
  cue({ type: 'botOut' });
  return { ...state, bot: null };
}

/** Points for something that happened in a cell. */
export function scoreAt(state: State, how: How, points: number, cell: Cell, { cue }: Tools<Cue>): State {
  cue({ type: 'scored', how, points, ...middleOf(cell, state.board) });
  return { ...state, score: state.score + points };
}

/** One more collectible on a free cell; the same state when there is none. */
export function addCollectible(state: State, kept: readonly Cell[], random: Random): State {
  const position = freeCell(state.board, [...occupied(state), ...kept], random);
  if (!position) return state;
  const id = state.collectiblesMade + 1;
  const type = random.chance(DIAMOND_SHARE) ? 'diamond' : 'normal';
  const collectibles = [...state.collectibles, { id, position, type, collectedAt: null } as const];
  return { ...state, collectibles, collectiblesMade: id };
}

/** The same collectible in another state. */
export const change = (state: State, { id }: Collectible, news: Partial<Collectible>): State => ({
  ...state,
  collectibles: state.collectibles.map((other) => (other.id === id ? { ...other, ...news } : other)),
});

/** Takes collectibles off the board; each comes back elsewhere after a while. */
export const remove = (state: State, gone: readonly Collectible[], now: number): State => ({
  ...state,
  collectibles: state.collectibles.filter((collectible) => !gone.includes(collectible)),
  respawns: [...state.respawns, ...gone.map(() => now + RESPAWN)],
});

/** The touched block turns into a diamond on the spot and is collected a little later. */
export function touch(state: State, block: Collectible, tools: Tools<Cue>): State {
  const after = scoreAt(state, 'took', TOUCH_POINTS, block.position, tools);
  return change(after, block, { type: 'diamond', collectedAt: tools.now + TOUCH_DELAY });
}

export function collect(state: State, collectible: Collectible, tools: Tools<Cue>): State {
  const { type, position } = collectible;
  return remove(scoreAt(state, 'took', POINTS[type], position, tools), [collectible], tools.now);
}

export function collectTouched(state: State, tools: Tools<Cue>): State {
  return state.collectibles
    .filter(({ collectedAt }) => collectedAt !== null && collectedAt <= tools.now)
    .reduce((after, diamond) => collect(after, diamond, tools), state);
}

/** Brings back what is due. On a full board it waits once more. */
export function respawn(state: State, { now, random }: Tools<Cue>): State {
  const due = state.respawns.filter((moment) => moment <= now);
  let after: State = { ...state, respawns: state.respawns.filter((moment) => moment > now) };
  for (const _ of due) {
    const added = addCollectible(after, [], random);
    after = added === after ? { ...after, respawns: [...after.respawns, now + RESPAWN] } : added;
  }
  return after;
}
