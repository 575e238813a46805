import { type CSSProperties, type PointerEvent, useEffect, useState } from 'react';
import type { Size } from '../../../core/geometry';
import { isByFinger, withoutFinger } from '../../../kit/input/press';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { BarButton } from '../../../kit/ui/BarButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { HEADING } from '../game';
import { PLANETS } from '../rules/planets';
import { REACH, rules } from '../rules/rules';
import { type Slot, slotsFor, stageFor } from '../rules/space';
import { createDraw, pieceOf } from './draw';
import { effects } from './effects';
import { LOOKS } from './looks';
import styles from './solar-system.module.css';
import { useStageSize } from './useStageSize';

const stickers = () => import('../stickers');

/** Until the stage is measured, which is before it is first shown. */
const FIRST_SIZE = stageFor({ width: 1, height: 1 });

export default function SolarSystem() {
  const [box, size] = useStageSize();
  const session = useGame(rules, FIRST_SIZE, { effects, stickers });
  const { game } = session;
  const [draw] = useState(createDraw);
  const { currentPlanet, placedPlanets, completedGame, score, misses, nextAt } = useGameState(
    session,
    (state) => state,
  );
  const restart = () => session.restart(size ?? FIRST_SIZE);

  useEffect(() => {
    if (size) game.play({ type: 'resize', ...size });
  }, [game, size]);

  return (
    <GamePage
      session={session}
      title={HEADING}
      goal={currentPlanet ? `Find ${currentPlanet}, ${LOOKS[currentPlanet]}!` : 'All planets are found!'}
      running={false}
      begun={score > 0 && !completedGame}
      canPause={false}
      buttons={<BarButton label="Restart" icon="again" onPress={restart} />}
      hud={[{ label: 'Score', value: score, icon: 'star' }]}
      controls={<Target name={currentPlanet} misses={misses} found={nextAt !== null} />}
      overlay={
        completedGame &&
        nextAt === null && (
          <GameOver
            title="Solar System Complete!"
            score={{ label: 'Score', value: score }}
            late
            again="Play Again"
            onAgain={restart}
          />
        )
      }
    >
      <div ref={box} className={styles.box} />
      {size && (
        <Stage
          session={session}
          size={size}
          sheet={sheet}
          draw={draw}
          fingers={{ down: ({ x, y }) => session.play({ type: 'tap', x, y }) }}
          label="The sun and eight places for planets. Choose the place of the planet that is asked for."
        >
          <ol className={styles.slots}>
            {slotsFor(size).map((slot, index) => (
              <li key={slot.planet.name}>
                <SlotButton
                  slot={slot}
                  size={size}
                  label={`Slot ${index + 1} from the sun${placedPlanets[slot.planet.name] ? `: ${slot.planet.name}` : ''}`}
                  tap={(x, y) => session.play({ type: 'tap', x, y })}
                />
              </li>
            ))}
          </ol>
        </Stage>
      )}
    </GamePage>
  );
}

interface SlotButtonProps {
  readonly slot: Slot;
  readonly size: Size;
  readonly label: string;
  tap(x: number, y: number): void;
}

/** As large as what counts as a tap on the slot; the rules get the very point that was touched. */
function SlotButton({ slot, size, label, tap }: SlotButtonProps) {
  const reach = slot.radius + REACH;
  function press(event: PointerEvent<HTMLElement>) {
    if (!isByFinger(event)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - left) / width - 0.5;
    const down = (event.clientY - top) / height - 0.5;
    // A screen reader's touch may be at no place at all.
    const isInside = Math.abs(across) <= 0.5 && Math.abs(down) <= 0.5;
    if (isInside) tap(slot.x + across * reach * 2, slot.y + down * reach * 2);
    else tap(slot.x, slot.y);
  }
  return (
    <button
      type="button"
      className={styles.slot}
      aria-label={label}
      style={{
        left: `${((slot.x - reach) / size.width) * 100}%`,
        top: `${((slot.y - reach) / size.height) * 100}%`,
        width: `${((reach * 2) / size.width) * 100}%`,
        height: `${((reach * 2) / size.height) * 100}%`,
      }}
      onPointerDown={press}
      {...withoutFinger(() => tap(slot.x, slot.y))}
    />
  );
}

/** The card that asks. A miss wobbles it; a planet that was found has flown off, its name stays until the next. In the end its place stays empty. */
function Target({ name, misses, found }: { name: string | null; misses: number; found: boolean }) {
  const planet = PLANETS.find((candidate) => candidate.name === name) ?? PLANETS[0];
  const mood = misses > 0 ? 'wobbles' : 'arrives';
  return (
    <section
      // A new key plays the card's little dance again.
      key={`${name} ${misses}`}
      className={styles.card}
      data-mood={name === null ? 'gone' : mood}
      style={{ '--planet': planet.color } as CSSProperties}
    >
      <span className={styles.picture} data-planet={name} data-found={found || undefined}>
        <Piece sheet={sheet} name={found ? 'star' : pieceOf(planet)} />
      </span>
      <p>
        Find This Planet:
        <b>{planet.name}</b>
      </p>
    </section>
  );
}
