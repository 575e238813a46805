import { afterEach, expect, it } from 'vitest';
import { CALM_MARK } from '../family/calm';
import { asShown } from './effects';

const root = document.documentElement;
afterEach(() => root.removeAttribute(CALM_MARK));

const popup = (text: string) => ({ popup: { text, x: 1, y: 2 } });

it('says what was counted after what happened', () => {
  expect(asShown({ say: 'Time is up!', counted: ' 20 points.' }).say).toBe('Time is up! 20 points.');
  expect(asShown({ counted: '10 spins!' }).say).toBe('10 spins!');
  expect(asShown(popup('+10')).popup?.text).toBe('+10');
});

it('neither shows nor says points in a calm game, but everything else', () => {
  root.setAttribute(CALM_MARK, '');
  expect(asShown({ say: 'Time is up!', counted: ' 20 points.' }).say).toBe('Time is up!');
  expect(asShown({ counted: '10 spins!' }).say).toBeUndefined();
  for (const points of ['+10', '-5', '7']) expect(asShown(popup(points)).popup).toBeUndefined();
  expect(asShown(popup('So close!')).popup?.text).toBe('So close!');
});
