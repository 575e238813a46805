import { clamp } from '../../core/geometry';
import type { Popup } from '../session/effects';
import type { Brush } from '../stage/brush';
import { makePicture, type Picture } from '../stage/pen';

const LIFE = 1000;
const TILT = -0.1;
/** In pixels of the page. */
const SIZE = { least: 32, most: 56, ofScreen: 0.05 } as const;
const RIM = 9;
const RISES_BY = 70;
const COLORS = { good: '#fff', bad: '#ffd9de' } as const;

/** A popup of a stage. */
export interface Shown extends Popup {
  /** When it jumped up. */
  readonly since: number;
  /** Its words as they are painted, once they were. */
  picture?: Picture;
}

const pictures = new Map<string, Picture>();

/**
 * Paints popups that jump up, rise and fade, and takes those out of the list that are gone; true while there are any.
 * Places are of the `world`; `pixel` is one pixel of the page, in units.
 */
export function paintPopups(popups: Shown[], brush: Brush, world: { width: number; height: number }, pixel: number) {
  if (popups.length === 0) return false;
  const { context, time, still, palette, density } = brush;
  const size = clamp(Math.min(innerWidth, innerHeight) * SIZE.ofScreen, SIZE.least, SIZE.most);
  for (const popup of [...popups]) {
    const { text, x, y, mood = 'good', ms = LIFE } = popup;
    // The frame that paints it may have begun before.
    const share = Math.max(0, time - popup.since) / ms;
    if (share >= 1) {
      popups.splice(popups.indexOf(popup), 1);
      continue;
    }
    const { scale, alpha, up } = still ? { scale: 1, alpha: fade(share, 0.8), up: 0 } : jump(share);
    const width = text.length * size * 0.66 + 2 * RIM;
    const height = size + 2 * RIM;
    if (!popup.picture) {
      const key = [text, mood, size, density, palette.popupRim].join();
      popup.picture =
        pictures.get(key) ?? letter(text, size, width, height, pixel * density, COLORS[mood], palette.popupRim);
      pictures.set(key, popup.picture);
    }
    // At the edge of the stage its words would be cut.
    const [halfWidth, halfHeight] = [(width * pixel) / 2, (height * pixel) / 2];
    const across = clamp((x / world.width) * brush.width, halfWidth, brush.width - halfWidth);
    const begins = Math.min((y / world.height) * brush.height, brush.height - halfHeight);
    const down = Math.max(halfHeight, begins - up * pixel);
    context.stamp(popup.picture, across, down, width * pixel, height * pixel, TILT, alpha, scale, scale);
  }
  return popups.length > 0;
}

/** From 1 at `from` to 0 at the end. */
const fade = (share: number, from: number) => Math.min(1, (1 - share) / (1 - from));

/** In with a bounce, then up and away. */
function jump(share: number) {
  const grown = Math.min(1, share / 0.18);
  const settled = clamp((share - 0.18) / 0.12, 0, 1);
  const risen = Math.max(0, (share - 0.3) / 0.7);
  return {
    scale: 0.4 + 0.78 * grown - 0.18 * settled,
    alpha: Math.min(grown, fade(share, 0.7)),
    up: RISES_BY * (1 - (1 - risen) ** 3),
  };
}

/** The words as a picture, in the letters of the page. */
function letter(
  text: string,
  size: number,
  width: number,
  height: number,
  density: number,
  color: string,
  rim: string,
) {
  return makePicture(Math.ceil(width * density), Math.ceil(height * density), (context) => {
    context.scale(density, density);
    context.font = `700 ${size}px ${getComputedStyle(document.body).fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = RIM;
    context.strokeStyle = rim;
    context.strokeText(text, width / 2, height / 2);
    context.fillStyle = color;
    context.fillText(text, width / 2, height / 2);
  });
}
