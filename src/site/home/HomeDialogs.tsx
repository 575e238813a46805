import { useCallback, useEffect, useState } from 'react';
import type { CatalogueGame } from '../../games/catalogue';
import { useLatest } from '../../kit/useLatest';
import { type Dialogs, loadDialogs } from '../app/loadDialogs';
import { navigate } from '../app/navigate';
import { DialogProblem } from './DialogProblem';

export type OpenDialog =
  | { readonly kind: 'settings' }
  | { readonly kind: 'install' }
  | { readonly kind: 'age'; readonly game: CatalogueGame };

/** The dialogs' code comes with the first press. */
export function HomeDialogs({ dialog, close }: { dialog: OpenDialog; close: () => void }) {
  const [loaded, setLoaded] = useState<Dialogs | 'missing' | null>(null);
  const latest = useLatest(close);
  useEffect(() => {
    loadDialogs().then(setLoaded, (error) => {
      console.warn('The dialog could not be loaded', error);
      setLoaded('missing');
    });
  }, []);
  // Stable, so that the age check's timer runs through.
  const closeNow = useCallback(() => latest.current(), []);
  const path = dialog.kind === 'age' ? dialog.game.path : null;
  const pass = useCallback(() => path && navigate(`${path}?verified=true`, 'replace'), [path]);

  if (!loaded) return null;
  if (loaded === 'missing') return <DialogProblem close={closeNow} />;
  if (dialog.kind === 'settings') return <loaded.Settings close={closeNow} />;
  if (dialog.kind === 'install') return <loaded.InstallSteps close={closeNow} />;
  return <loaded.AgeCheck age={dialog.game.age} pass={pass} close={closeNow} />;
}
