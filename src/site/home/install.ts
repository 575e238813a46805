import { useEffect, useState } from 'react';
import { reportGoal } from '../goal';

/** Chromium's offer to install, which the types do not know. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export type Install =
  /** Nothing to offer: installed already, or a browser that cannot. */
  | { readonly kind: 'none' }
  | { readonly kind: 'prompt'; readonly event: InstallPrompt }
  /** iOS Safari installs by hand; we can only say how. */
  | { readonly kind: 'by hand' };

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Safari on iPhone and iPad (which calls itself a Mac with a touch screen), but no other browser there. */
export function isIosSafari({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): boolean {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return ios && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent);
}

/** An offer that nobody has answered yet. It may come before Home is alive, and comes only once. */
let offer: InstallPrompt | null = null;
let tell: (install: Install) => void = () => {};

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
    tell({ kind: 'prompt', event: offer });
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    tell({ kind: 'none' });
    reportGoal('app_installed');
  });
}

export function useInstall(): readonly [Install, (install: Install) => void] {
  const [install, setInstall] = useState<Install>({ kind: 'none' });

  useEffect(() => {
    if (isStandalone()) return;
    if (isIosSafari(navigator)) setInstall({ kind: 'by hand' });
    if (offer) setInstall({ kind: 'prompt', event: offer });
    tell = setInstall;
    return () => {
      tell = () => {};
    };
  }, []);

  return [
    install,
    (next) => {
      offer = null;
      setInstall(next);
    },
  ];
}
