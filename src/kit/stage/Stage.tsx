import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../core/geometry';
import { useNoGestures } from '../input/noGestures';
import { type FingerHandlers, useFingers } from '../input/pointer';
import { loadLateParts, whenLoaded } from '../late';
import type { Shown } from '../late/paintPopups';
import { MOST_POPUPS } from '../session/effects';
import { nextPaint } from '../session/frames';
import type { GameSession } from '../session/session';
import { currentPalette, type Palette } from '../theme/palette';
import { useTheme } from '../theme/theme';
import { isStill, prefersStill } from '../ui/motion';
import type { Brush } from './brush';
import { type Paper, paperHere } from './paper';
import type { Pen } from './pen';
import styles from './Stage.module.css';
import { createSprites, type Sheet } from './sprites';

/** Draws a state; `true` asks for one more frame even when the game itself is at rest. */
export type Draw<State, Piece extends string> = (brush: Brush<Piece>, state: State, now: number) => boolean;

/** `fill` takes the box as it is; a fixed size is scaled as a whole and centered. */
export type StageSize = 'fill' | Size;

interface StageProps<State, Action, Cue, Options, Piece extends string> {
  readonly session: GameSession<State, Action, Cue, Options>;
  readonly size: StageSize;
  readonly sheet: Sheet<Piece>;
  readonly draw: Draw<State, Piece>;
  /** Says what this is and how to play it without seeing it. */
  readonly label: string;
  readonly fingers?: FingerHandlers;
  /** The size of the game's world, where it is not the stage's: fingers and popups are in its units. */
  readonly world?: Size;
  /** DOM twins and overlays, laid over the picture. */
  readonly children?: ReactNode;
}

/** What the last rendering brought, for paints to come. */
interface Latest<State, Piece extends string> {
  readonly draw: Draw<State, Piece>;
  readonly world: Size | undefined;
  readonly palette: Palette;
  resize(size: Size): void;
}

/** More pixels than this cost time that an old tablet does not have, and nobody sees them. */
const MOST_PIXELS_PER_UNIT = 2;

export function Stage<State, Action, Cue, Options, Piece extends string>({
  session,
  size,
  sheet,
  draw,
  label,
  fingers = {},
  world,
  children,
}: StageProps<State, Action, Cue, Options, Piece>) {
  const { game, effectBus } = session;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The size of the stage in its own units, and pixels per unit. */
  const units = useRef<Size>({ width: 1, height: 1 });
  const scale = useRef(1);
  const first = useRef(session);
  const [sprites] = useState(() => createSprites(sheet));
  useLayoutEffect(() => first.current.waitFor(sprites.ready), [sprites]);
  // Another theme renders this again, and every render paints again in the colors in force.
  useTheme();
  const fixedWidth = size === 'fill' ? null : size.width;
  const fixedHeight = size === 'fill' ? null : size.height;
  const latest = useRef<Latest<State, Piece>>(null);
  const paper = useRef<Paper>(null);
  /** Undefined before they come, null where they could not. */
  const late = useRef<typeof import('../late/parts') | null>(undefined);
  const repaint = useRef(() => {});

  useLayoutEffect(() => {
    latest.current = { draw, world, palette: currentPalette(), resize: session.resize };
    repaint.current();
  });

  useLayoutEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    paper.current = paperHere(surface);
    const loading = loadLateParts();
    void loading.then((loaded) => {
      late.current = loaded;
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
    let density = 0;
    let known = '';
    let pen: Pen;
    const sprite: Brush<Piece>['sprite'] = (piece, x, y, width, options) =>
      sprites.draw(pen, density, piece, x, y, width, options);
    const askForPaint = () => void nextPaint(paint);
    const popups: Shown[] = [];
    const unwatch = effectBus.watch(({ popup }) => {
      if (!popup) return;
      popups.push({ ...popup, since: performance.now() });
      if (popups.length > MOST_POPUPS) popups.shift();
      askForPaint();
    });

    function paint(time: number) {
      // Not laid out yet: there is nothing to paint on.
      if (density === 0 || !paper.current || !latest.current) return;
      const { draw, palette, world = units.current } = latest.current;
      const { width, height } = units.current;
      pen = paper.current.begin(Math.round(width * density), Math.round(height * density), density);
      const looks = { palette, time, density, still: isStill(), glides: !prefersStill() };
      const brush = { context: pen, width, height, ...looks, sprite };
      const moves = draw(brush, game.state, game.now);
      const pops = late.current?.paintPopups(popups, brush, world, 1 / scale.current);
      paper.current.end();
      // While the page is still being loaded, decoration would only take its time: it begins with the late parts.
      if ((moves && late.current !== undefined) || pops) askForPaint();
    }

    const measure = () => {
      const { clientWidth: width, clientHeight: height } = outer;
      if (width === 0 || height === 0) return;
      const pixels = Math.min(devicePixelRatio, MOST_PIXELS_PER_UNIT);
      const measured = `${width} ${height} ${pixels}`;
      // An observer begins with what is known already.
      if (measured === known) return;
      known = measured;
      units.current = { width: fixedWidth ?? width, height: fixedHeight ?? height };
      scale.current = Math.min(width / units.current.width, height / units.current.height);
      inner.style.width = `${units.current.width * scale.current}px`;
      inner.style.height = `${units.current.height * scale.current}px`;
      const isFirst = density === 0;
      density = scale.current * pixels;
      if (fixedWidth === null) latest.current?.resize({ width, height });
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
    void sprites.ready.then(() => gone || askForPaint());
    return () => {
      gone = true;
      observer.disconnect();
      unsubscribe();
      unwatch();
      repaint.current = () => {};
      nextPaint(paint)();
    };
  }, [game, effectBus, sprites, fixedWidth, fixedHeight]);

  const toUnits = useCallback((clientX: number, clientY: number) => {
    const bounds = field.current?.getBoundingClientRect();
    const x = (clientX - (bounds?.left ?? 0)) / scale.current;
    const y = (clientY - (bounds?.top ?? 0)) / scale.current;
    const { world } = latest.current ?? {};
    return world
      ? { x: (x / units.current.width) * world.width, y: (y / units.current.height) * world.height }
      : { x, y };
  }, []);
  useLayoutEffect(
    () =>
      first.current.drawnBy(({ x, y }) => {
        const bounds = field.current?.getBoundingClientRect();
        const { world = units.current } = latest.current ?? {};
        return {
          x: (bounds?.left ?? 0) + (x / world.width) * units.current.width * scale.current,
          y: (bounds?.top ?? 0) + (y / world.height) * units.current.height * scale.current,
        };
      }),
    [],
  );
  const pointer = useFingers(
    {
      ...fingers,
      down(finger) {
        const pixels = scale.current * (units.current.width / (world ?? units.current).width);
        const { x, y } = late.current?.kindAim(finger, session, pixels) ?? finger;
        fingers.down?.({ ...finger, x, y });
      },
    },
    toUnits,
  );
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
