import { useEffect, useState } from 'react';
import { loadDialogs } from './loadDialogs';

/** The dialogs once they are there. Where they do not come, the page says that it did not open. */
export function useDialogs(): Awaited<ReturnType<typeof loadDialogs>> | null {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialogs>> | null>(null);
  useEffect(() => {
    loadDialogs().then(setLoaded, (error) =>
      // Thrown where React sees it.
      setLoaded(() => {
        throw error;
      }),
    );
  }, []);
  return loaded;
}
