import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionFrame } from '../../kit/session/session';
import { playByOneButton } from './playByOneButton';

const playHint = vi.fn();
const clicked = vi.fn();
const playEffect = vi.fn();
const HINT = { type: 'tap', at: { x: 200, y: 100 } } as const;
const hint = vi.fn(() => HINT as typeof HINT | null);
const session: Partial<SessionFrame> = { hint, toScreen: (point) => point, playHint, playEffect };
let stop = () => {};
/** Of the page's clock. */
let now = 0;

const get = (id: string) => document.getElementById(id) as HTMLElement;
function send(event: Event, target: EventTarget, ms = 1000): Event {
  now += ms;
  Object.defineProperty(event, 'timeStamp', { value: now });
  target.dispatchEvent(event);
  return event;
}
const make = (type: string) => new Event(type, { bubbles: true, cancelable: true });
const click = (id: string, detail: number, ms: number) =>
  send(new MouseEvent('click', { bubbles: true, cancelable: true, detail }), get(id), ms);
function touch(id: string, ms?: number) {
  send(make('pointerdown'), get(id), ms);
  click(id, 1, 0);
}
const press = (code: string, init: KeyboardEventInit = {}, ms?: number) =>
  send(
    new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...init }),
    document.activeElement ?? document.body,
    ms,
  );

beforeEach(() => {
  hint.mockReturnValue(HINT);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = `<header><button id="mute"></button></header>
    <main id="stage">
      <div class="play">
        <button id="card"></button><button id="brush" class="btn"></button><button id="back" class="btn" data-leaves></button>
      </div>
      <section><p id="words"></p><button id="level"></button><button id="start" class="primary"></button></section>
    </main>
    <section id="strip"><button id="set"></button></section>`;
  for (const button of document.querySelectorAll('button')) button.onclick = () => clicked(button.id);
  stop = playByOneButton(() => session as SessionFrame);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});
const openMenu = () => document.querySelector('.play')?.toggleAttribute('inert', true);

it('does what the hint says at a touch anywhere on the game, at Space and at Enter, and nothing else', () => {
  for (const id of ['card', 'stage']) touch(id);
  for (const code of ['Space', 'Enter']) expect(press(code).defaultPrevented).toBe(true);
  expect(playHint).toHaveBeenCalledTimes(4);
  // What lies under the finger is not pressed as well.
  expect(clicked).not.toHaveBeenCalled();
  expect(press('ArrowUp').defaultPrevented).toBe(false);
  press('Space', { repeat: true });
  press('Space', { ctrlKey: true });
  expect(playHint).toHaveBeenCalledTimes(4);
});

it('takes a click that no finger made, as the device sends it for a switch, and not twice what comes as a touch, too', () => {
  click('card', 0, 1000);
  expect(playHint).toHaveBeenCalledTimes(1);
  send(make('pointerdown'), get('card'));
  click('card', 0, 100);
  expect(playHint).toHaveBeenCalledTimes(2);
  expect(clicked).not.toHaveBeenCalled();
});

it('takes a trembling hand for one press', () => {
  touch('card');
  touch('card', 100);
  press('Space', {}, 100);
  expect(playHint).toHaveBeenCalledTimes(1);
  touch('card', 300);
  expect(playHint).toHaveBeenCalledTimes(2);
});

it('goes on from a menu wherever it is touched, and leaves its buttons, tools and the bar what they are', () => {
  stop();
  openMenu();
  stop = playByOneButton(() => session as SessionFrame);
  touch('words');
  press('Enter');
  expect(clicked.mock.calls).toEqual([['start'], ['start']]);
  touch('level');
  touch('brush');
  touch('mute');
  touch('set');
  expect(clicked.mock.calls.slice(2)).toEqual([['level'], ['brush'], ['mute'], ['set']]);
  expect(playHint).not.toHaveBeenCalled();
});

it('lets an end be seen before it goes on', () => {
  touch('card');
  openMenu();
  for (const ms of [1000, 700, 700]) touch('words', ms);
  expect(clicked).not.toHaveBeenCalled();
  expect(get('start').hasAttribute('data-lit')).toBe(true);
  touch('words', 1200);
  expect(clicked.mock.calls).toEqual([['start']]);
  stop();
  expect(get('start').hasAttribute('data-lit')).toBe(false);
});

it('answers a press for which there is nothing to do yet, softly, and not one that has done something', () => {
  touch('card');
  expect(playEffect).not.toHaveBeenCalled();
  hint.mockReturnValue(null);
  touch('card');
  press('Space');
  expect(playEffect.mock.calls.map(([effect]) => Object.keys(effect))).toEqual([
    ['notes', 'haptic'],
    ['notes', 'haptic'],
  ]);
  expect(playHint).toHaveBeenCalledTimes(1);
  // An end that is still looked at.
  openMenu();
  touch('words');
  expect(playEffect).toHaveBeenCalledTimes(3);
  touch('words', 3000);
  expect(clicked.mock.calls).toEqual([['start']]);
  expect(playEffect).toHaveBeenCalledTimes(3);
});

it('keeps a touch to itself, also where a tool has come up under it meanwhile', () => {
  send(make('pointerdown'), get('card'));
  expect(click('brush', 1, 50).defaultPrevented).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
  touch('brush');
  expect(clicked.mock.calls).toEqual([['brush']]);
});

it('plays where a hand rests on an empty place beside the game, or on what would leave the round', () => {
  for (const id of ['strip', 'back']) touch(id);
  expect(playHint).toHaveBeenCalledTimes(2);
  expect(clicked).not.toHaveBeenCalled();
});

it('lets a grown-up go to a button by keyboard, until a finger is there again', () => {
  press('Tab');
  for (const id of ['mute', 'brush']) {
    get(id).focus();
    expect(press('Space').defaultPrevented).toBe(false);
  }
  expect(playHint).not.toHaveBeenCalled();
  touch('card');
  press('Space');
  expect(playHint).toHaveBeenCalledTimes(2);
});

it('keeps out of a dialog, and ends', () => {
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  touch('card');
  press('Space');
  document.querySelector('dialog')?.remove();
  stop();
  touch('card');
  press('Space');
  expect(playHint).not.toHaveBeenCalled();
  expect(document.querySelector('.wantedLight')).toBeNull();
});
