import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page that is loaded and has not been touched. */
async function openPage() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { loadLate } = await import('./late');
  const load = vi.fn(async () => 'the part');
  return { load, loading: loadLate(load, 'a part') };
}

test('late parts come at rest', async () => {
  const rest = vi.fn();
  vi.stubGlobal('requestIdleCallback', rest);
  const { load, loading } = await openPage();
  await vi.waitFor(() => expect(rest).toHaveBeenCalled());
  expect(load).not.toHaveBeenCalled();
  rest.mock.calls[0]?.[0]();
  expect(await loading).toBe('the part');
});

test.each(['is never at rest', 'does not say when it is at rest'])(
  'late parts come a second after the load to a browser that %s',
  async (browser) => {
    const isSilent = browser.startsWith('does not');
    const busy = (done: () => void, options?: IdleRequestOptions) =>
      options?.timeout && setTimeout(done, options.timeout);
    if (!isSilent) vi.stubGlobal('requestIdleCallback', busy);
    const { load, loading } = await openPage();
    await vi.advanceTimersByTimeAsync(999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('the part');
  },
);

test('late parts come at the first touch', async () => {
  vi.stubGlobal('requestIdleCallback', () => {});
  const { load, loading } = await openPage();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  expect(await loading).toBe('the part');
});

test('a game goes on without a part that cannot come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { loadLate } = await import('./late');
  const loading = loadLate(() => Promise.reject(new Error('gone')), 'a part');
  window.dispatchEvent(new Event('keydown'));
  expect(await loading).toBeNull();
  expect(warn).toHaveBeenCalledWith('Playing without a part', expect.any(Error));
  warn.mockRestore();
});
