import { DEVICE_LETTERS } from '../boot/deviceLetters';

const FAMILY = 'Fredoka Variable';
let asked = false;

/** Our font may come too late for the first page, which then keeps the device's (see base.css). The next page begins with it. */
export function bringLateFont(): void {
  const font = document.querySelector<HTMLLinkElement>('link[as="font"]');
  if (asked || !font) return;
  asked = true;
  new FontFace(FAMILY, `url(${font.href})`, { weight: '300 700' })
    .load()
    .then((face) => {
      document.fonts.add(face);
      document.documentElement.removeAttribute(DEVICE_LETTERS);
    })
    // The device's own font is good enough.
    .catch(() => {});
}
