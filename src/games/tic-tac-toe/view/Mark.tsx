import { useId } from 'react';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import type { Player } from '../rules/board';
import styles from './board.module.css';

/** The way of the pencil; wide enough to uncover the whole picture. */
const STROKES: Record<Player, readonly string[]> = {
  X: ['M6 6L94 94', 'M94 6L6 94'],
  O: ['M50 13A37 37 0 1 1 49.9 13'],
};

/** An X or O that draws itself: the pencil uncovers the picture stroke by stroke. */
export function Mark({ player, cheers }: { player: Player; cheers: boolean }) {
  const mask = useId();
  const name = player === 'X' ? 'x' : 'o';
  return (
    <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <mask id={mask} maskUnits="userSpaceOnUse" x="-5" y="-5" width="110" height="110">
        {STROKES[player].map((path) => (
          <path key={path} className={styles.stroke} d={path} pathLength="1" />
        ))}
        {player === 'O' && <circle className={styles.face} cx="50" cy="50" r="34" />}
        {cheers && <rect x="-5" y="-5" width="110" height="110" fill="#fff" />}
      </mask>
      <g mask={`url(#${mask})`}>
        <Piece sheet={sheet} name={cheers ? `${name}-cheer` : name} />
      </g>
    </svg>
  );
}
