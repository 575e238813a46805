import { freeCell } from '../../core/cells';
import { type Cell, sameCell } from '../../core/grid';
import type { Random } from '../../core/random';
import type { Tools } from '../../core/rules';
import { type Collectible, type Cue, type State, spotOf } from './state';

export const FEWEST = 15;
export const EXTRA = 5;
export const DIAMOND_SHARE = 0.2;
export const RESPAWN = 500;
export const POINTS = { normal: 1, diamond: 10 } as const;
export const TOUCH_POINTS = 5;
export const TOUCH_DELAY = 200;

/** One more collectible on a free cell; the same state when there is none. */
export function addCollectible(state: State, kept: readonly Cell[], random: Random): State {
  const taken = [...state.snake, ...(state.bot?.cells ?? []), ...state.collectibles.map(({ position }) => position)];
  const position = freeCell(state.board, [...taken, ...kept], random);
  if (!position) return state;
  const id = state.collectiblesMade + 1;
  const type = random.chance(DIAMOND_SHARE) ? 'diamond' : 'normal';
  const collectibles = [...state.collectibles, { id, position, type, collectedAt: null } as const];
  return { ...state, collectibles, collectiblesMade: id };
}

/** What lies in a cell to be taken. What Diamond Touch has already is not. */
export const lyingAt = ({ collectibles }: State, cell: Cell) =>
  collectibles.find(({ position, collectedAt }) => collectedAt === null && sameCell(position, cell));

/** Takes collectibles off the board; each comes back elsewhere after a while. */
export function remove(state: State, gone: readonly Collectible[], now: number): State {
  if (gone.length === 0) return state;
  const collectibles = state.collectibles.filter((collectible) => !gone.includes(collectible));
  return { ...state, collectibles, respawns: [...state.respawns, ...gone.map(() => now + RESPAWN)] };
}

/** The touched block turns into a diamond on the spot and is collected a little later. */
export function touch(state: State, block: Collectible, { now, cue }: Tools<Cue>): State {
  cue({ type: 'scored', how: 'touched', points: TOUCH_POINTS, ...spotOf(block.position, state.board) });
  const diamond = { ...block, type: 'diamond', collectedAt: now + TOUCH_DELAY } as const;
  const collectibles = state.collectibles.map((other) => (other === block ? diamond : other));
  return { ...state, collectibles, score: state.score + TOUCH_POINTS };
}

export function collect(state: State, collectible: Collectible, { now, cue }: Tools<Cue>): State {
  const points = POINTS[collectible.type];
  cue({ type: 'scored', how: 'ate', points, ...spotOf(collectible.position, state.board) });
  return remove({ ...state, score: state.score + points }, [collectible], now);
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
