/** Ten-pin scoring. A game is the list of its balls: how many pins each of them knocked down. */
const FRAMES = 10;
const PINS = 10;

export interface Frame {
  readonly number: number;
  /** What a scorecard shows for each ball: X for a strike, / for a spare, - for none. */
  readonly marks: readonly (string | number)[];
  /** The sum up to and with this frame, once every ball that counts for it has been bowled. */
  readonly frameTotal: number | null;
  /** Which of its balls comes next; 0 when it is over. */
  readonly nextBall: number;
}

/** How a game stands after these balls. */
export interface Standing {
  readonly balls: readonly number[];
  readonly frames: readonly Frame[];
  /** So far: a strike shows its ten at once and grows with the balls after it. */
  readonly totalScore: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function standingAfter(balls: readonly number[]): Standing {
  let first = 0;
  let totalScore = 0;
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const isStrike = balls[first] === PINS;
    // A strike adds the next two balls, a spare the next one; in frame 10 they are balls of its own.
    const counts = sum(balls.slice(first, first + 2)) < PINS ? 2 : 3;
    const most = index === FRAMES - 1 ? counts : isStrike ? 1 : 2;
    const counted = balls.slice(first, first + counts);
    const own = counted.slice(0, most);
    first += most;
    totalScore += sum(counted);
    return {
      number: index + 1,
      marks: own.map((pins, ball) => {
        const isSpare = pins + (own[ball - 1] ?? 0) === PINS && (ball === 1 || (ball === 2 && isStrike));
        return pins === 0 ? '-' : isSpare ? '/' : pins === PINS ? 'X' : pins;
      }),
      frameTotal: counted.length < counts ? null : totalScore,
      nextBall: own.length < most ? own.length + 1 : 0,
    };
  });
  return { balls, frames, totalScore };
}

/** The frame whose ball comes next; there is none when the game is complete. */
export const openFrame = ({ frames }: Standing) => frames.find(({ nextBall }) => nextBall);

export function endMessage(total: number): string {
  if (total >= 200) return 'Excellent bowling!';
  if (total >= 150) return 'Great game!';
  return total >= 100 ? 'Good job!' : 'Keep practicing!';
}
