/** Chromium's offer to install, which the types do not know. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** An offer that nobody has answered yet. */
    installOffer?: InstallPrompt | null;
  }
}

/** The browser makes its offer once, on any page and at any moment: it is kept until Home asks for it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    window.installOffer = null;
  });
}
