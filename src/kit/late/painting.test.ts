import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Paper } from '../stage/paper';
import { type Pen, type Picture, penFor } from '../stage/pen';
import { moveElsewhere } from './elsewhere';
import { createRecorder, HEAD } from './recorder';
import { replay } from './replay';

/** A canvas context that notes what happens to it, in order. */
function noting() {
  const notes: unknown[] = [];
  const context = new Proxy({ globalAlpha: 1 } as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? ((...values: unknown[]) => void notes.push([name, ...values])),
    set(known, name: string, value) {
      if (typeof value === 'function') known[name] = value;
      else notes.push([name, '=', value]);
      return true;
    },
  });
  return { notes, context: context as unknown as CanvasRenderingContext2D };
}

/** Stands for the browser's canvas without a page; its bitmap remembers whose it is. */
class FakeOffscreen {
  source: unknown;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = () => ({
    drawImage: (source: unknown) => {
      this.source = source;
    },
  });
  transferToImageBitmap = () => ({ of: this.source });
}

const LEAF = { width: 8, height: 8 } as Picture;
const STONE = { width: 4, height: 4 } as Picture;

function paintSomething(pen: Pen) {
  pen.save();
  pen.fillStyle = '#ff0000';
  pen.globalAlpha = 0.5;
  pen.beginPath();
  pen.arc(10, 20, 5, 0, 6.25, true);
  pen.fill();
  pen.dash(6, 5);
  pen.stroke();
  pen.dash();
  pen.stamp(LEAF, 1, 2, 8, 8, 0.5, 0.75, 1, -1);
  pen.stamp(STONE, 3, 4, 4, 4, 0, 1, 1, 1);
  pen.stamp(LEAF, 5, 6, 8, 8, 0, 1, 1, 1);
  pen.fillStyle = '#ff0000';
  pen.lineCap = 'round';
  pen.restore();
}

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeOffscreen));
afterEach(() => vi.unstubAllGlobals());

describe('a painting that is written down', () => {
  it('is painted by another thread as it would have been here', () => {
    const here = noting();
    paintSomething(penFor(here.context, (picture: Picture) => picture));

    const { pen, begin, strokes, news } = createRecorder();
    begin(640, 480, 2);
    paintSomething(pen);
    const { words, pictures } = news() ?? { words: [], pictures: [] };
    const there = noting();
    const sources = pictures.map((bitmap) => (bitmap as unknown as { of: CanvasImageSource }).of);
    replay(
      penFor(there.context, (number: number) => sources[number]),
      strokes(),
      words,
    );
    expect(here.notes.length).toBeGreaterThan(20);
    // What travels is written with 32 bits; nothing here needs more.
    expect(there.notes).toEqual(
      here.notes.map((note) => (note as unknown[]).map((part) => (part === true ? 1 : part))),
    );
  });

  it('sends each word and picture once, and nothing of the painting before', () => {
    const { pen, begin, strokes, news } = createRecorder();
    begin(1, 1, 1);
    paintSomething(pen);
    expect(news()?.pictures).toHaveLength(2);
    const [end] = strokes();
    begin(1, 1, 1);
    paintSomething(pen);
    expect(news()).toBeNull();
    expect(strokes()[0]).toBe(end);
  });

  it('has room for any number of strokes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (count) => {
        const { pen, begin, strokes, news } = createRecorder();
        begin(7, 8, 9);
        for (let at = 0; at < count; at++) pen.lineTo(at, at + 1);
        const written = strokes();
        expect([...written.subarray(1, HEAD)]).toEqual([7, 8, 9]);
        const { notes, context } = noting();
        replay(
          penFor(context, () => undefined),
          written,
          news()?.words ?? [],
        );
        expect(notes).toHaveLength(count);
        if (count > 0) expect(notes.at(-1)).toEqual(['lineTo', count - 1, count]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('moving to a thread of its own', () => {
  /** Workers that were started, and what they were told. */
  const workers: FakeWorker[] = [];
  class FakeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly told: unknown[] = [];
    terminated = false;
    constructor() {
      workers.push(this);
    }
    postMessage = (message: unknown) => void this.told.push(message);
    terminate() {
      this.terminated = true;
    }
  }

  function setUp() {
    workers.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('navigator', { userAgentData: {} });
    HTMLCanvasElement.prototype.transferControlToOffscreen = () =>
      new FakeOffscreen(1, 1) as unknown as OffscreenCanvas;
    onTestFinished(() => void Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'));
    const canvas = document.createElement('canvas');
    document.body.replaceChildren(canvas);
    const papers: Paper[] = [];
    const stop = moveElsewhere(canvas, (paper) => papers.push(paper));
    return { canvas, papers, stop, worker: workers[0] };
  }
  const shown = () => document.querySelector('canvas');

  it('goes on here until the thread is there, and changes over when it has painted', () => {
    const { canvas, papers, worker } = setUp();
    expect(papers).toEqual([]);
    worker?.onmessage?.({ data: true });
    expect(papers).toHaveLength(1);
    expect(shown()).toBe(canvas);
    papers[0]?.begin(10, 10, 1).lineTo(1, 2);
    papers[0]?.end();
    expect(worker?.told).toHaveLength(3);
    worker?.onmessage?.({ data: 'painted' });
    expect(shown()).not.toBe(canvas);
  });

  it('stays here where the thread cannot paint', () => {
    const { canvas, papers, worker } = setUp();
    worker?.onmessage?.({ data: false });
    expect([papers.length, worker?.terminated, shown()]).toEqual([0, true, canvas]);
  });

  it('lets the thread go with the stage', () => {
    const { stop, worker } = setUp();
    stop();
    expect(worker?.terminated).toBe(true);
  });

  it('stays here in browsers that need no help', () => {
    setUp();
    workers.length = 0;
    vi.stubGlobal('navigator', {});
    moveElsewhere(document.createElement('canvas'), () => {});
    expect(workers).toEqual([]);
  });
});
