import { useEffect, useRef } from 'react';
import { afterTouch } from '../../kit/touched';

export type Tools = typeof import('./drawTools');

/** The tools that come with the first touch; null until they are there. */
export function useTools() {
  const tools = useRef<Tools | null>(null);
  useEffect(() => {
    void afterTouch(() => import('./drawTools'), 'shapes and fill').then((loaded) => {
      tools.current = loaded;
    });
  }, []);
  return tools;
}
