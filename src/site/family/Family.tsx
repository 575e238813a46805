import { PlayClock } from './PlayClock';
import { PlayLock } from './PlayLock';

interface FamilyProps {
  /** Of play a day; 0 is without end. */
  readonly minutes: number;
  readonly isLocked: boolean;
}

/** What grown-ups set around the games: how long, and whether a game holds the screen. */
export function Family({ minutes, isLocked }: FamilyProps) {
  return (
    <>
      {isLocked && <PlayLock />}
      {minutes > 0 && <PlayClock minutes={minutes} />}
    </>
  );
}
