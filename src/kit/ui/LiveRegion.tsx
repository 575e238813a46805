import { useEffect, useState } from 'react';
import type { EffectBus } from '../session/effectBus';

/** Says what happened to those who do not see it. */
export function LiveRegion({ effectBus }: { effectBus: EffectBus }) {
  const [{ words, count }, setSaid] = useState({ words: '', count: 0 });
  useEffect(
    () => effectBus.watch(({ say }) => say && setSaid((last) => ({ words: say, count: last.count + 1 }))),
    [effectBus],
  );
  return (
    <p className="visuallyHidden" aria-live="polite">
      {/* The same words, twice, are said anew. */}
      <i key={count}>{words}</i>
    </p>
  );
}
