import type { Random } from '../../core/random';

export const CHOICES = 6;
const ADDEND = { min: 1, max: 10 } as const;
const LARGEST = 20;
const WITHIN = 5;

export interface AgeQuestion {
  readonly first: number;
  readonly second: number;
  readonly answer: number;
  /** The answer and five wrong ones, in random order. */
  readonly choices: readonly number[];
}

/** Wrong answers are distinct, above 0, at most 20 and within 5 of the right one. */
export function wrongAnswers(answer: number): number[] {
  const near = Array.from({ length: WITHIN * 2 + 1 }, (_, index) => answer - WITHIN + index);
  return near.filter((value) => value !== answer && value > 0 && value <= LARGEST);
}

export function askAge(random: Random): AgeQuestion {
  const first = random.int(ADDEND.min, ADDEND.max);
  const second = random.int(ADDEND.min, ADDEND.max);
  const answer = first + second;
  const wrong = random.shuffle(wrongAnswers(answer)).slice(0, CHOICES - 1);
  return { first, second, answer, choices: random.shuffle([answer, ...wrong]) };
}
