const FAMILY = 'Fredoka Variable';
let asked = false;

/** Our font may come too late for the first page, which then keeps the device's (see kit/base/elements.css). The next page begins with it. */
export function bringLateFont(): void {
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  if (asked || !preload) return;
  asked = true;
  new FontFace(FAMILY, `url(${preload.href})`, { weight: '300 700' })
    .load()
    .then((font) => document.fonts.add(font))
    // The device's own font is good enough.
    .catch(() => {});
}
