import type { ReactNode } from 'react';
import paper from './paper.module.css';
import { SiteHeader } from './SiteHeader';

interface HeroProps {
  readonly header?: ReactNode;
  readonly className?: string;
  /** What the page is about. */
  readonly children: ReactNode;
}

/** The top of a page for parents: words before the sky, above the hills. */
export function Hero({ header = <SiteHeader />, className = '', children }: HeroProps) {
  return (
    <div className={`${paper.hero} ${className}`}>
      {header}
      {children}
      {/* The last to arrive: hills that were there before the words would slide down as the words come. */}
      <div className={paper.hills} />
    </div>
  );
}
