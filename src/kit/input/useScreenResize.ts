import { useEffect } from 'react';
import { useLatest } from '../useLatest';

/** Calls back when the window has another size: a turned tablet, a browser bar that comes or goes. */
export function useScreenResize(resized: () => void): void {
  const latest = useLatest(resized);
  useEffect(() => {
    const listener = () => latest.current();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);
}
