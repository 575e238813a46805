import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useGameOnScreen } from '../../kit/family/gameOnScreen';
import { giveMore, limitOf, sleeps, sunkBy, yawnsBetween } from './playTime';
import { Sleep } from './Sleep';
import { Sun } from './Sun';
import { YAWN } from './songs';
import { keepDay, usePlayedDay } from './usePlayedDay';
import { Yawn } from './Yawn';

/** How long the end of the last round can be looked at, in ms. */
const LOOK = 4000;

/** Play time: it counts while a game is seen, shows it as a sun that sinks, and in the end lets Wiggle sleep. */
export function PlayClock({ minutes }: { minutes: number }) {
  const game = useGameOnScreen();
  const [yawns, setYawns] = useState(false);
  const [isAsleep, setAsleep] = useState(false);
  const day = usePlayedDay(game !== null && !isAsleep, (before, after) => {
    const end = limitOf(after, minutes);
    if (end === null || !yawnsBetween(before.seconds, after.seconds, end)) return;
    game?.session.playEffect({ notes: YAWN });
    setYawns(true);
  });
  const limit = limitOf(day, minutes);
  // Wiggle sleeps over games and Home: pages for parents stay open.
  const isChildPlace = game !== null || location.pathname === '/';
  const isOver = isChildPlace && sleeps(day, limit, game?.underWay ?? false);
  const looksAtEnd = useJustEnded(game?.underWay ?? false) && game !== null;
  const asleep = isOver && !looksAtEnd;

  useEffect(() => {
    setAsleep(asleep);
    if (isOver && !day.asleep) keepDay({ ...day, asleep: true });
  }, [asleep, isOver, day]);

  const bar = game && document.querySelector('#root header');
  return (
    <>
      {bar && limit !== null && createPortal(<Sun sunk={sunkBy(day, limit)} />, bar)}
      {yawns && !asleep && <Yawn end={() => setYawns(false)} />}
      {asleep && <Sleep give={(more) => keepDay(giveMore(day, minutes, Date.now(), more))} />}
    </>
  );
}

/** Whether a round has ended a moment ago: its end is to be seen. */
function useJustEnded(underWay: boolean): boolean {
  const [isSeen, setSeen] = useState(underWay);
  useEffect(() => {
    if (underWay) setSeen(true);
    const timer = underWay ? undefined : setTimeout(() => setSeen(false), LOOK);
    return () => clearTimeout(timer);
  }, [underWay]);
  return isSeen && !underWay;
}
