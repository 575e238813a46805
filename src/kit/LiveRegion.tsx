import { useEffect, useState } from 'react';
import type { Shows } from './shows';

/** Says what happened to those who do not see it. */
export function LiveRegion({ shows }: { shows: Shows }) {
  const [said, setSaid] = useState('');
  useEffect(() => shows.watch(({ say }) => say && setSaid(say)), [shows]);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {said}
    </p>
  );
}
