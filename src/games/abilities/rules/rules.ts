import { type Cell, type Direction, OPPOSITE, stepCell } from '../../../core/grid';
import { earliest, type Rules, type Tools } from '../../../core/rules';
import { includesCell } from '../../../families/snake/rules/cells';
import { partOf, type SnakeBoard, staying } from '../../../families/snake/rules/snake';
import { stepBot, withBot } from './bot';
import {
  addCollectible,
  botCells,
  change,
  collect,
  collectTouched,
  EXTRA,
  FEWEST,
  lyingAt,
  occupied,
  respawn,
  touch,
} from './collectibles';
import { hint } from './hint';
import { fire } from './laser';
import type { Ability, Collectible, Cue, State } from './state';

const SPEED_STEP = 150;

export interface Options {
  readonly board: SnakeBoard;
  readonly botWanted: boolean;
}

export type Action =
  | { readonly type: 'turn'; readonly direction: Direction }
  | { readonly type: 'toggle'; readonly ability: Ability }
  | { readonly type: 'bot' };

export const rules: Rules<State, Action, Cue, Options> = {
  start({ board, botWanted }, { now, random, cue }) {
    let state: State = {
      phase: 'playing',
      board,
      abilities: { speed: false, strength: false, laserEyes: false, diamondTouch: false },
      snake: [partOf(board, 2)],
      lastStep: null,
      stepsAt: null,
      collectibles: [],
      collectiblesMade: 0,
      respawns: [],
      beam: null,
      score: 0,
      botWanted,
      bot: null,
      botScore: 0,
    };
    const count = FEWEST + random.int(0, EXTRA);
    for (let made = 0; made < count; made++) state = addCollectible(state, [partOf(board, 4)], random);
    cue({ type: 'began' });
    return withBot(state, now);
  },

  play(state, action, tools) {
    if (state.phase === 'over') return state;
    switch (action.type) {
      case 'turn':
        return turn(state, action.direction, tools);
      case 'toggle':
        return toggle(state, action.ability, tools);
      case 'bot':
        return withBot({ ...state, botWanted: state.bot === null }, tools.now);
    }
  },

  next: ({ phase, stepsAt, bot, beam, respawns, collectibles }) =>
    phase === 'playing'
      ? earliest(stepsAt, bot?.stepsAt, beam?.until, ...respawns, ...collectibles.map((each) => each.collectedAt))
      : null,

  tick(state, tools) {
    const { now } = tools;
    let after = respawn(collectTouched(state, tools), tools);
    if (after.beam && after.beam.until <= now) after = { ...after, beam: null };
    if (after.stepsAt !== null && after.stepsAt <= now) {
      after = { ...after, stepsAt: now + SPEED_STEP };
      if (after.lastStep) after = step(after, after.lastStep, tools) ?? after;
    }
    if (after.bot && after.bot.stepsAt <= now && after.phase === 'playing') after = stepBot(after, after.bot, tools);
    return after;
  },

  hint,
};

function toggle(state: State, ability: Ability, { now, cue }: Tools<Cue>): State {
  const on = !state.abilities[ability];
  cue({ type: 'toggled', ability, on });
  const abilities = { ...state.abilities, [ability]: on };
  return {
    ...state,
    abilities,
    stepsAt: abilities.speed && state.lastStep ? (state.stepsAt ?? now + SPEED_STEP) : null,
  };
}

/** One step per press; with Speed the next one by itself is counted from here. */
function turn(state: State, direction: Direction, tools: Tools<Cue>): State {
  const reverses = state.lastStep !== null && direction === OPPOSITE[state.lastStep];
  const stepped = reverses ? null : step(state, direction, tools);
  tools.cue({ type: stepped ? 'turned' : 'refused' });
  if (!stepped) return state;
  return { ...stepped, stepsAt: state.abilities.speed ? tools.now + SPEED_STEP : null };
}

/** The snake one cell further, or null when a block that cannot be pushed is in the way. */
function step(state: State, direction: Direction, tools: Tools<Cue>): State | null {
  const { abilities, board, snake } = state;
  const head = stepCell(snake[0] as Cell, direction, board);
  const met = lyingAt(state, head);
  const block = met?.type === 'normal' ? met : null;
  const grows = block !== null && !abilities.diamondTouch && !abilities.strength;
  const body = staying(snake, grows);
  if (includesCell(body, head) || includesCell(botCells(state), head)) {
    tools.cue({ type: 'over', score: state.score });
    return { ...state, lastStep: direction, phase: 'over' };
  }
  const moved = { ...state, lastStep: direction, snake: [head, ...body] };
  let after: State | null = moved;
  if (block && abilities.diamondTouch) after = touch(moved, block, tools);
  else if (block && abilities.strength) after = push(state, moved, block, direction, tools);
  else if (met) after = collect(moved, met, tools);
  return after && abilities.laserEyes ? fire(after, direction, tools) : after;
}

/** Strength: the block moves on by one cell, unless a snake or another block is there. */
function push(before: State, moved: State, block: Collectible, direction: Direction, { cue }: Tools<Cue>) {
  const position = stepCell(block.position, direction, before.board);
  if (includesCell(occupied(before), position)) return null;
  cue({ type: 'pushed' });
  return change(moved, block, { position });
}
