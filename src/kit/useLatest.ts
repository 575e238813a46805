import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for listeners that stay longer than one. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
