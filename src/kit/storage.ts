import { useCallback, useSyncExternalStore } from 'react';

/**
 * The device's storage, never thrown at anybody: blocked, full or broken storage means that a
 * value keeps to this visit, and the page plays on.
 */
const visit = new Map<string, string>();
const watchers = new Set<(key: string | null) => void>();

export function readText(key: string): string | null {
  try {
    return visit.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null deletes what is kept. False says that the device refused. */
export function writeText(key: string, value: string | null): boolean {
  let done = true;
  visit.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    done = false;
    if (value !== null) visit.set(key, value);
    console.warn(`Could not change "${key}" on this device`, error);
  }
  for (const watcher of watchers) watcher(key);
  return done;
}

/** Calls back when the value changes, here or in another tab. */
export function watchText(key: string, changed: () => void): () => void {
  const watcher = (changedKey: string | null) => {
    if (changedKey === null || changedKey === key) changed();
  };
  const fromOtherTab = (event: StorageEvent) => watcher(event.key);
  watchers.add(watcher);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Whether the device refused to keep something, which then holds for this visit alone. */
export const useRefused = (): boolean =>
  useSyncExternalStore(
    watchAll,
    () => visit.size > 0,
    () => false,
  );

function watchAll(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** A stored text as React state; null on the server, in the first paint and while it is unset. */
export function useStoredText(key: string): [string | null, (value: string) => void] {
  const subscribe = useCallback((changed: () => void) => watchText(key, changed), [key]);
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  return [text, useCallback((value: string) => writeText(key, value), [key])];
}
