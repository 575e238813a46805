import { findFont, keepDeviceLetters } from '../boot/slowLine';

const FAMILY = 'Fredoka Variable';
let asked = false;

/**
 * Our font may come too late for the first page, which is then painted with the device's (see kit/base/elements.css). The
 * browser would take ours once a late part brings its styles, and words would move.
 */
export function keepFirstLetters(): void {
  const font = findFont()?.href;
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  if (!font || !painted) return;
  const came = performance.getEntriesByName(font).some((entry) => entry.startTime + entry.duration < painted.startTime);
  if (!came) keepDeviceLetters();
}

/** The next page begins with our font. */
export function bringLateFont(): void {
  document.documentElement.style.removeProperty('--font');
  const font = findFont()?.href;
  if (asked || !font) return;
  asked = true;
  new FontFace(FAMILY, `url(${font})`, { weight: '300 700' })
    .load()
    .then((face) => document.fonts.add(face))
    // The device's own font is good enough.
    .catch(() => {});
}
