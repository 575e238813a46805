import type { CSSProperties } from 'react';
import { awayCount } from '../../../families/tidy/rules/things';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { binOf, explain } from '../rules/items';
import { pictureOf, TOP } from '../rules/layout';
import type { State } from '../rules/rules';
import styles from './eco-hero.module.css';

/**
 * Sea and sand, and the Earth that says where a thing belongs. With every item that is sorted a wave rolls by
 * and the palm tree sways; then all is at rest.
 */
export function Beach(state: State) {
  const { size, last } = state;
  const hint = last && binOf(last.kind) !== last.into && explain(last.kind);
  const tide = awayCount(state);
  const shore = TOP + (pictureOf('trash', size).y - TOP) * 0.42;
  return (
    <>
      <div key={tide} className={styles.tide} style={{ '--shore': `${(shore / size.height) * 100}%` } as CSSProperties}>
        <i />
      </div>
      <div className={styles.words}>
        <Piece key={tide} sheet={sheet} name="earth" className={styles.earth} />
        <p key={hint || ''} data-hint={Boolean(hint)}>
          {hint || 'Drag each item to the right bin!'}
        </p>
      </div>
    </>
  );
}
