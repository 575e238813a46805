import { clamp, type Point } from '../../../core/geometry';
import { remember } from '../../../families/picture/rules/history';
import { contextOf } from '../../../kit/stage/canvas';
import type { Area } from '../rules/fill';
import { BRUSH_WIDTH } from '../rules/rules';
import type { Context } from './drawStroke';
import type { Tools } from './useTools';

/** What undo may keep: dozens of ordinary strokes, or six pictures of the largest size filled from edge to edge. */
const MOST_BYTES = 48 * 1024 * 1024;
const tooMany = (patches: readonly Patch[]) =>
  patches.reduce((bytes, { pixels }) => bytes + pixels.data.length, 0) > MOST_BYTES;
const PAPER = '#FFFFFF';

/** A part of the picture as it was, or will be again. */
interface Patch extends Area {
  readonly pixels: ImageData;
  /** The size of the whole bitmap it belongs to. */
  readonly of: { readonly width: number; readonly height: number };
  readonly blank: boolean;
}

/** The picture: one bitmap, in units of CSS pixels at the time it was laid out, and the way back. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Nothing was drawn on it. */
  readonly isBlank: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The room there is. An empty sheet takes its size, a drawn one keeps its own and is shown scaled. */
  fit(width: number, height: number): void;
  /** Paints in units; `margin` around the points is what may change. */
  paint(color: string, points: readonly Point[], margin: number, draw: (context: Context) => void): void;
  /** False where the color is there already. */
  fill(color: string, at: Point, tools: Tools): boolean;
  /** Makes everything since the last call one step of undo. */
  commit(): void;
  undo(): boolean;
  redo(): boolean;
  /** A new sheet. False when this one is new already. */
  clear(): boolean;
  /** A sheet with this picture on it, and no way back behind it. */
  show(picture: ImageBitmap): void;
}

interface Watcher {
  /** The size, or the steps of undo and redo, may be others. */
  changed(): void;
  /** The picture is another; in the middle of a stroke, too. */
  painted(): void;
}

export function createSheet(canvas: HTMLCanvasElement, density: number, { changed, painted }: Watcher): Sheet {
  // Kept in the processor's memory: a fill reads every pixel, and must not wait for the graphics card.
  const options: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };
  const brush = contextOf(canvas, options);
  const copy = document.createElement('canvas');
  const before = contextOf(copy, options);

  let room = { width: 0, height: 0 };
  let dirty: Area | null = null;
  let blank = true;
  /** The timer that puts the last step aside. */
  let settling = 0;
  const past: Patch[] = [];
  const future: Patch[] = [];

  const whole = (): Area => ({ x: 0, y: 0, width: canvas.width, height: canvas.height });

  function size({ width, height }: { width: number; height: number }) {
    for (const each of [canvas, copy]) Object.assign(each, { width, height });
    for (const each of [brush, before]) {
      each.fillStyle = PAPER;
      each.fillRect(0, 0, width, height);
    }
    brush.setTransform(density, 0, 0, density, 0, 0);
    brush.lineWidth = BRUSH_WIDTH;
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
  }

  function take(source: Context, { x, y, width, height }: Area): Patch {
    const of = { width: canvas.width, height: canvas.height };
    return { x, y, width, height, of, blank, pixels: source.getImageData(x, y, width, height) };
  }

  /** Puts a patch in and gives back what was there. */
  function swap(patch: Patch): Patch {
    const resized = patch.of.width !== canvas.width || patch.of.height !== canvas.height;
    const old = take(brush, resized ? whole() : patch);
    if (resized) size(patch.of);
    for (const each of [brush, before]) each.putImageData(patch.pixels, patch.x, patch.y);
    blank = patch.blank;
    return old;
  }

  function touch({ x, y, width, height }: Area) {
    painted();
    if (!dirty) dirty = { x, y, width, height };
    const [left, top] = [Math.min(x, dirty.x), Math.min(y, dirty.y)];
    const right = Math.max(x + width, dirty.x + dirty.width);
    const bottom = Math.max(y + height, dirty.y + dirty.height);
    dirty = { x: left, y: top, width: right - left, height: bottom - top };
  }

  function keep(patch: Patch) {
    past.splice(0, past.length, ...remember(past, patch, tooMany));
    future.length = 0;
    blank = false;
    changed();
  }

  /** Copying a large picture takes a while: the child sees the new one first. */
  function commit() {
    if (!dirty || settling) return;
    settling = window.setTimeout(settle);
    changed();
  }

  function settle() {
    clearTimeout(settling);
    settling = 0;
    if (!dirty) return;
    const { x, y, width, height } = dirty;
    dirty = null;
    const patch = take(before, { x, y, width, height });
    // Pixel by pixel: an image of the canvas would make the next stroke copy all of it.
    before.putImageData(brush.getImageData(x, y, width, height), x, y);
    keep(patch);
  }

  function step(from: Patch[], to: Patch[]) {
    settle();
    const patch = from.pop();
    if (!patch) return false;
    to.push(swap(patch));
    painted();
    changed();
    return true;
  }

  return {
    get width() {
      return canvas.width / density;
    },
    get height() {
      return canvas.height / density;
    },
    get isBlank() {
      return blank && dirty === null;
    },
    get canUndo() {
      return settling > 0 || past.length > 0;
    },
    get canRedo() {
      return settling === 0 && future.length > 0;
    },
    fit(width, height) {
      room = { width: Math.round(width * density), height: Math.round(height * density) };
      if (blank && dirty === null) size(room);
    },
    paint(color, points, margin, draw) {
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const pixel = (unit: number, most: number) => clamp(Math.round(unit * density), 0, most);
      const [x, y] = [pixel(Math.min(...xs) - margin, canvas.width), pixel(Math.min(...ys) - margin, canvas.height)];
      const width = pixel(Math.max(...xs) + margin, canvas.width) - x;
      const height = pixel(Math.max(...ys) + margin, canvas.height) - y;
      if (width <= 0 || height <= 0) return;
      if (settling) settle();
      brush.fillStyle = color;
      brush.strokeStyle = color;
      draw(brush);
      touch({ x, y, width, height });
    },
    fill(color, at, { fill, wordOf }) {
      if (settling) settle();
      const image = brush.getImageData(0, 0, canvas.width, canvas.height);
      const [x, y] = [Math.floor(at.x * density), Math.floor(at.y * density)];
      const area = fill(new Uint32Array(image.data.buffer), canvas.width, x, y, wordOf(color));
      if (!area) return false;
      brush.putImageData(image, 0, 0, area.x, area.y, area.width, area.height);
      touch(area);
      return true;
    },
    commit,
    undo: () => step(past, future),
    redo: () => step(future, past),
    clear() {
      settle();
      if (blank) return false;
      keep(take(brush, whole()));
      size(room);
      blank = true;
      painted();
      changed();
      return true;
    },
    show(picture) {
      settle();
      past.length = 0;
      future.length = 0;
      size(picture);
      // In pixels of the picture, not in units.
      brush.resetTransform();
      for (const each of [brush, before]) each.drawImage(picture, 0, 0);
      brush.setTransform(density, 0, 0, density, 0, 0);
      blank = false;
      changed();
    },
  };
}
