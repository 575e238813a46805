import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { allStickers } from '../../../games/stickers';
import { melody } from '../../../kit/session/sound';
import { useSound } from '../../../kit/session/useSound';
import { isFull, nextKey, type Page, type Placed, put, type SceneName, type Spot, takeOff } from '../rules/book';
import { changeOf } from './keys';
import { groundNote, songOf } from './song';
import { useBook } from './useBook';
import { useHands } from './useHands';
import { useTaking } from './useTaking';
import { sparkle, wiggle } from './wiggle';

const MIDDLE: Spot = { x: 0.5, y: 0.5 };
const FULL = 'This page is full. The sticker is back in the tray.';
const BACK = melody([76, 71], 70, { volume: 0.3 });

const nameOf = (sticker: string) => allStickers.find(({ id }) => id === sticker)?.name ?? 'Sticker';
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** All that hands and keys do with stickers, on the page of a scene and from the tray to it. */
export function usePlay(scene: SceneName) {
  const { book, pageNow, change, save } = useBook();
  const [selected, select] = useState<number | null>(null);
  const [fresh, setFresh] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** What is shown, and what is only said to those who do not see it. */
  const [status, setStatus] = useState('');
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  /** What gets the focus once it is there. */
  const wanted = useRef<string | null>(null);
  const sound = useSound(false);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);

  useEffect(() => {
    if (wanted.current) root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });

  const width = () => Math.max(1, boxOf(sheet.current).width);
  function spotOf(clientX: number, clientY: number): Spot {
    const { left, top, width: wide, height } = boxOf(sheet.current);
    return { x: (clientX - left) / Math.max(1, wide), y: (clientY - top) / Math.max(1, height) };
  }
  function isOverTray({ x, y }: Spot): boolean {
    const { left, top, width: wide, height } = boxOf(sheet.current);
    return holds(boxOf(find('ul')), left + x * wide, top + y * height);
  }

  const page = book[scene];
  const stickerOf = (key: number) => pageNow(scene).find((placed) => placed.key === key)?.sticker;
  const alter = (next: (page: Page) => Page) => change(scene, next);

  /** The key of the sticker on the page; null where there is no room. */
  function putOn(sticker: string, spot: Spot): number | null {
    setChosen(null);
    if (isFull(pageNow(scene))) {
      setStatus(FULL);
      return null;
    }
    const key = nextKey(pageNow(scene));
    alter((now) => put(now, sticker, spot));
    setStatus('');
    setSaid(`${nameOf(sticker)} is on the page.`);
    setFresh(key);
    select(key);
    sound(songOf(sticker));
    return key;
  }

  function takeAway(key: number) {
    const sticker = stickerOf(key);
    if (!sticker) return;
    alter((now) => takeOff(now, key));
    save();
    select(null);
    setStatus('');
    setSaid(`${nameOf(sticker)} is back in the tray.`);
    sound(BACK);
    wanted.current = `[data-sticker="${sticker}"]`;
  }

  /** Sings and wiggles. */
  function greet(key: number) {
    const sticker = stickerOf(key);
    if (!sticker) return;
    sound(songOf(sticker));
    wiggle(find(`[data-key="${key}"] img`));
  }

  const hands = useHands({
    page: () => pageNow(scene),
    change: alter,
    width,
    putChosen: (spot) => (chosen === null ? null : putOn(chosen, spot)),
    select,
    tapped: greet,
    isOverTray,
    mark: (key, as, is) => void find(`[data-key="${key}"]`)?.toggleAttribute(`data-${as}`, is),
    touchGround({ x, y }) {
      sound([groundNote({ x, y })]);
      sparkle(find('[data-spark]'), x, y);
    },
    takeOff: takeAway,
    done: save,
  });

  const { flying, handlersOf } = useTaking({
    drop({ sticker, x, y }) {
      if (!holds(boxOf(sheet.current), x, y)) return;
      putOn(sticker, spotOf(x, y));
      save();
    },
    tap(sticker) {
      setChosen(chosen === sticker ? null : sticker);
      select(null);
      wiggle(find(`[data-sticker="${sticker}"] img`));
      sound(songOf(sticker));
    },
    press(sticker) {
      const key = putOn(sticker, MIDDLE);
      save();
      if (key !== null) wanted.current = `[data-key="${key}"]`;
    },
  });

  return {
    root,
    sheet,
    page,
    selected: page.some(({ key }) => key === selected) ? selected : null,
    fresh,
    chosen,
    status,
    said,
    hands,
    flying,
    handlersOf,
    width,
    spotOf,
    select,
    greet,
    takeAway,
    setStatus,
    /** A change that is done at once. */
    act(next: (page: Page) => Page) {
      alter(next);
      save();
    },
    onKey(event: KeyboardEvent, placed: Placed) {
      const next = changeOf(event, placed);
      if (!next) return;
      event.preventDefault();
      if (next === 'takeOff') return takeAway(placed.key);
      alter(next);
      save();
    },
    /** Another page is opened: nothing is in anybody's hand. */
    leave() {
      hands.dropAll();
      select(null);
      setFresh(null);
      setStatus('');
    },
  };
}
