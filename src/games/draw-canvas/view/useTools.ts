import { useEffect, useRef } from 'react';
import { loadLate } from '../../../kit/late';

export type Tools = typeof import('./drawTools');

/** The tools that come late; null until they are there. `late` waits for them. */
export function useTools() {
  const tools = useRef<Tools | null>(null);
  const loading = useRef<Promise<Tools | null>>(null);
  useEffect(() => {
    loading.current = loadLate(() => import('./drawTools'), 'shapes and fill');
    void loading.current.then((loaded) => {
      tools.current = loaded;
    });
  }, []);
  return {
    tools,
    late: (use: (tools: Tools) => void) => void loading.current?.then((loaded) => loaded && use(loaded)),
  };
}
