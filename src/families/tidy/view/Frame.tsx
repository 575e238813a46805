import type { CSSProperties } from 'react';
import type { Sheet } from '../../../kit/stage/sprites';
import { Piece } from '../../../kit/ui/Piece';
import styles from './TidyPage.module.css';

/** One picture of a strip of pictures: a place of its shape shows no more than that. */
export function Frame<Name extends string>({ sheet, name, index }: { sheet: Sheet<Name>; name: Name; index: number }) {
  return (
    <span className={styles.frame} style={{ '--frame': index } as CSSProperties}>
      <Piece sheet={sheet} name={name} />
    </span>
  );
}
