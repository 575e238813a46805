import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../../../kit/ui/motion';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import type { Disc, Tower } from '../rules/towers';
import styles from './disc.module.css';

interface DiscViewProps {
  readonly disc: Disc;
  readonly tower: Tower;
  readonly level: number;
  readonly held: boolean;
  readonly hinted: boolean;
  readonly mood: 'soft' | 'smile' | 'cheer';
  readonly crowned: boolean;
}

export function DiscView({ disc, tower, level, held, hinted, mood, crowned }: DiscViewProps) {
  const hopper = useRef<HTMLSpanElement>(null);
  const before = useRef({ tower, held });
  // A disc that changes towers without a hand (undo, New Game) hops over.
  useLayoutEffect(() => {
    const hops = before.current.tower !== tower && !before.current.held;
    before.current = { tower, held };
    if (!hops || prefersStill()) return;
    const high = { transform: 'translateY(-250%)' };
    hopper.current?.animate?.([{}, { ...high, offset: 0.45 }, {}], { duration: 420, easing: 'ease-in-out' });
  });
  return (
    <span
      className={styles.disc}
      data-held={held}
      data-hinted={hinted}
      style={{ '--size': disc.size, '--tower': tower, '--level': level } as CSSProperties}
    >
      <span className={styles.fall}>
        <span ref={hopper} className={styles.hopper}>
          <span className={styles.body} data-size={disc.size}>
            <Piece className={styles.face} sheet={sheet} name={`face-${mood}`} />
          </span>
          {crowned && <Piece className={styles.crown} sheet={sheet} name="crown" />}
        </span>
      </span>
    </span>
  );
}
