import { Frame } from '../../../families/tidy/view/Frame';
import { sheet } from '../art/sheet';
import { BIN_NAMES, BINS, type Bin } from '../rules/items';
import { binFor } from '../rules/layout';
import type { State } from '../rules/rules';
import styles from './eco-hero.module.css';

/** A bin: it opens for what is held or chosen, grows for what would fall into it, and dances at the end. */
export function BinFace({ bin, size, things, chosen, done }: State & { bin: Bin }) {
  const index = 2 * BINS.indexOf(bin);
  const eager = things.some(({ hand }) => hand && binFor(hand, size) === bin);
  const pose = eager ? 'eager' : chosen === null ? done && 'done' : 'hungry';
  return (
    <span className={styles.bin} data-pose={pose}>
      <Frame sheet={sheet} name="bins" index={index + 1} />
      <Frame sheet={sheet} name="bins" index={index} />
      <b className={styles.name}>{BIN_NAMES[bin]}</b>
    </span>
  );
}
