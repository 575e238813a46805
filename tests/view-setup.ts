import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// happy-dom has no layout, no 2D context and no audio: views are tested for structure, paint in a real browser.
class NoObserver {
  observe() {}
  disconnect() {}
}

/** Audio that never starts: silent, and not broken. */
class SilentAudio {
  state = 'suspended';
  destination = {};
  createGain = () => ({ gain: { value: 1 }, connect() {} });
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

/** A canvas that takes every stroke and shows none. */
const blank: object = new Proxy(() => blank, { get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : blank) });
HTMLCanvasElement.prototype.getContext = (() => blank) as unknown as HTMLCanvasElement['getContext'];

Object.assign(globalThis, { AudioContext: SilentAudio, BroadcastChannel, MessageChannel, ResizeObserver: NoObserver });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// What a touch has sent for comes before the window is torn down.
afterAll(() => vi.dynamicImportSettled());
