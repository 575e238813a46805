declare global {
  interface Navigator {
    /** What Chromium tells of the line, which the types do not know. */
    readonly connection?: {
      readonly saveData?: boolean;
      /** Ms to the other end and back. */
      readonly rtt?: number;
    };
  }
}

/** From here on our font came too late for the first words in every visit that was measured. */
const SLOW = 300;

export const findFont = () => document.querySelector<HTMLLinkElement>('link[as="font"]');

/** This page keeps the letters of the device. */
export const keepDeviceLetters = () => document.documentElement.style.setProperty('--font', 'var(--font-here)');

/**
 * While a font is preloaded, Chromium paints nothing for up to 0.1 s. On a slow line it would come too late all the same: the
 * first words do not wait for it, and the next page has it. Where our worker is, it is on the device already.
 */
export function skipLateFont(): void {
  const { connection, serviceWorker } = navigator;
  const font = findFont();
  if (!font || (connection?.rtt ?? 0) < SLOW || serviceWorker?.controller) return;
  // A word that no browser knows: it is preloaded no more.
  font.rel = 'late';
  keepDeviceLetters();
}
