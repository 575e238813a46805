import { useEffect, useState } from 'react';
import { ONE_BUTTON, PLAY_LOCK, PLAY_TIME, useSetting } from '../../kit/family/settings';

type Family = typeof import('../family/Family')['Family'];

/** Play time, play lock and one button over every page. Their code comes only where a grown-up chose one of them. */
export function FamilyWatch() {
  const [minutes] = useSetting(PLAY_TIME);
  const [isLocked] = useSetting(PLAY_LOCK);
  const [hasOneButton] = useSetting(ONE_BUTTON);
  const [Loaded, setLoaded] = useState<Family | null>(null);
  const isWanted = minutes > 0 || isLocked || hasOneButton;
  useEffect(() => {
    if (!isWanted) return;
    import('../family/Family').then(
      ({ Family }) => setLoaded(() => Family),
      (error) => console.warn('Playing without what grown-ups chose', error),
    );
  }, [isWanted]);
  return isWanted && Loaded && <Loaded minutes={minutes} isLocked={isLocked} hasOneButton={hasOneButton} />;
}
