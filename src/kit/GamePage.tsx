import { type ReactNode, useEffect } from 'react';
import { BarButton } from './BarButton';
import { Celebration } from './Celebration';
import { whenLoaded } from './firstInteraction';
import { GameFrame, type HudItem } from './GameFrame';
import { ifNotHeld, useKeys } from './keys';
import { LiveRegion } from './LiveRegion';
import { loadExtras } from './loadExtras';
import { PausedOverlay } from './Overlay';
import type { AnyTable } from './useGame';

interface GamePageProps {
  readonly table: AnyTable;
  readonly title: string;
  readonly hud?: readonly HudItem[];
  readonly controls?: ReactNode;
  readonly below?: ReactNode;
  /** A round with a clock is under way: it can be paused, and pauses itself when the tab is left. */
  readonly running: boolean;
  /** A game that never runs on a clock has no pause button at all. */
  readonly canPause?: boolean;
  /** A game with a pause button of its own has none in the bar. */
  readonly pauseButton?: boolean;
  /** The words of the pause overlay, where the game has its own. */
  readonly pausedTitle?: string;
  readonly pausedText?: string;
  /** The menu or the end of a round. While it is there, the stage behind cannot be pressed. */
  readonly overlay?: ReactNode;
  /** More buttons left of pause and mute. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

export function GamePage({
  table,
  title,
  hud,
  controls,
  below,
  running,
  canPause = true,
  pauseButton = canPause,
  pausedTitle,
  pausedText,
  overlay,
  buttons,
  children,
}: GamePageProps) {
  const { paused, setPaused, muted, setMuted, shows } = table;
  const showsPaused = paused && running;

  useKeys({
    KeyM: ifNotHeld(() => setMuted(!muted)),
    ...(running && canPause ? { KeyP: ifNotHeld(() => setPaused(!paused)) } : {}),
  });
  const going = running && !paused;
  useEffect(() => {
    return going ? whenLoaded(loadExtras(), ({ keepAwake }) => keepAwake()) : undefined;
  }, [going]);
  useEffect(() => {
    if (!running || !canPause) return;
    function leave() {
      if (document.visibilityState === 'hidden') setPaused(true);
    }
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [running, canPause, setPaused]);

  return (
    <GameFrame
      title={title}
      hud={hud}
      controls={controls}
      below={below}
      buttons={
        <>
          {buttons}
          {pauseButton && (
            <BarButton
              label="Pause"
              icon={paused ? 'play' : 'pause'}
              pressed={paused}
              disabled={!running}
              onPress={() => setPaused(!paused)}
            />
          )}
          <BarButton label="Mute" icon={muted ? 'silence' : 'sound'} pressed={muted} onPress={() => setMuted(!muted)} />
        </>
      }
    >
      <div className="play" inert={Boolean(overlay) || showsPaused}>
        {children}
      </div>
      {showsPaused ? <PausedOverlay title={pausedTitle} text={pausedText} resume={() => setPaused(false)} /> : overlay}
      <Celebration shows={shows} />
      <LiveRegion shows={shows} />
    </GameFrame>
  );
}
