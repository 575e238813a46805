import { useEffect, useRef } from 'react';
import { touched } from '../../kit/touched';

export type Tools = typeof import('./drawTools');

/** The tools that come with the first touch; null until they are there. */
export function useTools() {
  const tools = useRef<Tools | null>(null);
  useEffect(() => {
    touched()
      .then(() => import('./drawTools'))
      .then((loaded) => {
        tools.current = loaded;
      })
      .catch((error) => console.warn('Drawing without shapes and fill', error));
  }, []);
  return tools;
}
