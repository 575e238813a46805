import { clamp, type Point } from '../../../core/geometry';
import { dragHint, tapHint } from '../../../core/hint';
import type { Rules, Tools } from '../../../core/rules';
import type { SlingAction } from '../../../families/sling/rules/sling';
import { goodPull } from './hint';
import { isOnStrip, LANE } from './lane';
import { type Ball, isSliding, newBall, newRack, type Pin, step } from './physics';
import { type Planet, planetOf } from './planets';
import { type Frame, openFrame, type Standing, standingAfter } from './scoring';

export const TICK = 1000 / 60;
/** Speed is the pull, in stage units, times this. */
const DRAG_SCALE = 0.1;
/** A pull must go up or down by more than this, which makes it longer than 10, too. */
const LEAST_UPWARD = 15;
const LEAST_SPEED = 2;
/** The Roll button and Enter roll straight, as this flick does. */
const STRAIGHT: Point = { x: 0, y: -150 };
/** The button that rolls the ball, and brings the next one. */
export const GO = 'go';
/** A pin flies off a little aside (radians), so that the same throw never does quite the same twice. */
const STRAY = 0.12;
/** After the last ball the child sees what fell; then the game is complete. */
export const LAST_LOOK = 1500;

/** Where the game stands. */
export interface Card extends Standing {
  readonly currentFrame: number;
  readonly currentBall: number;
}

export interface State {
  readonly height: number;
  readonly phase: 'aiming' | 'rolling' | 'settled' | 'completed';
  readonly card: Card;
  readonly ball: Ball;
  /** The pins this ball can meet or has met. */
  readonly pins: readonly Pin[];
  /** When things move on, or when the game ends by itself; null while it waits for the child. */
  readonly dueAt: number | null;
  /** How far the finger has gone since it went down; null while nobody aims. */
  readonly pull: Point | null;
}

/** `launch` rolls the ball that waits; once it has settled, it brings the next one. */
export type Action = SlingAction | { readonly type: 'newGame'; readonly height: number };

export type Cue =
  | { readonly type: 'tapped' | 'launched' }
  | { readonly type: 'pinFell'; readonly fallen: number }
  | { readonly type: 'scored'; readonly pins: number; readonly mark: string | number | undefined }
  | { readonly type: 'cameUp'; readonly planet: Planet; readonly card: Card }
  | { readonly type: 'completed'; readonly total: number };

/** The ball that comes after these, and the pins for it: those that stand, or a new rack. */
function turn(balls: readonly number[], pins: readonly Pin[], height: number): State {
  const stand = standingAfter(balls);
  const { number, nextBall } = openFrame(stand) as Frame;
  return {
    height,
    phase: 'aiming',
    card: { ...stand, currentFrame: number, currentBall: nextBall },
    ball: newBall(planetOf(balls.length), height),
    pins: nextBall > 1 && pins.length > 0 ? pins : newRack(height),
    dueAt: null,
    pull: null,
  };
}

export const rules: Rules<State, Action, Cue, number> = {
  start: (height) => turn([], [], height),

  play(state, action, tools) {
    const { phase, height } = state;
    const isAiming = phase === 'aiming';
    switch (action.type) {
      case 'newGame':
        return bringUp(turn([], [], action.height), tools);
      case 'pull':
        return isAiming ? { ...state, pull: action.by } : state;
      case 'launch':
        if (isAiming) return launch(state, tools);
        if (phase === 'settled') return nextBall(state, tools);
        break;
      case 'tap':
        // Every press is answered, also where it cannot do anything.
        tools.cue({ type: 'tapped' });
        if (isAiming && isOnStrip(action.at, height)) return moveSpot(state, action.at);
    }
    return state;
  },

  next: ({ dueAt }) => dueAt,

  tick(state, tools) {
    const { height, phase, card, pull } = state;
    if (phase === 'settled') return complete(state, tools);
    const { ball, pins } = step(state.ball, state.pins, height, (fallen) => {
      tools.cue({ type: 'pinFell', fallen });
      return tools.random.between(-STRAY, STRAY);
    });
    const after: State = { height, phase, card, ball, pins, dueAt: tools.now + TICK, pull };
    return ball.settled && !pins.some(isSliding) ? score(after, tools) : after;
  },

  hint({ phase, ball, pins, height, dueAt }) {
    // After the last ball the game ends by itself.
    if (phase === 'settled' && dueAt === null) return tapHint(GO, { type: 'launch' });
    const by = phase === 'aiming' ? goodPull(ball, pins, height, launchSpeed) : null;
    const to = by && { x: ball.x + by.x, y: ball.y + by.y };
    return to && dragHint({ x: ball.x, y: ball.y }, to, { type: 'pull', by }, { type: 'launch' });
  },
};

/** Pulling back launches the opposite way, like a slingshot; flicking up launches along the flick. Null if too weak. */
export function launchSpeed({ x, y }: Point) {
  const length = Math.hypot(x, y);
  if (!(Math.abs(y) > LEAST_UPWARD && Number.isFinite(length))) return null;
  const scale = Math.max(DRAG_SCALE, LEAST_SPEED / length) * (y > 0 ? -1 : 1);
  return { vx: x * scale, vy: y * scale };
}

function launch(state: State, { now, cue }: Tools<Cue>): State {
  const speed = launchSpeed(state.pull ?? STRAIGHT);
  cue({ type: speed ? 'launched' : 'tapped' });
  const after = { ...state, pull: null };
  if (!speed) return after;
  return { ...after, phase: 'rolling', ball: { ...state.ball, ...speed, launched: true }, dueAt: now + TICK };
}

/** A tap on the lane's bottom strip moves the launch spot. */
function moveSpot(state: State, { x }: Point): State {
  const { ball } = state;
  return { ...state, ball: { ...ball, x: clamp(x, LANE.left + ball.radius, LANE.right - ball.radius) } };
}

function score(state: State, { now, cue }: Tools<Cue>): State {
  const { card, pins } = state;
  const fallen = pins.filter(({ isDown }) => isDown).length;
  const stand = standingAfter([...card.balls, fallen]);
  cue({ type: 'scored', pins: fallen, mark: stand.frames[card.currentFrame - 1]?.marks.at(-1) });
  const dueAt = openFrame(stand) ? null : now + LAST_LOOK;
  return { ...state, phase: 'settled', card: { ...card, ...stand }, dueAt };
}

function nextBall(state: State, tools: Tools<Cue>): State {
  const { card, pins, height } = state;
  if (!openFrame(card)) return complete(state, tools);
  const standing = pins.filter(({ isDown }) => !isDown);
  return bringUp(turn(card.balls, standing, height), tools);
}

function bringUp(state: State, { cue }: Tools<Cue>): State {
  cue({ type: 'cameUp', planet: state.ball.planet, card: state.card });
  return state;
}

function complete(state: State, { cue }: Tools<Cue>): State {
  cue({ type: 'completed', total: state.card.totalScore });
  return { ...state, phase: 'completed', dueAt: null };
}
