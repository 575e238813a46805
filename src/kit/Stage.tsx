import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '../core/game';
import { contextOf } from './canvas';
import { nextPaint } from './frames';
import { prefersStill } from './motion';
import { type FingerHandlers, useFingers } from './pointer';
import styles from './Stage.module.css';
import { createSprites, type Sheet, type SpriteOptions } from './sprites';
import { currentPalette, type Palette } from './theme/palette';
import { useTheme } from './theme/theme';

/** What a game draws with. Everything is in stage units, whatever the screen. */
export interface Brush<Piece extends string = string> {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Milliseconds of the page's clock, for decoration only. */
  readonly time: number;
  /** The visitor asked for less motion: no wobble, no particles. */
  readonly still: boolean;
  /** Device pixels per stage unit. */
  readonly density: number;
  /** A piece of the game's art with its middle at x, y. */
  sprite(piece: Piece, x: number, y: number, width: number, options?: SpriteOptions): void;
}

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
  /** Popups, DOM twins and overlays, laid over the picture. */
  readonly children?: ReactNode;
}

/** More pixels than this cost time that an old tablet does not have, and nobody sees them. */
const MOST_PIXELS_PER_UNIT = 2;

export function Stage<State, Action, Cue, Options, Piece extends string>({
  game,
  size,
  sheet,
  draw,
  label,
  fingers = {},
  onSize,
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
  const latest = useRef({ draw, onSize });
  const repaint = useRef(() => {});

  useLayoutEffect(() => {
    latest.current = { draw, onSize };
    repaint.current();
  });

  useLayoutEffect(() => {
    const [outer, inner, surface] = [box.current, field.current, canvas.current];
    if (!outer || !inner || !surface) return;
    const context = contextOf(surface);
    let units = { width: 1, height: 1 };
    let density = 0;
    let known = '';
    const askForPaint = () => void nextPaint(paint);

    function paint(time: number) {
      // Not laid out yet: there is nothing to paint on.
      if (density === 0) return;
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, units.width, units.height);
      const brush: Brush<Piece> = {
        context,
        ...units,
        palette: currentPalette(),
        time,
        density,
        still: prefersStill(),
        sprite: (piece, x, y, width, options) => sprites.draw(context, density, piece, x, y, width, options),
      };
      if (latest.current.draw(brush, game.state, game.now)) nextPaint(paint);
    }

    const measure = () => {
      const { clientWidth: width, clientHeight: height } = outer;
      if (width === 0 || height === 0) return;
      const pixels = Math.min(devicePixelRatio || 1, MOST_PIXELS_PER_UNIT);
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
      surface.width = Math.round(units.width * density);
      surface.height = Math.round(units.height * density);
      if (fixedWidth === null) latest.current.onSize?.(width, height);
      // A canvas that changed its size is blank: it is painted at once, but for the first time, when a frame is to come.
      if (isFirst) askForPaint();
      else paint(performance.now());
    };

    repaint.current = askForPaint;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    const unsubscribe = game.subscribe(askForPaint);
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
      repaint.current = () => {};
      nextPaint(paint)();
    };
  }, [game, sprites, fixedWidth, fixedHeight]);

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
