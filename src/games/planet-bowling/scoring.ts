/** Ten-pin scoring. A game is the list of its balls: how many pins each of them knocked down. */
export const FRAMES = 10;
export const PINS = 10;

export interface Frame {
  readonly ball1: number | null;
  readonly ball2: number | null;
  /** In frame 10 only. */
  readonly ball3: number | null;
  readonly isStrike: boolean;
  readonly isSpare: boolean;
  /** What the frame is worth, once every ball that counts for it has been bowled. */
  readonly score: number | null;
  /** The sum up to and with this frame. */
  readonly frameTotal: number | null;
}

/** The ball that comes next. */
export interface Turn {
  readonly currentFrame: number;
  readonly currentBall: number;
  /** All ten pins stand again for it. */
  readonly newRack: boolean;
}

/** Where a frame's balls are in the list. */
interface Span {
  readonly own: readonly number[];
  /** How many balls the frame has when it is over. */
  readonly most: number;
  /** The balls that count for its score: a strike adds the next two, a spare the next one. */
  readonly counted: readonly number[];
  readonly countsMost: number;
}

function spans(balls: readonly number[]): Span[] {
  let first = 0;
  return Array.from({ length: FRAMES }, (_, index) => {
    const [ball1 = 0, ball2 = 0] = balls.slice(first, first + 2);
    // With a strike the first ball alone makes ten, with a spare the first two do.
    const countsMost = ball1 + ball2 >= PINS ? 3 : 2;
    const most = index === FRAMES - 1 ? countsMost : ball1 === PINS ? 1 : 2;
    const own = balls.slice(first, first + most);
    const counted = own.length > 0 ? balls.slice(first, first + countsMost) : [];
    first += own.length;
    return { own, most, counted, countsMost };
  });
}

const sum = (balls: readonly number[]) => balls.reduce((total, pins) => total + pins, 0);

export function framesOf(balls: readonly number[]): Frame[] {
  let total: number | null = 0;
  return spans(balls).map(({ own, counted, countsMost }) => {
    const [ball1 = null, ball2 = null, ball3 = null] = own;
    const isStrike = ball1 === PINS;
    const isSpare = !isStrike && sum(own.slice(0, 2)) === PINS;
    const score = counted.length === countsMost ? sum(counted) : null;
    total = total === null || score === null ? null : total + score;
    return { ball1, ball2, ball3, isStrike, isSpare, score, frameTotal: total };
  });
}

/** The score so far: a strike shows its ten at once and grows with the balls after it. */
export const totalOf = (balls: readonly number[]) => sum(spans(balls).map(({ counted }) => sum(counted)));

/** The turn after these balls, or null when the game is complete. */
export function turnAfter(balls: readonly number[]): Turn | null {
  const all = spans(balls);
  const index = all.findIndex(({ own, most }) => own.length < most);
  if (index < 0) return null;
  const own = all[index]?.own ?? [];
  // Only in frame 10 do ten or twenty pins leave a ball to come.
  const allDown = sum(own) > 0 && sum(own) % PINS === 0;
  return { currentFrame: index + 1, currentBall: own.length + 1, newRack: own.length === 0 || allDown };
}

/** What a scorecard shows for each ball: X for a strike, / for a spare, - for none. */
export function marksOf({ ball1, ball2, ball3, isStrike, isSpare }: Frame): string[] {
  const mark = (pins: number) => (pins === PINS ? 'X' : pins === 0 ? '-' : String(pins));
  const marks: string[] = [];
  if (ball1 !== null) marks.push(mark(ball1));
  if (ball2 !== null) marks.push(isSpare ? '/' : mark(ball2));
  if (ball3 !== null) marks.push(isStrike && ball2 !== PINS && (ball2 ?? 0) + ball3 === PINS ? '/' : mark(ball3));
  return marks;
}

export function endMessage(total: number): string {
  if (total >= 200) return 'Excellent bowling!';
  if (total >= 150) return 'Great game!';
  return total >= 100 ? 'Good job!' : 'Keep practicing!';
}
