import type { CSSProperties } from 'react';
import { clamp } from '../../../core/geometry';
import { Frame } from '../../../families/tidy/view/Frame';
import { sheet } from '../art/sheet';
import { basketOf, TOY } from '../rules/layout';
import { KINDS, type State } from '../rules/toys';
import styles from './basket.module.css';

/** The basket with what it got. It stands tall for a toy that is chosen, and leans towards one that comes near. */
export function Basket({ things, chosen, size, done }: State) {
  const { y, width, height } = basketOf(size);
  const tidy = things.filter(({ away }) => away);
  // Of the toy in a hand, from the middle of the basket, in widths of it.
  const hand = things.at(-1)?.hand;
  const across = hand ? (hand.x + TOY / 2 - size.width / 2) / width : 0;
  const down = hand ? (hand.y + TOY / 2 - y - height / 2) / width : 2;
  const near = clamp(1.4 - Math.hypot(across, down), 0, 1);
  const pose = { '--lean': across * near, '--near': Math.max(near, chosen === null ? 0 : 0.5) } as CSSProperties;
  return (
    <span className={styles.basket} data-done={done} style={pose}>
      <Frame sheet={sheet} name="basket" index={0} />
      <span className={`falls ${styles.toys}`}>
        {tidy.map(({ id, kind }) => (
          <Frame key={id} sheet={sheet} name="things" index={KINDS.indexOf(kind)} />
        ))}
      </span>
      <Frame sheet={sheet} name="basket" index={1} />
      <span className="visuallyHidden">
        Basket, {tidy.length} of {things.length} toys
      </span>
    </span>
  );
}
