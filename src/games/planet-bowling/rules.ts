import { clamp, type Point } from '../../core/geometry';
import type { Rules, Tools } from '../../core/rules';
import { isOnStrip, LANE, launchY } from './lane';
import { type Ball, isSliding, newBall, newRack, type Pin, step } from './physics';
import { type Planet, planetOf } from './planets';
import { type Frame, framesOf, marksOf, totalOf, turnAfter } from './scoring';

export const TICK = 1000 / 60;
/** Speed is the launch vector, in stage units, times this. */
export const DRAG_SCALE = 0.1;
/** The launch vector must go up by more than this, and be longer than that. */
export const LEAST_UPWARD = 15;
export const LEAST_LENGTH = 10;
export const LEAST_SPEED = 2;
/** The Roll button and Enter roll straight with this launch vector. */
export const STRAIGHT: Point = { x: 0, y: -150 };
/** After the last ball the child sees what fell; then the game is complete. */
export const LAST_LOOK = 1500;

/** Where the game stands. */
export interface Card {
  readonly currentFrame: number;
  readonly currentBall: number;
  /** How many pins each ball knocked down. */
  readonly balls: readonly number[];
  readonly frames: readonly Frame[];
  readonly totalScore: number;
  readonly started: boolean;
  readonly completed: boolean;
}

/** What moves: all that a tick has to replace. */
export interface Roll {
  readonly ball: Ball;
  /** The pins this ball can meet or has met. */
  readonly pins: readonly Pin[];
  readonly steppedAt: number;
}

export interface State {
  readonly height: number;
  readonly phase: 'aiming' | 'rolling' | 'settled' | 'over';
  readonly card: Card;
  readonly roll: Roll;
  /** The launch vector while the child aims. */
  readonly aim: Point | null;
  /** When the game ends by itself; null while there are balls to come. */
  readonly endsAt: number | null;
}

export type Action =
  | { readonly type: 'aim' | 'launch'; readonly vector: Point }
  | { readonly type: 'letGo' | 'roll' | 'nextBall' | 'newGame' }
  | { readonly type: 'tap'; readonly at: Point }
  /** Moves the launch spot aside, for keyboards. */
  | { readonly type: 'shift'; readonly by: number }
  | { readonly type: 'resize'; readonly height: number };

export type Cue =
  | { readonly type: 'began' | 'moved' | 'poked' | 'refused' }
  | { readonly type: 'launched'; readonly planet: Planet; readonly speed: number }
  | { readonly type: 'pinFell'; readonly fallen: number }
  | { readonly type: 'scored'; readonly pins: number; readonly mark: string }
  | { readonly type: 'cameUp'; readonly planet: Planet; readonly frame: number; readonly ball: number }
  | { readonly type: 'completed'; readonly total: number };

const newGame = (height: number): State => ({
  height,
  phase: 'aiming',
  card: {
    currentFrame: 1,
    currentBall: 1,
    balls: [],
    frames: framesOf([]),
    totalScore: 0,
    started: false,
    completed: false,
  },
  roll: { ball: newBall(planetOf(0), height), pins: newRack(), steppedAt: 0 },
  aim: null,
  endsAt: null,
});

export const rules: Rules<State, Action, Cue, number> = {
  start: newGame,

  play(state, action, tools) {
    switch (action.type) {
      case 'newGame':
        tools.cue({ type: 'began' });
        return newGame(state.height);
      case 'resize':
        return resize(state, action.height);
      case 'nextBall':
        return state.phase === 'settled' ? nextBall(state, tools) : state;
      case 'tap':
        return tap(state, action.at, tools);
    }
    if (state.phase !== 'aiming') {
      if (action.type === 'launch') tools.cue({ type: 'poked' });
      return state;
    }
    switch (action.type) {
      case 'aim':
        return { ...state, aim: action.vector };
      case 'letGo':
        return state.aim === null ? state : { ...state, aim: null };
      case 'shift':
        return moveSpot(state, state.roll.ball.x + action.by, tools);
      case 'roll':
        return launch(state, STRAIGHT, tools);
      case 'launch':
        return launch(state, action.vector, tools);
    }
  },

  next: ({ phase, roll, endsAt }) => (phase === 'rolling' ? roll.steppedAt + TICK : endsAt),

  tick(state, tools) {
    if (state.phase === 'settled') return complete(state, tools);
    const { ball, pins } = step(state.roll.ball, state.roll.pins, state.height, tools.random, (fallen) =>
      tools.cue({ type: 'pinFell', fallen }),
    );
    const after: State = { ...state, roll: { ball, pins, steppedAt: tools.now } };
    return ball.settled && !pins.some(isSliding) ? score(after, tools) : after;
  },
};

