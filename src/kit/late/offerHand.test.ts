import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEffectBus } from '../session/effectBus';
import { BEGUN_KEY } from '../session/firstVisit';
import type { SessionFrame } from '../session/session';
import { readText, writeText } from '../storage';
import { FIRST_WAIT, LATER_WAIT, offerHand } from './offerHand';

const AT = { x: 200, y: 100 };
let play: HTMLElement;
let start: HTMLElement;
let session: SessionFrame;
let stop: () => void;

const hand = () => document.querySelector<HTMLElement>('.ghostHand');
const light = () => document.querySelector<HTMLElement>('.wantedLight');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** When the hand comes within so many ms: 0 where it does not. */
async function handAfter(most: number) {
  for (let ms = 100; ms <= most; ms += 100) {
    await pass(100);
    if (hand()) return ms;
  }
  return 0;
}
/** What the hand shows is over. */
async function untilGone() {
  while (hand()) await pass(100);
}
function press(target: Element) {
  for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new Event(type, { bubbles: true }));
}
const setMenu = (isOpen: boolean) => play.toggleAttribute('inert', isOpen);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><div></div><section><button class="primary"></button></section></main>';
  play = document.querySelector('div') as HTMLElement;
  start = document.querySelector('button') as HTMLElement;
  session = {
    effectBus: createEffectBus(),
    tries: { played: 0, failures: 0 },
    hint: () => ({ type: 'tap', at: AT }),
    toScreen: (point: object) => point,
  } as SessionFrame;
});
afterEach(() => {
  stop();
  writeText(BEGUN_KEY, null);
  vi.useRealTimers();
});
function offer() {
  stop = offerHand(play, () => session);
}

it('shows a new child what to do soon, and then after a longer stillness', async () => {
  offer();
  const first = await handAfter(LATER_WAIT);
  expect(Math.abs(first - FIRST_WAIT)).toBeLessThan(300);
  await untilGone();
  expect(await handAfter(2 * LATER_WAIT)).toBeGreaterThan(LATER_WAIT - 300);
});

it('waits longer for a child who has begun here before', async () => {
  writeText(BEGUN_KEY, JSON.stringify([location.pathname]));
  offer();
  expect(await handAfter(2 * LATER_WAIT)).toBeGreaterThan(LATER_WAIT - 300);
});

it('points at a menu soon, but once; the stage behind it is new after that', async () => {
  setMenu(true);
  offer();
  expect(Math.abs((await handAfter(LATER_WAIT)) - FIRST_WAIT)).toBeLessThan(300);
  await untilGone();
  expect(await handAfter(2 * LATER_WAIT)).toBeGreaterThan(LATER_WAIT - 300);
  press(start);
  setMenu(false);
  await pass(0);
  expect(hand()).toBeNull();
  expect(Math.abs((await handAfter(LATER_WAIT)) - FIRST_WAIT)).toBeLessThan(300);
});

it('notes a visit when the stage was touched or shown, and not at the menu', async () => {
  setMenu(true);
  offer();
  await handAfter(LATER_WAIT);
  press(start);
  stop();
  expect(readText(BEGUN_KEY)).toBeNull();
  setMenu(false);
  offer();
  press(play);
  expect(readText(BEGUN_KEY)).toBeNull();
  stop();
  expect(readText(BEGUN_KEY)).toBe(JSON.stringify([location.pathname]));
});

it('helps quietly after three touches in vain, until something succeeds', async () => {
  offer();
  for (let touch = 0; touch < 3; touch++) {
    expect(light()).toBeNull();
    press(play);
  }
  expect(light()?.getAttribute('aria-hidden')).toBe('true');
  await pass(100);
  expect(light()?.style.transform).toBe('translate(200px,100px)');
  expect(Math.abs((await handAfter(LATER_WAIT)) - 600)).toBeLessThan(300);
  session.tries.failures = 0;
  session.effectBus.send({});
  expect(light()).toBeNull();
});

it('takes what the game calls a failure for one, and no touch twice', async () => {
  offer();
  for (let touch = 0; touch < 2; touch++) {
    play.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    session.tries.failures++;
    session.effectBus.send({ fails: true });
    play.dispatchEvent(new Event('pointerup', { bubbles: true }));
  }
  expect(session.tries.failures).toBe(2);
  session.tries.failures++;
  session.effectBus.send({ fails: true });
  expect(Math.abs((await handAfter(LATER_WAIT)) - 600)).toBeLessThan(300);
});

it('shows one hand, also where failures bring it anew while it is there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  offer();
  await handAfter(LATER_WAIT);
  session.tries.failures = 3;
  session.effectBus.send({ fails: true });
  await pass(1000);
  expect(document.querySelectorAll('.ghostHand')).toHaveLength(1);
  stop();
  expect(hand()).toBeNull();
  vi.unstubAllGlobals();
});

it('helps with failures from before it was there', async () => {
  session.tries.failures = 3;
  offer();
  expect(Math.abs((await handAfter(LATER_WAIT)) - 600)).toBeLessThan(300);
  expect(light()).not.toBeNull();
});
