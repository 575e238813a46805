import { OneButton } from './OneButton';
import { PlayClock } from './PlayClock';
import { PlayLock } from './PlayLock';

interface FamilyProps {
  /** Of play a day; 0 is without end. */
  readonly minutes: number;
  readonly isLocked: boolean;
  readonly hasOneButton: boolean;
}

/** What grown-ups set around the games: how long, whether a game holds the screen, and whether one button plays it. */
export function Family({ minutes, isLocked, hasOneButton }: FamilyProps) {
  return (
    <>
      {isLocked && <PlayLock />}
      {hasOneButton && <OneButton />}
      {minutes > 0 && <PlayClock minutes={minutes} />}
    </>
  );
}
