import { Frame } from '../../kit/Frame';
import { ecoHeroArt as sheet } from './art';
import styles from './eco-hero.module.css';
import { BIN_NAMES, BINS, type Bin } from './items';
import { binFor } from './layout';
import type { State } from './rules';

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
