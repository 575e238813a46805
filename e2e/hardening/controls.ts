/** These run in the page: they look at everything that can be pressed. */

export interface Control {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Everything to press that a finger reaches; twins of what a canvas shows let fingers through. */
export function measure(): Control[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert]') &&
      getComputedStyle(control).pointerEvents !== 'none',
  );
  return controls.map((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = (control.getAttribute('aria-label') ?? control.innerText).replaceAll(/\s+/g, ' ').trim();
    return { name, width: Math.round(width), height: Math.round(height) };
  });
}

/** Controls that cannot be brought into sight and touched in their middle, with what lies there instead. */
export function outOfReach(): string[] {
  const lost: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    if (getComputedStyle(control).pointerEvents === 'none') continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    // What hides its overflow can be scrolled by a script, but by nobody else.
    let pushed = false;
    for (let box = control.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== 'hidden' || box.scrollTop + box.scrollLeft === 0) continue;
      pushed = true;
      box.scrollTo(0, 0);
    }
    if (pushed || !control.contains(there))
      lost.push(`${control.ariaLabel ?? control.innerText} (${there?.className})`);
  }
  window.scrollTo(0, 0);
  return lost;
}

/** Everything that takes the focus but does not show it. A key must have been pressed before. */
export function unseenFocus(): string[] {
  const unseen: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    // A hidden input shows its focus on the label that stands for it.
    const shown = [control, control.parentElement ?? control].some((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    });
    if (!shown) unseen.push(control.ariaLabel ?? control.innerText ?? control.tagName);
  }
  return unseen;
}

/** Controls of a picture of the page in which nothing stands out by at least 3:1. */
export async function blankControls(picture: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) return ['no canvas'];
  context.drawImage(bitmap, 0, 0);
  const channel = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const blank: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    if (getComputedStyle(control).pointerEvents === 'none') continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) continue;
    const { data } = context.getImageData(left, top, Math.max(1, width), Math.max(1, height));
    let [darkest, lightest] = [1, 0];
    // Every other pixel is enough for a line of two.
    for (let at = 0; at < data.length; at += 8) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const light = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
    if ((lightest + 0.05) / (darkest + 0.05) < 3) blank.push(control.ariaLabel ?? control.innerText);
  }
  return blank;
}
