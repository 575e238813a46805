import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// happy-dom has no layout, no 2D context and no audio: views are tested for structure, paint in a real browser.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
performance.mark ??= (() => ({})) as unknown as typeof performance.mark;

afterEach(() => {
  cleanup();
  localStorage.clear();
});
