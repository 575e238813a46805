import { clamp, distance } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Rules, Tools } from '../../../core/rules';
import { sidesNeeded } from './hint';
import { type Ball, FLIP_SPEED, type Flippers, stepBall, type Touches } from './physics';
import { BALL_RADIUS, BUMPERS, HEIGHT, HELPER, PIVOT, RAISED, REST, type Side, WIDTH } from './table';

const BALLS = 3;
export const TICK = 16;
/** A ball that stays within this distance for this long is stuck and gets a nudge. */
const STUCK_WITHIN = 14;
export const STUCK_FOR = 2500;
const KNOCK_HEARD = 3;

export interface State {
  readonly phase: 'menu' | 'playing' | 'over';
  readonly balls: readonly Ball[];
  readonly ballsLeft: number;
  readonly score: number;
  readonly raised: Readonly<Record<Side, boolean>>;
  readonly flippers: Flippers;
  /** The blue helper ball: hit once a life, it comes to help. */
  readonly helperWaits: boolean;
  /** When each bumper was last hit, for its laugh. */
  readonly hitAt: readonly number[];
  readonly steppedAt: number;
}

export type Action =
  | { readonly type: 'begin' }
  | { readonly type: 'flip'; readonly side: Side; readonly up: boolean }
  | { readonly type: 'menu' };

export type Cue =
  | { readonly type: 'began' }
  | { readonly type: 'flipped' }
  | { readonly type: 'bumped'; readonly x: number; readonly y: number; readonly points: number }
  | { readonly type: 'knocked'; readonly speed: number }
  | { readonly type: 'helped' }
  | { readonly type: 'nudged' }
  | { readonly type: 'lost'; readonly left: number }
  | { readonly type: 'over'; readonly score: number };

const NEVER = BUMPERS.map(() => Number.NEGATIVE_INFINITY);

const MENU: State = {
  phase: 'menu',
  balls: [],
  ballsLeft: BALLS,
  score: 0,
  raised: { left: false, right: false },
  flippers: REST,
  helperWaits: true,
  hitAt: NEVER,
  steppedAt: 0,
};

export const rules: Rules<State, Action, Cue> = {
  start: () => MENU,

  play(state, action, { now, random, cue }) {
    switch (action.type) {
      case 'begin':
        cue({ type: 'began' });
        return { ...MENU, phase: 'playing', balls: [dropIn(now, random)], steppedAt: now };
      case 'menu':
        return state.phase === 'menu' ? state : MENU;
      case 'flip': {
        if (state.phase !== 'playing' || state.raised[action.side] === action.up) return state;
        if (action.up) cue({ type: 'flipped' });
        return { ...state, raised: { ...state.raised, [action.side]: action.up } };
      }
    }
  },

  next: ({ phase, steppedAt }) => (phase === 'playing' ? steppedAt + TICK : null),

  tick(state, tools) {
    const flippers = turnFlippers(state);
    const touches: Touches = { bumpers: [], helper: false, knock: 0 };
    const moved = state.balls.map((ball) => stepBall(ball, state.flippers, flippers, state.helperWaits, touches));
    const balls = moved.map((ball) => watchForRest(ball, tools)).filter(({ y }) => y < HEIGHT + BALL_RADIUS);
    let after: State = { ...state, flippers, balls, steppedAt: tools.now };
    if (touches.bumpers.length > 0) after = scoreBumpers(after, touches.bumpers, tools);
    if (touches.knock > KNOCK_HEARD) tools.cue({ type: 'knocked', speed: touches.knock });
    if (touches.helper) after = freeHelper(after, tools);
    return after.balls.length > 0 ? after : loseBall(after, tools);
  },

  hint(state) {
    // A flipper that is held up already is no more to tap on.
    const side = state.phase === 'playing' && sidesNeeded(state).find((needed) => !state.raised[needed]);
    if (!side) return null;
    const flip = (up: boolean) => ({ type: 'flip', side, up }) as const;
    return { actions: [flip(true), flip(false)], gesture: { type: 'tap', at: PIVOT[side] } };
  },
};

/** A new ball falls in at the top, never twice in the same way. */
function dropIn(now: number, random: Random): Ball {
  const x = WIDTH / 2 + random.between(55, 110) * (random.chance(0.5) ? 1 : -1);
  return { x, y: 50, vx: random.between(-1.5, 1.5), vy: 0, rest: { x, y: 50, since: now } };
}

const turned = (angle: number, goal: number) => angle + clamp(goal - angle, -FLIP_SPEED, FLIP_SPEED);

function turnFlippers({ flippers, raised }: State): Flippers {
  const left = turned(flippers.left, raised.left ? RAISED.left : REST.left);
  const right = turned(flippers.right, raised.right ? RAISED.right : REST.right);
  return left === flippers.left && right === flippers.right ? flippers : { left, right };
}

/** Notices a ball that gets nowhere and gives it a push. */
function watchForRest(ball: Ball, { now, random, cue }: Tools<Cue>): Ball {
  if (distance(ball, ball.rest) > STUCK_WITHIN) return { ...ball, rest: { x: ball.x, y: ball.y, since: now } };
  if (now - ball.rest.since < STUCK_FOR) return ball;
  cue({ type: 'nudged' });
  return {
    ...ball,
    vx: random.between(2, 5) * (random.chance(0.5) ? 1 : -1),
    vy: -random.between(4, 8),
    rest: { x: ball.x, y: ball.y, since: now },
  };
}

function scoreBumpers(state: State, hits: readonly number[], { now, cue }: Tools<Cue>): State {
  let { score } = state;
  for (const index of hits) {
    const bumper = BUMPERS[index];
    if (!bumper) continue;
    score += bumper.points;
    cue({ type: 'bumped', x: bumper.x, y: bumper.y - bumper.radius, points: bumper.points });
  }
  return { ...state, score, hitAt: state.hitAt.map((at, index) => (hits.includes(index) ? now : at)) };
}

function freeHelper(state: State, { now, random, cue }: Tools<Cue>): State {
  cue({ type: 'helped' });
  const { x, y } = HELPER;
  const helper: Ball = { x, y, vx: random.between(-4, 4), vy: -1, rest: { x, y, since: now } };
  return { ...state, helperWaits: false, balls: [...state.balls, helper] };
}

function loseBall(state: State, { now, random, cue }: Tools<Cue>): State {
  const ballsLeft = state.ballsLeft - 1;
  if (ballsLeft === 0) {
    cue({ type: 'over', score: state.score });
    return { ...state, ballsLeft, phase: 'over', raised: MENU.raised };
  }
  cue({ type: 'lost', left: ballsLeft });
  return { ...state, ballsLeft, helperWaits: true, balls: [dropIn(now, random)] };
}