/** Pulling back launches the opposite way, like a slingshot; flicking up launches along the flick. */
export function launchVector(from: Point, to: Point): Point {
  const pull = { x: to.x - from.x, y: to.y - from.y };
  return pull.y > 0 ? { x: -pull.x, y: -pull.y } : pull;
}

/** The speed of a launch, or null when the vector is too short or does not go up. */
export function launchSpeed({ x, y }: Point): Point | null {
  const length = Math.hypot(x, y);
  if (!Number.isFinite(length) || -y <= LEAST_UPWARD || length <= LEAST_LENGTH) return null;
  const speed = Math.max(length * DRAG_SCALE, LEAST_SPEED);
  return { x: (x / length) * speed, y: (y / length) * speed };
}

function launch(state: State, vector: Point, { now, cue }: Tools<Cue>): State {
  const speed = launchSpeed(vector);
  if (speed === null) {
    cue({ type: 'refused' });
    return state.aim === null ? state : { ...state, aim: null };
  }
  const { ball, pins } = state.roll;
  cue({ type: 'launched', planet: ball.planet, speed: Math.hypot(speed.x, speed.y) });
  return {
    ...state,
    phase: 'rolling',
    card: { ...state.card, started: true },
    roll: { ball: { ...ball, vx: speed.x, vy: speed.y, launched: true }, pins, steppedAt: now },
    aim: null,
  };
}

/** A tap on the lane's bottom strip moves the launch spot; any other is only answered. */
function tap(state: State, at: Point, tools: Tools<Cue>): State {
  if (state.phase === 'aiming' && isOnStrip(at, state.height)) return moveSpot(state, at.x, tools);
  tools.cue({ type: 'poked' });
  return state.aim === null ? state : { ...state, aim: null };
}

function moveSpot(state: State, to: number, { cue }: Tools<Cue>): State {
  const { ball } = state.roll;
  const x = clamp(to, LANE.left + ball.radius, LANE.right - ball.radius);
  cue({ type: 'moved' });
  return { ...state, roll: { ...state.roll, ball: { ...ball, x } }, aim: null };
}

function score(state: State, { now, cue }: Tools<Cue>): State {
  const { card, roll } = state;
  const fallen = roll.pins.filter(({ isDown }) => isDown).length;
  const balls = [...card.balls, fallen];
  const frames = framesOf(balls);
  const frame = frames[card.currentFrame - 1];
  cue({ type: 'scored', pins: fallen, mark: (frame && marksOf(frame).at(-1)) ?? '' });
  return {
    ...state,
    phase: 'settled',
    card: { ...card, balls, frames, totalScore: totalOf(balls) },
    endsAt: turnAfter(balls) === null ? now + LAST_LOOK : null,
  };
}

function nextBall(state: State, tools: Tools<Cue>): State {
  const { card, roll, height } = state;
  const turn = turnAfter(card.balls);
  if (turn === null) return complete(state, tools);
  const { currentFrame, currentBall } = turn;
  const planet = planetOf(card.balls.length);
  tools.cue({ type: 'cameUp', planet, frame: currentFrame, ball: currentBall });
  return {
    ...state,
    phase: 'aiming',
    card: { ...card, currentFrame, currentBall },
    roll: {
      ball: newBall(planet, height),
      pins: turn.newRack ? newRack() : roll.pins.filter(({ isDown }) => !isDown),
      steppedAt: tools.now,
    },
  };
}

function complete(state: State, { cue }: Tools<Cue>): State {
  cue({ type: 'completed', total: state.card.totalScore });
  return { ...state, phase: 'over', card: { ...state.card, completed: true }, endsAt: null };
}

/** A turned tablet: the lane changes its length between the launch spot and the pins. */
function resize(state: State, height: number): State {
  if (height === state.height) return state;
  const { ball } = state.roll;
  const y = launchY(height);
  const moved = { ...ball, y: ball.launched ? Math.min(ball.y, y) : y };
  return { ...state, height, roll: { ...state.roll, ball: moved } };
}
