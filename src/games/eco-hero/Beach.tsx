import { type Size, share } from '../../core/scatter';
import { Piece } from '../../kit/Piece';
import { ecoHeroArt } from './art';
import styles from './eco-hero.module.css';
import { pictureOf, TOP } from './layout';

const WAVE = 320;

/** Sea and sand behind the items. With each new `tide` a wave rolls by and the palm tree sways; then all is at rest. */
export function Beach({ size, tide }: { size: Size; tide: number }) {
  const { width, height } = size;
  const bin = pictureOf('recycling', size);
  const gap = pictureOf('compost', size).x - bin.x - bin.width;
  const shore = TOP + (bin.y - TOP) * 0.42;
  const waves = [...Array(Math.ceil(width / WAVE) + 1).keys()];
  const palm = Math.min(190, bin.y * 0.5, width * 0.28);
  return (
    <div className={styles.beach} aria-hidden="true">
      <div className={styles.sea} style={share({ x: 0, y: shore * 0.42, width, height: shore }, size)}>
        <div key={tide} className={styles.waves} style={{ width: `${(WAVE / width) * 100}%` }}>
          {waves.map((wave) => (
            <Piece key={wave} sheet={ecoHeroArt} name="sea-wave" />
          ))}
        </div>
      </div>
      <div className={styles.sand} style={share({ x: -width * 0.1, y: shore, width: width * 1.2, height }, size)} />
      <div
        key={tide}
        className={styles.palm}
        style={share({ x: width - palm * 0.72, y: shore + 34 - palm, width: (palm * 120) / 140, height: palm }, size)}
      >
        <Piece sheet={ecoHeroArt} name="palm" />
      </div>
      {/* Between the bins, where nothing lies that could be mistaken for them. */}
      {gap > 80 && (
        <>
          <div
            className={styles.prop}
            style={share({ x: width / 3 - 36, y: height - 62, width: 72, height: 48 }, size)}
          >
            <Piece sheet={ecoHeroArt} name="turtle" />
          </div>
          <div
            className={styles.prop}
            style={share({ x: (width * 2) / 3, y: height - 46, width: 30, height: 30 }, size)}
          >
            <Piece sheet={ecoHeroArt} name="shell" />
          </div>
        </>
      )}
    </div>
  );
}
