import { useEffect, useRef } from 'react';
import { distance, type Point } from '../../../core/geometry';
import type { Finger, FingerHandlers } from '../../../kit/input/pointer';
import type { GameSession } from '../../../kit/session/session';
import {
  type Action,
  BRUSH_WIDTH,
  COLORS,
  type Cue,
  isFilled,
  type Shape,
  type State,
  shapeOf,
  type Way,
} from '../rules/rules';
import type { Sheet } from './drawSheet';
import { type Context, drawBlots, drawCurve } from './drawStroke';
import { answers, hum } from './effects';
import { type Tools, useTools } from './useTools';

export type DrawSession = GameSession<State, Action, Cue, void>;
export type Touch = Pick<Finger, 'id' | 'x' | 'y' | 'button'>;

/** The finger of who paints without one. */
const NOBODY = -2;
/** A line so long hums once. */
const HUM_EVERY = 45;
/** A shape smaller than this was a tap: it becomes a stamp of a good size. */
const TAP = 8;
const STAMP = 40;
const PREVIEW_OPACITY = 0.5;

/** What one finger does, from the touch to the release. */
type Stroke =
  | { kind: 'line'; color: string; last: Point; middle: Point; silent: number }
  | { kind: 'shape'; color: string; shape: Shape; filled: boolean; from: Point; to: Point }
  | { kind: 'done' };

/** Turns fingers into paint. Every finger has a stroke of its own; all that overlap in time are one step of undo. */
export function useStrokes(
  session: DrawSession,
  sheet: { readonly current: Sheet | null },
  preview: (draw: (context: Context) => void) => void,
) {
  const { game, playEffect } = session;
  const held = useRef(new Map<number, Stroke>());
  const { tools, late } = useTools(session);

  // Anew with each render, and those are few.
  useEffect(() =>
    game.listen((cue) => {
      if (cue.type === 'painted' && cue.along) trace(cue.along);
      if (cue.type !== 'splashed') return;
      const [main] = cue.blots;
      const reach = (main?.radius ?? 0) + 45;
      sheet.current?.paint(COLORS[game.state.color], cue.blots, reach, (context) => drawBlots(context, cue.blots));
    }),
  );

  function shapeOn(context: Context, { color, shape, from, to, filled }: Stroke & { kind: 'shape' }) {
    context.fillStyle = color;
    context.strokeStyle = color;
    tools.current?.drawShape(context, shape, from, to, filled);
  }

  /** On a slow line the tools may come after the finger has gone: nothing it did is lost. */
  function withTools(use: (tools: Tools) => void) {
    if (tools.current) return use(tools.current);
    late(
      (loaded) => {
        use(loaded);
        if (held.current.size === 0) sheet.current?.commit();
      },
      () => {
        playEffect(answers.away);
        // Back to drawing, from either; what is chosen again is asked for again.
        session.play({ type: 'mode' });
      },
    );
  }

  function showPreview() {
    preview((context) => {
      context.globalAlpha = PREVIEW_OPACITY;
      for (const stroke of held.current.values()) if (stroke.kind === 'shape') shapeOn(context, stroke);
    });
  }

  function begin({ x, y }: Point): Stroke {
    const { state } = game;
    const color = COLORS[state.color];
    if (state.shapeMode) {
      return { kind: 'shape', color, shape: shapeOf(state), filled: isFilled(state), from: { x, y }, to: { x, y } };
    }
    if (state.tool === 'draw') {
      const dot = { x, y, radius: BRUSH_WIDTH / 2 };
      sheet.current?.paint(color, [dot], BRUSH_WIDTH, (context) => drawBlots(context, [dot]));
      return { kind: 'line', color, last: dot, middle: dot, silent: HUM_EVERY };
    }
    if (state.tool === 'splash') session.play({ type: 'splash', x, y });
    else
      withTools((loaded) => playEffect(sheet.current?.fill(color, { x, y }, loaded) ? answers.filled : answers.same));
    return { kind: 'done' };
  }

  function lead(stroke: Stroke & { kind: 'line' }, to: Point, middle: Point) {
    const { color, last, middle: from } = stroke;
    sheet.current?.paint(color, [from, last, middle], BRUSH_WIDTH, (context) => drawCurve(context, from, last, middle));
    stroke.silent += distance(last, to);
    stroke.last = to;
    stroke.middle = middle;
    if (stroke.silent < HUM_EVERY) return;
    stroke.silent = 0;
    playEffect(hum(to.y / (sheet.current?.height || 1)));
  }

  function stamp(stroke: Stroke & { kind: 'shape' }) {
    const { from, to } = stroke;
    if (distance(from, to) < TAP) {
      stroke.from = { x: from.x - STAMP, y: from.y - STAMP };
      stroke.to = { x: from.x + STAMP, y: from.y + STAMP };
    }
    const ends = [stroke.from, stroke.to];
    // A circle reaches beyond the box of its diameter.
    const margin = BRUSH_WIDTH + distance(stroke.from, stroke.to) / 2;
    withTools(() => {
      sheet.current?.paint(stroke.color, ends, margin, (context) => shapeOn(context, stroke));
      playEffect(answers.stamped);
    });
  }

  function end(id: number, finish: (stroke: Stroke) => void) {
    const stroke = held.current.get(id);
    if (!stroke) return;
    held.current.delete(id);
    finish(stroke);
    if (stroke.kind === 'shape') showPreview();
    if (held.current.size === 0) sheet.current?.commit();
  }

  function land(stroke: Stroke, at: Point) {
    if (stroke.kind === 'line') lead(stroke, at, at);
    if (stroke.kind === 'shape') stamp(stroke);
  }

  /** A stroke that is there at once, and counted already. */
  function trace({ from, to }: Way) {
    handlers.down({ id: NOBODY, button: 0, ...from });
    // A bow, as of an arm that swings.
    for (const at of [{ x: to.x, y: from.y }, to]) handlers.move({ id: NOBODY, button: 0, ...at });
    end(NOBODY, (stroke) => land(stroke, to));
  }

  const handlers = {
    down(finger: Touch) {
      if (finger.button > 0) return;
      held.current.set(finger.id, begin(finger));
    },
    move({ id, x, y }: Touch) {
      const stroke = held.current.get(id);
      if (stroke?.kind === 'line' && distance(stroke.last, { x, y }) > 0) {
        lead(stroke, { x, y }, { x: (stroke.last.x + x) / 2, y: (stroke.last.y + y) / 2 });
      }
      if (stroke?.kind !== 'shape') return;
      stroke.to = { x, y };
      showPreview();
    },
    up({ id, x, y }: Touch) {
      end(id, (stroke) => {
        land(stroke, { x, y });
        session.play({ type: 'stroke' });
      });
    },
    /** What is on the sheet stays there; a shape that was not let go of never was. */
    cancel({ id }: Touch) {
      end(id, () => {});
    },
  } satisfies FingerHandlers;
  return handlers;
}
