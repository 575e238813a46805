import { expect, it } from 'vitest';
import { createRandom } from '../../core/random';
import { askAge, CHOICES, wrongAnswers } from './age-question';

it('has at least five wrong answers for every one of the 100 sums, each by the rule', () => {
  for (let first = 1; first <= 10; first++) {
    for (let second = 1; second <= 10; second++) {
      const answer = first + second;
      const wrong = wrongAnswers(answer);
      expect(wrong.length).toBeGreaterThanOrEqual(CHOICES - 1);
      expect(new Set(wrong).size).toBe(wrong.length);
      for (const value of wrong) {
        expect(value).not.toBe(answer);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(20);
        expect(Math.abs(value - answer)).toBeLessThanOrEqual(5);
      }
    }
  }
});

it('asks all 100 sums with six distinct choices, the answer among them at any place', () => {
  const random = createRandom(1);
  const sums = new Set<string>();
  const places = new Set<number>();
  for (let count = 0; count < 3000; count++) {
    const { first, second, answer, choices } = askAge(random);
    expect(answer).toBe(first + second);
    expect(new Set(choices).size).toBe(6);
    expect(choices).toContain(answer);
    sums.add(`${first}+${second}`);
    places.add(choices.indexOf(answer));
  }
  expect(sums.size).toBe(100);
  expect(places.size).toBe(6);
});
