import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateServiceWorker } from './serviceWorkerUpdate';

const MINUTE = 60_000;
const postMessage = vi.fn();
const reload = vi.fn();
const next = { postMessage };
const registration = Object.assign(new EventTarget(), {
  waiting: next as typeof next | null,
  installing: null as EventTarget | null,
  update: async () => {},
});
const container = Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => registration });
const dialog = document.createElement('dialog');
const wait = () => vi.advanceTimersByTimeAsync(MINUTE);
let leave = () => {};

beforeEach(() => {
  Object.assign(registration, { waiting: next, installing: null });
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('navigator', { serviceWorker: container });
  document.body.append(dialog);
  leave = updateServiceWorker();
});
afterEach(() => {
  leave();
  dialog.remove();
  dialog.removeAttribute('open');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('a version that waits is asked to take over, but not while a dialog is open', async () => {
  dialog.setAttribute('open', '');
  await wait();
  expect(postMessage).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  await wait();
  expect(postMessage).toHaveBeenCalledWith('take over');
});

it('a version that took over reloads Home once the dialog is closed, and only while Home is there', async () => {
  dialog.setAttribute('open', '');
  container.dispatchEvent(new Event('controllerchange'));
  await wait();
  expect(reload).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
  dialog.setAttribute('open', '');
  container.dispatchEvent(new Event('controllerchange'));
  leave();
  dialog.removeAttribute('open');
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['comes', () => registration.dispatchEvent(new Event('updatefound'))],
  // The browser may have found it before the page could listen.
  ['was already coming when the page began', () => {}],
])('a version that %s is asked once it waits', async (_, found) => {
  leave();
  const worker = new EventTarget();
  Object.assign(registration, { waiting: null, installing: worker });
  leave = updateServiceWorker();
  await wait();
  found();
  expect(postMessage).not.toHaveBeenCalled();
  registration.waiting = next;
  worker.dispatchEvent(new Event('statechange'));
  await wait();
  expect(postMessage).toHaveBeenCalledWith('take over');
});
