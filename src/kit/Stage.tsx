import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '../core/game';
import type { Brush } from './brush';
import { afterTouch, whenLoaded } from './firstInteraction';
import { nextPaint } from './frames';
import type { Shown } from './late/paintPopups';
import { prefersStill } from './motion';
import { type Paper, paperHere } from './painting/paper';
import type { Pen } from './painting/pen';
import { type FingerHandlers, useFingers } from './pointer';
import styles from './Stage.module.css';
import type { Shows } from './shows';
import { createSprites, type Sheet } from './sprites';
import { currentPalette, type Palette } from './theme/palette';
import { useTheme } from './theme/theme';

/** Draws a state; `true` asks for one more frame even when the game itself is at rest. */
export type Draw<State, Piece extends string> = (brush: Brush<Piece>, state: State, now: number) => boolean;

/** `fill` takes the box as it is; a fixed size is scaled as a whole and centered. */
export type StageSize = 'fill' | { readonly width: number; readonly height: number };

interface StageProps<State, Action, Cue, Options, Piece extends string> {
  readonly game: Game<State, Action, Cue, Options>;
  readonly size: StageSize;
  readonly sheet: Sheet<Piece>;
  readonly draw: Draw<State, Piece>;
  /** Says what this is and how to play it without seeing it. */
  readonly label: string;
  readonly fingers?: FingerHandlers;
  /** A `fill` stage tells its new size, in units. */
  readonly onSize?: (width: number, height: number) => void;
  /** What pops up over the picture, … */
  readonly shows?: Shows;
  /** … in a world of this size, if that is not the stage's. */
  readonly world?: { readonly width: number; readonly height: number };
  /** DOM twins and overlays, laid over the picture. */
  readonly children?: ReactNode;
}

/** What the last rendering brought, for paints to come. */
interface Latest<State, Piece extends string> {
  readonly draw: Draw<State, Piece>;
  readonly onSize: ((width: number, height: number) => void) | undefined;
  readonly world: { readonly width: number; readonly height: number } | undefined;
  readonly palette: Palette;
}

/** More pixels than this cost time that an old tablet does not have, and nobody sees them. */
const MOST_PIXELS_PER_UNIT = 2;
/** More at once would only hide the game. */
const MOST_POPUPS = 12;

export function Stage<State, Action, Cue, Options, Piece extends string>({
  game,
  size,
  sheet,
  draw,
  label,
  fingers = {},
  onSize,
  shows,
  world,
  children,
}: StageProps<State, Action, Cue, Options, Piece>) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = useRef(1);
  const [sprites] = useState(() => createSprites(sheet));
  // Another theme renders this again, and every render paints again in the colors in force.
  useTheme();
  const fixedWidth = size === 'fill' ? null : size.width;
  const fixedHeight = size === 'fill' ? null : size.height;
  const latest = useRef<Latest<State, Piece>>(null);
  const paper = useRef<Paper>(null);
  /** Undefined before the first touch, null where they could not come. */
  const extras = useRef<typeof import('./late/stageExtras') | null>(undefined);
  const repaint = useRef(() => {});

  useLayoutEffect(() => {
    latest.current = { draw, onSize, world, palette: currentPalette() };
    repaint.current();
  });

  useLayoutEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    paper.current = paperHere(surface);
    const loading = afterTouch(() => import('./late/stageExtras'), 'popups');
    void loading.then((loaded) => {
      extras.current = loaded;
      repaint.current();
    });
    return whenLoaded(loading, ({ moveElsewhere }) =>
      moveElsewhere(surface, (moved) => {
        paper.current = moved;
        repaint.current();
      }),
    );
  }, []);

  useLayoutEffect(() => {
    const [outer, inner] = [box.current, field.current];
    if (!outer || !inner) return;
    let units = { width: 1, height: 1 };
    let density = 0;
    let known = '';
    let pen: Pen;
    const sprite: Brush<Piece>['sprite'] = (piece, x, y, width, options) =>
      sprites.draw(pen, density, piece, x, y, width, options);
    const askForPaint = () => void nextPaint(paint);
    const popups: Shown[] = [];
    const unwatch = shows?.watch(({ popup }) => {
      if (!popup) return;
      popups.push({ ...popup, since: performance.now() });
      if (popups.length > MOST_POPUPS) popups.shift();
      askForPaint();
    });

    function paint(time: number) {
      // Not laid out yet: there is nothing to paint on.
      if (density === 0 || !paper.current || !latest.current) return;
      const { draw, palette, world = units } = latest.current;
      const { width, height } = units;
      pen = paper.current.begin(Math.round(width * density), Math.round(height * density), density);
      const brush = { context: pen, width, height, palette, time, density, still: prefersStill(), sprite };
      const moves = draw(brush, game.state, game.now);
      const pops = extras.current?.paintPopups(popups, brush, world, 1 / scale.current);
      paper.current.end();
      // While the page is still being loaded, decoration would only take its time: it begins with the first touch.
      if ((moves && extras.current !== undefined) || pops) askForPaint();
    }

    const measure = () => {
      const { clientWidth: width, clientHeight: height } = outer;
      if (width === 0 || height === 0) return;
      const pixels = Math.min(devicePixelRatio, MOST_PIXELS_PER_UNIT);
      const measured = `${width} ${height} ${pixels}`;
      // An observer begins with what is known already.
      if (measured === known) return;
      known = measured;
      units = { width: fixedWidth ?? width, height: fixedHeight ?? height };
      scale.current = Math.min(width / units.width, height / units.height);
      inner.style.width = `${units.width * scale.current}px`;
      inner.style.height = `${units.height * scale.current}px`;
      const isFirst = density === 0;
      density = scale.current * pixels;
      if (fixedWidth === null) latest.current?.onSize?.(width, height);
      // A canvas that changed its size is blank: it is painted at once, but for the first time, when a frame is to come.
      if (isFirst) askForPaint();
      else paint(performance.now());
    };

    repaint.current = askForPaint;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    const unsubscribe = game.follow(askForPaint);
    let gone = false;
    void sprites.ready.then(() => {
      if (gone) return;
      askForPaint();
      performance.mark('game-ready');
    });
    return () => {
      gone = true;
      observer.disconnect();
      unsubscribe();
      unwatch?.();
      repaint.current = () => {};
      nextPaint(paint)();
    };
  }, [game, sprites, shows, fixedWidth, fixedHeight]);

  const toUnits = useCallback((clientX: number, clientY: number) => {
    const bounds = field.current?.getBoundingClientRect();
    return { x: (clientX - (bounds?.left ?? 0)) / scale.current, y: (clientY - (bounds?.top ?? 0)) / scale.current };
  }, []);
  const pointer = useFingers(fingers, toUnits);
  useNoGestures(box);

  return (
    <div ref={box} className={styles.box} data-fit={fixedWidth !== null || undefined} {...pointer}>
      {/* The play area takes the keys of the game. */}
      <div ref={field} className={styles.field} role="application" aria-label={label} tabIndex={0}>
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        {children}
      </div>
    </div>
  );
}

/** iOS knows pinches outside of touch-action; here they are never meant. */
function useNoGestures(box: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const element = box.current;
    // A touch that already scrolls, with another finger outside, cannot be stopped any more.
    const prevent = (event: Event) => event.cancelable && event.preventDefault();
    element?.addEventListener('gesturestart', prevent);
    element?.addEventListener('touchmove', prevent, { passive: false });
    return () => {
      element?.removeEventListener('gesturestart', prevent);
      element?.removeEventListener('touchmove', prevent);
    };
  }, [box]);
}
