import { useRef } from 'react';
import { type Finger, TAP_DISTANCE } from '../../../kit/input/pointer';
import { lift, type Page, type Pose, pose, type Spot, stickerAt } from '../rules/book';
import { pinch } from '../rules/pinch';

/** One finger on a sticker. */
interface Hand {
  readonly key: number;
  readonly down: Spot;
  /** Where it was when the sticker was last taken hold of anew, and where it is. */
  from: Spot;
  to: Spot;
  moved: boolean;
  /** It has just put the sticker there: letting go is no tap. */
  readonly isNew: boolean;
}

interface Desk {
  page(): Page;
  change(next: (page: Page) => Page): void;
  /** The width of the page in px. */
  width(): number;
  /** A finger on the page where a sticker was chosen: the one that it put there, or null. */
  putChosen(spot: Spot): number | null;
  select(key: number | null): void;
  tapped(key: number): void;
  isOverTray(spot: Spot): boolean;
  /** A hand has it, or has it over the tray. */
  mark(key: number, as: 'held' | 'leaving', is: boolean): void;
  /** A finger on the bare page. */
  touchGround(spot: Spot): void;
  takeOff(key: number): void;
  /** All fingers are gone. */
  done(): void;
}

/** Half of the least thing to press, in px. */
const REACH = 32;

/** Fingers on the page: one moves a sticker, two turn and stretch it, each sticker on its own. */
export function useHands(desk: Desk) {
  const hands = useRef(new Map<number, Hand>());
  const poses = useRef(new Map<number, Pose>());
  const handsOn = (key: number) => [...hands.current.values()].filter((hand) => hand.key === key);

  /** From here on it is moved as seen from now. */
  function holdAnew(key: number) {
    const placed = desk.page().find((each) => each.key === key);
    if (placed) poses.current.set(key, placed);
    for (const hand of handsOn(key)) hand.from = hand.to;
  }

  function hold(id: number, key: number, spot: Spot, isNew: boolean) {
    // A third finger helps nobody.
    if (handsOn(key).length > 1) return;
    hands.current.set(id, { key, down: spot, from: spot, to: spot, moved: false, isNew });
    holdAnew(key);
    desk.change((page) => lift(page, key));
    desk.select(key);
    desk.mark(key, 'held', true);
  }

  /** A second finger beside a small sticker that is held is meant for it. */
  function heldAlone(): number | null {
    const [only, ...more] = hands.current.values();
    return only && more.length === 0 ? only.key : null;
  }

  function letGo(id: number): Hand | null {
    const hand = hands.current.get(id);
    if (!hand) return null;
    hands.current.delete(id);
    desk.mark(hand.key, 'held', handsOn(hand.key).length > 0);
    desk.mark(hand.key, 'leaving', false);
    return hand;
  }

  return {
    /** The page is turned under them: what they still do is meant for no other page. */
    dropAll() {
      for (const { key } of hands.current.values()) desk.mark(key, 'held', false);
      hands.current.clear();
      desk.done();
    },
    down({ id, x, y, button }: Finger) {
      if (button !== 0) return;
      const spot = { x, y };
      const made = desk.putChosen(spot);
      const found = made ?? stickerAt(desk.page(), spot, REACH / desk.width())?.key ?? heldAlone();
      if (found === null) {
        desk.select(null);
        desk.touchGround(spot);
      } else hold(id, found, spot, made !== null);
    },
    move({ id, x, y }: Finger) {
      const hand = hands.current.get(id);
      const held = hand && poses.current.get(hand.key);
      if (!hand || !held) return;
      hand.to = { x, y };
      const all = handsOn(hand.key);
      const far = Math.hypot(x - hand.down.x, y - hand.down.y) * desk.width();
      if (far > TAP_DISTANCE || all.length > 1) for (const each of all) each.moved = true;
      if (!hand.moved) return;
      const next = pinch(held, { from: all.map(({ from }) => from), to: all.map(({ to }) => to) });
      desk.change((page) => pose(page, hand.key, next));
      desk.mark(hand.key, 'leaving', all.length === 1 && desk.isOverTray(hand.to));
    },
    up({ id, x, y }: Finger) {
      const hand = letGo(id);
      if (!hand) return;
      const isLast = handsOn(hand.key).length === 0;
      if (!hand.moved && !hand.isNew) desk.tapped(hand.key);
      if (hand.moved && isLast && desk.isOverTray({ x, y })) desk.takeOff(hand.key);
      holdAnew(hand.key);
      if (hands.current.size === 0) desk.done();
    },
    /** The system took the finger: what it moved goes back. */
    cancel({ id }: Finger) {
      const hand = letGo(id);
      if (!hand) return;
      const held = poses.current.get(hand.key);
      if (held) desk.change((page) => pose(page, hand.key, { x: held.x, y: held.y, turn: held.turn, size: held.size }));
      holdAnew(hand.key);
      if (hands.current.size === 0) desk.done();
    },
  };
}
