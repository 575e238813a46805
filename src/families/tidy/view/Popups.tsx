import { useEffect, useState } from 'react';
import type { Size } from '../../../core/geometry';
import type { EffectBus } from '../../../kit/session/effectBus';
import { MOST_POPUPS, type Popup } from '../../../kit/session/effects';
import styles from './Popups.module.css';

/** Points that rise and fade over a game without a stage. `width` and `height` are the stage's, in its units. */
export function Popups({ effectBus, width, height }: { effectBus: EffectBus } & Size) {
  const [popups, setPopups] = useState<readonly (Popup & { id: number })[]>([]);

  useEffect(() => {
    let count = 0;
    return effectBus.watch(({ popup }) => {
      if (!popup) return;
      count += 1;
      const id = count;
      setPopups((old) => [...old.slice(1 - MOST_POPUPS), { ...popup, id }]);
    });
  }, [effectBus]);

  return (
    <div className={styles.layer} aria-hidden="true">
      {popups.map(({ id, text, x, y, mood }) => (
        <span
          key={id}
          className={`fades ${styles.popup}`}
          data-mood={mood}
          style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          onAnimationEnd={() => setPopups((old) => old.filter((popup) => popup.id !== id))}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
