import type { IconName } from './icons';

export type { IconName };

/** An icon, in the color of the text around it. Its shape is in the page (see site/static/sharedMarkup.tsx). */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="i" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
);
