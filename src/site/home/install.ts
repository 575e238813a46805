import { useEffect, useState } from 'react';
import type { InstallPrompt } from '../boot/installOffer';

export type Install =
  /** Nothing to offer: installed already, or a browser that cannot. */
  | { readonly kind: 'none' }
  | { readonly kind: 'prompt'; readonly event: InstallPrompt }
  /** iOS Safari installs by hand; we can only say how. */
  | { readonly kind: 'by hand' };

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Safari on iPhone and iPad (which calls itself a Mac with a touch screen), but no other browser there. */
function isIosSafari({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): boolean {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return ios && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent);
}

export function useInstall(): readonly [Install, (install: Install) => void] {
  const [install, setInstall] = useState<Install>({ kind: 'none' });

  useEffect(() => {
    if (isStandalone()) return;
    if (isIosSafari(navigator)) setInstall({ kind: 'by hand' });
    if (window.installOffer) setInstall({ kind: 'prompt', event: window.installOffer });
    const offered = (event: Event) => setInstall({ kind: 'prompt', event: event as InstallPrompt });
    const installed = () => setInstall({ kind: 'none' });
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);

  return [
    install,
    (next) => {
      window.installOffer = null;
      setInstall(next);
    },
  ];
}
