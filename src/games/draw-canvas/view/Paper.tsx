import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { clamp, type Point } from '../../../core/geometry';
import { STEP } from '../../../core/grid';
import { directionKeys, useKeys } from '../../../kit/input/keys';
import { useNoGestures } from '../../../kit/input/noGestures';
import { useFingers } from '../../../kit/input/pointer';
import { nextPaint } from '../../../kit/session/frames';
import { useGameState } from '../../../kit/session/useGameState';
import { BRUSH_WIDTH, COLORS } from '../rules/rules';
import { createSheet, type Sheet } from './drawSheet';
import type { Context } from './drawStroke';
import styles from './paper.module.css';
import { type DrawSession, useStrokes } from './useStrokes';

const MOST_PIXELS_PER_UNIT = 2;
const CURSOR_STEP = 10;
/** The keyboard draws like one more finger. */
const KEYBOARD = -1;

interface PaperProps {
  readonly session: DrawSession;
  readonly sheet: RefObject<Sheet | null>;
  /** The steps of undo and redo may be others now. */
  onChange(): void;
  /** The picture is another now. */
  onPaint(): void;
}

/** The white canvas: the picture below, what a finger is about to make above it. */
export function Paper({ session, sheet, onChange, onPaint }: PaperProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const showing = useRef<(context: Context) => void>(() => {});
  const [paintAbove] = useState(() => () => {
    const context = above.current?.getContext('2d');
    if (!above.current || !context || !sheet.current) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, above.current.width, above.current.height);
    const density = above.current.width / sheet.current.width;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.lineWidth = BRUSH_WIDTH;
    context.lineJoin = 'round';
    context.globalAlpha = 1;
    showing.current(context);
  });
  const strokes = useStrokes(session, sheet, (draw) => {
    showing.current = draw;
    nextPaint(paintAbove);
  });
  const color = useGameState(session, (state) => state.color);
  const [cursor, setCursor] = useState<Point | null>(null);
  const latest = useRef({ session, onChange, onPaint });
  useLayoutEffect(() => {
    latest.current = { session, onChange, onPaint };
  });

  useLayoutEffect(() => {
    const [outer, inner, canvas, over] = [box.current, field.current, picture.current, above.current];
    if (!outer || !inner || !canvas || !over) return;
    function layOut() {
      const made = sheet.current;
      if (!made || !outer || !inner || !canvas || !over || outer.clientWidth === 0) return;
      const scale = Math.min(outer.clientWidth / made.width, outer.clientHeight / made.height);
      inner.style.width = `${made.width * scale}px`;
      inner.style.height = `${made.height * scale}px`;
      if (over.width !== canvas.width) over.width = canvas.width;
      if (over.height !== canvas.height) over.height = canvas.height;
      latest.current.session.resize({ width: made.width, height: made.height });
    }
    sheet.current = createSheet(canvas, Math.min(devicePixelRatio || 1, MOST_PIXELS_PER_UNIT), {
      changed() {
        layOut();
        latest.current.onChange();
      },
      painted: () => latest.current.onPaint(),
    });
    const observer = new ResizeObserver(() => {
      sheet.current?.fit(outer.clientWidth, outer.clientHeight);
      layOut();
    });
    sheet.current?.fit(outer.clientWidth, outer.clientHeight);
    layOut();
    observer.observe(outer);
    latest.current.session.drawnBy(({ x, y }) => {
      const { left, top, width } = inner.getBoundingClientRect();
      const scale = width / (sheet.current?.width ?? 1);
      return { x: left + x * scale, y: top + y * scale };
    });
    return () => observer.disconnect();
  }, [sheet]);

  function toUnits(clientX: number, clientY: number): Point {
    const bounds = field.current?.getBoundingClientRect();
    const scale = (sheet.current?.width ?? 1) / (bounds?.width || 1);
    return { x: (clientX - (bounds?.left ?? 0)) * scale, y: (clientY - (bounds?.top ?? 0)) * scale };
  }
  const pointer = useFingers(strokes, toUnits);
  useNoGestures(field);

  /** Between two frames a fast hand is in many places: all of them belong to the line. */
  function moveThrough(event: PointerEvent) {
    for (const { pointerId, clientX, clientY } of event.nativeEvent.getCoalescedEvents?.() ?? []) {
      strokes.move({ id: pointerId, button: 0, ...toUnits(clientX, clientY) });
    }
    pointer.onPointerMove(event);
  }

  const size = () => sheet.current ?? { width: 1, height: 1 };
  const here = () => cursor ?? { x: size().width / 2, y: size().height / 2 };
  const touch = (at: Point) => ({ id: KEYBOARD, button: 0, ...at });
  useKeys(
    {
      ...directionKeys((direction) => {
        const [{ x, y }, { width, height }] = [here(), size()];
        const at = {
          x: clamp(x + STEP[direction].x * CURSOR_STEP, 0, width),
          y: clamp(y + STEP[direction].y * CURSOR_STEP, 0, height),
        };
        setCursor(at);
        strokes.move(touch(at));
      }),
      Space({ repeat }) {
        if (repeat) return;
        setCursor(here());
        strokes.down(touch(here()));
      },
    },
    { Space: () => strokes.up(touch(here())) },
  );

  return (
    <div ref={box} className={styles.paper}>
      <div
        ref={field}
        className={styles.field}
        role="application"
        aria-label="White canvas. Move with the arrow keys and hold Space to paint."
        tabIndex={0}
        {...pointer}
        onPointerMove={moveThrough}
        onPointerDown={(event) => {
          setCursor(null);
          pointer.onPointerDown(event);
        }}
      >
        <canvas ref={picture} className={styles.picture} />
        <canvas ref={above} className={styles.above} aria-hidden="true" />
        {cursor && (
          <span
            className={styles.cursor}
            style={{
              left: `${(cursor.x / size().width) * 100}%`,
              top: `${(cursor.y / size().height) * 100}%`,
              background: COLORS[color],
            }}
          />
        )}
      </div>
    </div>
  );
}
