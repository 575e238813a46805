import { type Size, share } from '../../core/scatter';
import { Piece } from '../../kit/Piece';
import { cleanUpToysArt } from './art';
import styles from './clean-up-toys.module.css';
import { basketOf, wallOf } from './layout';

/** The nursery behind the toys. Nothing in it moves, so it is no part of the canvas. */
export function Room({ size }: { size: Size }) {
  const wall = wallOf(size);
  const basket = basketOf(size);
  const rug = { width: basket.width * 1.5, height: basket.width * 0.45 };
  const hung = wall * 0.82;
  const side = size.width / 2;
  const decorations = [
    ['window', { x: side * 0.42 - hung / 2, y: wall * 0.06, width: (hung * 160) / 156, height: hung }],
    ['shelf', { x: side * 1.5 - hung * 0.65, y: wall * 0.12, width: hung * 1.3, height: (hung * 1.3 * 116) / 220 }],
    ['rug', { x: side - rug.width / 2, y: basket.y + basket.height - rug.height * 0.48, ...rug }],
  ] as const;
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.wall} style={{ height: `${(wall / size.height) * 100}%` }} />
      {decorations.map(([name, box]) => (
        <div key={name} className={styles.decoration} style={share(box, size)}>
          <Piece sheet={cleanUpToysArt} name={name} />
        </div>
      ))}
    </div>
  );
}
