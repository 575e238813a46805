import type { CSSProperties } from 'react';
import type { Point, Size } from '../../../core/geometry';

/** The place of a box on the field: it is moved by its own size, in hundredths. */
export const placeOf = ({ x, y }: Point, { width, height }: Size) =>
  ({ '--x': (x / width) * 100, '--y': (y / height) * 100 }) as CSSProperties;

/** Moves the focus on to the first of such buttons in the same field. */
export const leadTo = (selector: string, { parentElement }: HTMLElement) =>
  parentElement?.querySelector<HTMLElement>(selector)?.focus();
