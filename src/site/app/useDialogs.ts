import { useEffect, useState } from 'react';
import { type Dialogs, loadDialogs } from './loadDialogs';

/** The dialogs once they are there. Where they do not come, the page says that it did not open. */
export function useDialogs(): Dialogs | null {
  const [loaded, setLoaded] = useState<Dialogs | null>(null);
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
