import { type CSSProperties, memo } from 'react';
import type { GameSession } from '../../../kit/session/session';
import type { Sheet } from '../../../kit/stage/sprites';
import type { Thing, ThingAction } from '../rules/things';
import { Frame } from './Frame';
import { leadTo, placeOf } from './onField';
import styles from './TidyPage.module.css';

/** What is in a hand is above all that lies about, and above the words of a scene. */
const IN_HAND = 20;

interface ThingViewProps {
  readonly thing: Thing;
  /** Its picture's place in the strip `things`. */
  readonly picture: number;
  readonly sheet: Sheet<'things'>;
  readonly side: number;
  /** What was touched later lies higher. */
  readonly layer: number;
  readonly isChosen: boolean;
  /** It was put last: if it still lies about, it has come back. */
  readonly isLast: boolean;
  readonly play: GameSession<unknown, ThingAction<never>, unknown, unknown>['play'];
}

/** A thing and its twin, a button for the keyboard. While one is carried the others are not rendered again. */
export const ThingView = memo(function ThingView({
  thing,
  picture,
  sheet,
  side,
  layer,
  isChosen,
  isLast,
  play,
}: ThingViewProps) {
  const { id, kind, hand, away } = thing;
  const box = { width: side, height: side };
  const how = away ? 'away' : isLast ? 'back' : undefined;
  return (
    <>
      {!away && (
        <button
          type="button"
          className={styles.twin}
          style={placeOf(thing, box)}
          aria-label={kind}
          aria-pressed={isChosen}
          onClick={({ currentTarget }) => {
            // As a tap on its middle.
            const tap = { finger: -1, x: thing.x + side / 2, y: thing.y + side / 2 };
            play({ type: 'grab', ...tap });
            play({ type: 'cancel', ...tap });
            leadTo('button:not([aria-pressed])', currentTarget);
          }}
        />
      )}
      <div
        className={styles.thing}
        data-how={hand ? 'held' : how}
        style={{ ...placeOf(hand ?? thing, box), '--id': id, zIndex: layer + (hand ? IN_HAND : 1) } as CSSProperties}
      >
        <span>
          <Frame sheet={sheet} name="things" index={picture} />
        </span>
      </div>
    </>
  );
});
