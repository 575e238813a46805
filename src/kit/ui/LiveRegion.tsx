import { useEffect, useState } from 'react';
import type { EffectBus } from '../session/effectBus';

/** Says what happened to those who do not see it. */
export function LiveRegion({ effectBus }: { effectBus: EffectBus }) {
  const [said, setSaid] = useState('');
  useEffect(() => effectBus.watch(({ say }) => say && setSaid(say)), [effectBus]);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {said}
    </p>
  );
}
