import { useEffect, useState } from 'react';
import { PLAY_LOCK, PLAY_TIME, useSetting } from '../../kit/family/settings';

type Family = typeof import('../family/Family')['Family'];

/** Play time and play lock over every page. Their code comes only where a grown-up chose one of them. */
export function FamilyWatch() {
  const [minutes] = useSetting(PLAY_TIME);
  const [isLocked] = useSetting(PLAY_LOCK);
  const [Loaded, setLoaded] = useState<Family | null>(null);
  const isWanted = minutes > 0 || isLocked;
  useEffect(() => {
    if (!isWanted) return;
    import('../family/Family').then(
      ({ Family }) => setLoaded(() => Family),
      (error) => console.warn('Playing without play time and play lock', error),
    );
  }, [isWanted]);
  return isWanted && Loaded && <Loaded minutes={minutes} isLocked={isLocked} />;
}
