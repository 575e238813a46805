import { useCallback, useSyncExternalStore } from 'react';

/**
 * The device's storage, never thrown at anybody: blocked, full or broken storage means that a
 * value keeps to this visit, and the page plays on.
 */
const visit = new Map<string, string>();
const watchers = new Set<(key: string | null) => void>();

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? visit.get(key) ?? null;
  } catch {
    return visit.get(key) ?? null;
  }
}

export function writeText(key: string, value: string): void {
  visit.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    visit.set(key, value);
    console.warn(`Could not keep "${key}" on this device`, error);
  }
  for (const watcher of watchers) watcher(key);
}

export function removeText(key: string): void {
  visit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not delete "${key}" on this device`, error);
  }
  for (const watcher of watchers) watcher(key);
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
