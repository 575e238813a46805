import type { Size } from '../../../core/geometry';
import wiggle from '../../../kit/art/wiggle.svg?url';
import type { Meadow } from '../rules/layout';
import styles from './mole-patrol.module.css';

/** What never moves lies behind the canvas, so that a frame paints only holes and moles. */
export function Hills({ meadow: { horizon, cell, scale }, width, height }: { meadow: Meadow } & Size) {
  const curve = Math.min(60, 36 * scale);
  const step = cell.height / 2;
  const bands = Array.from({ length: Math.ceil((height - horizon) / step) }, (_, band) => horizon + band * step);
  return (
    <>
      <img
        className={styles.wiggle}
        src={wiggle}
        alt=""
        style={{ top: horizon, width: Math.min(horizon * 0.8, width * 0.4) }}
      />
      <svg className={styles.hills} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {bands.map((y) => (
          <path
            key={y}
            d={`M-9 ${y + curve}Q${width / 2} ${y - curve} ${width + 9} ${y + curve * 0.7}V${height + 9}H-9Z`}
          />
        ))}
      </svg>
    </>
  );
}
