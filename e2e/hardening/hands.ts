import type { CDPSession, Page } from '@playwright/test';

/** Dice with a seed, so that a run that failed can be played again. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, pick: <Thing>(things: readonly Thing[]) => things[below(things.length)] as Thing };
}

type Dice = ReturnType<typeof createDice>;

const KEYS: readonly (readonly [code: string, key: string, number: number])[] = [
  ['ArrowUp', 'ArrowUp', 38],
  ['ArrowDown', 'ArrowDown', 40],
  ['ArrowLeft', 'ArrowLeft', 37],
  ['ArrowRight', 'ArrowRight', 39],
  ['Space', ' ', 32],
  ['Enter', 'Enter', 13],
  ['Tab', 'Tab', 9],
  ['Escape', 'Escape', 27],
  ['Backspace', 'Backspace', 8],
  ...[...'QWEASDZXYPM'].map((letter) => [`Key${letter}`, letter.toLowerCase(), letter.charCodeAt(0)] as const),
  ...[...'1234'].map((digit) => [`Digit${digit}`, digit, digit.charCodeAt(0)] as const),
];

const MOST_FINGERS = 5;

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** So many events may be on their way at once. */
const MOST_ON_THEIR_WAY = 8;

/** Hands that press everything: each call of `act` is one event, sent below the page, as a device would. */
export function createHands(page: Page, cdp: CDPSession, dice: Dice, screen: Screen) {
  let { width, height } = screen;
  const fingers = new Map<number, { id: number; x: number; y: number }>();
  let mouse: { x: number; y: number; button: 'left' | 'right' } | null = null;
  let onTheirWay: Promise<unknown>[] = [];

  async function arrive() {
    await Promise.all(onTheirWay);
    onTheirWay = [];
  }
  const place = () => ({ x: dice.below(width), y: dice.below(height) });
  const near = ({ x, y }: { x: number; y: number }) => ({
    x: Math.min(width - 1, Math.max(0, x + dice.below(161) - 80)),
    y: Math.min(height - 1, Math.max(0, y + dice.below(161) - 80)),
  });
  function send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') {
    const touchPoints = type === 'touchStart' || type === 'touchMove' ? [...fingers.values()] : [];
    onTheirWay.push(cdp.send('Input.dispatchTouchEvent', { type, touchPoints }));
  }
  function point(type: 'mousePressed' | 'mouseReleased' | 'mouseMoved', at: { x: number; y: number }) {
    const button = mouse?.button ?? 'none';
    onTheirWay.push(cdp.send('Input.dispatchMouseEvent', { type, x: at.x, y: at.y, button, clickCount: 1 }));
  }

  const touch = {
    press() {
      if (fingers.size === MOST_FINGERS) return touch.lift();
      const id = [0, 1, 2, 3, 4].find((free) => !fingers.has(free)) ?? 0;
      fingers.set(id, { id, ...place() });
      send('touchStart');
    },
    lift() {
      if (fingers.size === 0) return touch.tap();
      fingers.delete(dice.pick([...fingers.keys()]));
      send(fingers.size === 0 ? 'touchEnd' : 'touchMove');
    },
    tap() {
      touch.letGo();
      touch.press();
      touch.letGo();
    },
    move() {
      if (fingers.size === 0) touch.press();
      for (const [id, at] of fingers) fingers.set(id, { id, ...near(at) });
      send('touchMove');
    },
    cancel() {
      if (fingers.size === 0) touch.press();
      fingers.clear();
      send('touchCancel');
    },
    letGo() {
      if (fingers.size === 0) return;
      fingers.clear();
      send('touchEnd');
    },
  };

  const pointer = {
    press() {
      if (mouse) return pointer.letGo();
      mouse = { ...place(), button: dice.below(6) === 0 ? 'right' : 'left' };
      point('mousePressed', mouse);
    },
    move() {
      const at = mouse ? near(mouse) : place();
      if (mouse) Object.assign(mouse, at);
      point('mouseMoved', at);
    },
    tap() {
      pointer.letGo();
      pointer.press();
      pointer.letGo();
    },
    letGo() {
      if (mouse) point('mouseReleased', mouse);
      mouse = null;
    },
  };

  function key() {
    const [code, name, number] = dice.pick(KEYS);
    const stroke = { code, key: name, windowsVirtualKeyCode: number, ...(name.length === 1 && { text: name }) };
    const held = dice.below(8) === 0 ? [{ type: 'keyDown', autoRepeat: true } as const] : [];
    for (const event of [{ type: 'keyDown' } as const, ...held, { type: 'keyUp' } as const])
      onTheirWay.push(cdp.send('Input.dispatchKeyEvent', { ...event, ...stroke }));
  }

  function wheel() {
    const [deltaX, deltaY] = [dice.below(200) - 100, dice.below(600) - 300];
    onTheirWay.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place(), deltaX, deltaY }));
  }

  /** Another tab, or another app, for a moment. */
  async function leave() {
    await arrive();
    await page.evaluate(() => {
      for (const state of ['hidden', 'visible'] as const) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'));
      }
    });
  }

  async function rotate() {
    await letGo();
    [width, height] = [height, width];
    await page.setViewportSize({ width, height });
  }

  async function letGo() {
    touch.letGo();
    pointer.letGo();
    await arrive();
  }

  const often = screen.touch
    ? [touch.tap, touch.tap, touch.tap, touch.press, touch.press, touch.move, touch.move, touch.lift, touch.cancel]
    : [pointer.tap, pointer.tap, pointer.tap, pointer.press, pointer.move, pointer.move];

  return {
    async act() {
      const roll = dice.below(100);
      if (roll === 0) await rotate();
      else if (roll < 3) await leave();
      else if (roll < 6) wheel();
      else if (roll < 25) key();
      else dice.pick(often)();
      if (onTheirWay.length >= MOST_ON_THEIR_WAY) await arrive();
    },
    async press() {
      (screen.touch ? touch : pointer).press();
      await arrive();
    },
    letGo,
  };
}
