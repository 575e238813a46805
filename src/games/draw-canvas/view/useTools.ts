import { useEffect, useRef } from 'react';
import type { Watched } from '../../../kit/session/session';
import { useGameState } from '../../../kit/session/useGameState';
import type { State } from '../rules/rules';

export type Tools = typeof import('./drawTools');

/** Most drawings are lines alone: what more there is comes when it is chosen. */
const needsMore = ({ tool, shapeMode }: State) => shapeMode || tool === 'fill';

const load = () =>
  import('./drawTools').catch((error) => {
    console.warn('Playing without shapes and fill', error);
    return null;
  });

/** The tools that come late; null until they are there. `late` waits for them, and says so where they do not come. */
export function useTools(session: Watched<State>) {
  const tools = useRef<Tools | null>(null);
  const loading = useRef<ReturnType<typeof load>>(null);
  const wanted = useGameState(session, needsMore);
  useEffect(() => {
    if (!wanted || tools.current) return;
    loading.current = load();
    void loading.current.then((loaded) => {
      tools.current = loaded;
    });
  }, [wanted]);
  return {
    tools,
    late: (use: (tools: Tools) => void, sorry: () => void) =>
      void loading.current?.then((loaded) => (loaded ? use(loaded) : sorry())),
  };
}
