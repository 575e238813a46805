/** On `<html>`: this page keeps the device's own letters (tokens.css). */
export const DEVICE_LETTERS = 'data-device-letters';

/** What stands behind all content of a page (static/sharedMarkup.tsx). */
export const END_OF_CONTENT = 'icons';

/** From here on our font came too late for the first words in every visit that was measured. */
const SLOW_LINE = 300;

/**
 * While a font is preloaded, nothing is painted for up to 0.1 s. Where the line is slow it would come too late all the same,
 * so the words do not wait for it: it is only fetched for the next page. With a service worker it is on the device already.
 */
export function skipLateFont(): void {
  const { connection, serviceWorker } = navigator;
  const font = document.querySelector<HTMLLinkElement>('link[as="font"]');
  if (!font || serviceWorker?.controller || (connection?.rtt ?? 0) < SLOW_LINE) return;
  font.rel = 'prefetch';
  document.documentElement.setAttribute(DEVICE_LETTERS, '');
  // Nor is a part of the page painted, which would jump when the rest comes.
  const whole = Object.assign(document.createElement('link'), { rel: 'expect', href: `#${END_OF_CONTENT}` });
  whole.setAttribute('blocking', 'render');
  document.head.append(whole);
}
