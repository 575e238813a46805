import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTellGame } from '../family/gameOnScreen';
import { useSetting, VOLUME } from '../family/settings';
import { ifNotHeld, useKeys } from '../input/keys';
import { loadLateParts, whenLoaded } from '../late';
import type { SessionFrame } from '../session/session';
import { useSpeech } from '../session/useSpeech';
import { useLatest } from '../useLatest';
import { BarButton } from './BarButton';
import { Celebration } from './Celebration';
import type { HudItem } from './GameBar';
import { GameFrame } from './GameFrame';
import { LiveRegion } from './LiveRegion';
import { PausedOverlay } from './Overlay';

interface GamePageProps {
  readonly session: SessionFrame;
  readonly title: string;
  /** What to do now, in one short sentence, as a kind grown-up would say it. It is read aloud. */
  readonly goal: string;
  readonly hud?: readonly HudItem[];
  readonly controls?: ReactNode;
  readonly switches?: ReactNode;
  readonly below?: ReactNode;
  /** A round with a clock is under way: it can be paused, and pauses itself when the tab is left. */
  readonly running: boolean;
  /** A round without a clock was begun and is not over: when play time ends, it may be finished. */
  readonly begun?: boolean;
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
  session,
  title,
  goal,
  hud,
  controls,
  switches,
  below,
  running,
  begun = false,
  canPause = true,
  pauseButton = canPause,
  pausedTitle,
  pausedText,
  overlay,
  buttons,
  children,
}: GamePageProps) {
  const { paused, setPaused, muted, setMuted, effectBus } = session;
  const showsPaused = paused && running;
  const [volume] = useSetting(VOLUME);
  const isSilent = muted || volume === 0;
  const speak = useSpeech(effectBus, muted, goal);

  useKeys({
    KeyM: ifNotHeld(() => setMuted(!muted)),
    ...(running && canPause ? { KeyP: ifNotHeld(() => setPaused(!paused)) } : {}),
  });
  useGameReady(session);
  const pause = useCallback(() => running && setPaused(true), [running, setPaused]);
  useTellGame((canPause || running || begun) && !overlay && !showsPaused, pause, session);
  const going = running && !paused;
  useEffect(() => {
    // Where there is something to read below the stage, it was read while the game rested.
    if (going && window.scrollY > 0) window.scrollTo(0, 0);
  }, [going]);
  useEffect(() => {
    return going ? whenLoaded(loadLateParts(), ({ keepAwake }) => keepAwake()) : undefined;
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
      switches={switches}
      below={below}
      holds={going}
      buttons={
        <>
          {buttons}
          {speak && <BarButton label="Read aloud" icon="ear" onPress={() => speak(goal)} />}
          {pauseButton && (
            <BarButton
              label="Pause"
              icon={paused ? 'play' : 'pause'}
              pressed={paused}
              disabled={!running}
              onPress={() => setPaused(!paused)}
            />
          )}
          <BarButton
            label="Mute"
            icon={isSilent ? 'silence' : 'sound'}
            pressed={isSilent}
            onPress={() => setMuted(!muted)}
          />
        </>
      }
    >
      <div className="play" ref={useGhostHand(session)} inert={Boolean(overlay) || showsPaused}>
        {children}
      </div>
      {showsPaused ? <PausedOverlay title={pausedTitle} text={pausedText} resume={() => setPaused(false)} /> : overlay}
      <Celebration effectBus={effectBus} />
      <LiveRegion effectBus={effectBus} />
    </GameFrame>
  );
}

/** The hand that shows what to do, over the play area. */
function useGhostHand(session: SessionFrame) {
  const play = useRef<HTMLDivElement>(null);
  const latest = useLatest(session);
  useEffect(
    () =>
      whenLoaded(loadLateParts(), ({ offerHand }) =>
        play.current ? offerHand(play.current, () => latest.current) : () => {},
      ),
    [],
  );
  return play;
}

/** Marks in the browser's own timeline when the game can be played: its pictures are there, and it listens. */
function useGameReady(session: SessionFrame) {
  const first = useRef(session);
  useEffect(() => {
    let gone = false;
    void first.current.whenReady().then(() => {
      if (!gone) performance.mark('game-ready');
    });
    return () => {
      gone = true;
    };
  }, []);
}
