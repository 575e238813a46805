import { useEffect, useRef } from 'react';
import { afterTouch } from '../../kit/firstInteraction';

export type Tools = typeof import('./drawTools');

/** The tools that come with the first touch; null until they are there. `late` waits for them. */
export function useTools() {
  const tools = useRef<Tools | null>(null);
  const loading = useRef<Promise<Tools | null>>(null);
  useEffect(() => {
    loading.current = afterTouch(() => import('./drawTools'), 'shapes and fill');
    void loading.current.then((loaded) => {
      tools.current = loaded;
    });
  }, []);
  return {
    tools,
    late: (use: (tools: Tools) => void) => void loading.current?.then((loaded) => loaded && use(loaded)),
  };
}
