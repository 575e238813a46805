import type { IconName } from './icons';

export type { IconName };

/** A sign, in the color of the words around it. Its shape is in the page (see site/static/furniture.tsx). */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="i" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
);
