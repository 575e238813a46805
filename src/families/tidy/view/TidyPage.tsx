import type { CSSProperties, ReactNode } from 'react';
import type { Size } from '../../../core/geometry';
import type { Rules } from '../../../core/rules';
import { isByFinger, withoutFinger } from '../../../kit/input/press';
import type { Effects } from '../../../kit/session/effects';
import type { GameSession } from '../../../kit/session/session';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import type { Sheet } from '../../../kit/stage/sprites';
import type { LoadStickers } from '../../../kit/stickers/sticker';
import { BigButton } from '../../../kit/ui/BigButton';
import type { HudItem } from '../../../kit/ui/GameBar';
import { GamePage } from '../../../kit/ui/GamePage';
import { Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { UNMEASURED } from '../rules/scatter';
import type { Setting, ThingAction, Things } from '../rules/things';
import { leadTo, placeOf } from './onField';
import { Popups } from './Popups';
import { ThingView } from './ThingView';
import styles from './TidyPage.module.css';
import { useField } from './useField';

interface TidyPageProps<
  Kind extends string,
  Target extends string,
  State extends Things<Kind, Target>,
  Action,
  Cue extends { readonly type: string },
> {
  readonly title: string;
  readonly goal: string;
  readonly rules: Rules<State, ThingAction<Target> | Action, Cue, Size>;
  readonly setting: Setting<Kind, Target>;
  readonly effects: Effects<Cue>;
  readonly stickers: LoadStickers<State, Cue>;
  /** Its strip `things` has a picture for each kind; `menu` is for the end. */
  readonly sheet: Sheet<'things' | 'menu'>;
  readonly className: string | undefined;
  /** Says what this is and how to play it without seeing it. */
  readonly label: string;
  hud(state: State): readonly HudItem[];
  controls?(session: GameSession<State, ThingAction<Target> | Action, Cue, Size>, state: State): ReactNode;
  /** What the things lie on. */
  scene(state: State): ReactNode;
  /** A target: its picture and its name. */
  face(target: Target, state: State): ReactNode;
  /** The end: what it is called, what it says, and the button for the next round. */
  readonly praise: string;
  readonly thanks: string;
  readonly again: string;
  /** The end covers the whole screen, not the stage alone. */
  readonly wholeScreen?: boolean;
}

/**
 * A page on which things lie about and are put into targets: by dragging, by tapping the thing and then the
 * target, or by keyboard, for each thing has a button for a twin. Fingers go right through the twins.
 */
export function TidyPage<
  Kind extends string,
  Target extends string,
  State extends Things<Kind, Target>,
  Action,
  Cue extends { readonly type: string },
>({
  title,
  goal,
  rules,
  setting,
  effects,
  stickers,
  sheet,
  className,
  label,
  hud,
  controls,
  scene,
  face,
  praise,
  thanks,
  again,
  wholeScreen,
}: TidyPageProps<Kind, Target, State, Action, Cue>) {
  const { kinds, side, targets, boxOf, homeOf } = setting;
  const session = useGame(rules, UNMEASURED, { effects, stickers });
  // Before the state is read, so that the first picture has the right size.
  const field = useField(session, setting);
  const state = useGameState(session, (whole) => whole);
  const { size, things, chosen, last, touched, done, endsAt } = state;
  const over = done && endsAt === null;

  return (
    <GamePage
      session={session}
      title={title}
      goal={goal}
      running={false}
      begun={last !== null && !over}
      canPause={false}
      hud={hud(state)}
      controls={controls?.(session, state)}
      overlay={
        over && (
          <Overlay art={<Piece sheet={sheet} name="menu" />} title={praise} wholeScreen={wholeScreen}>
            <p className="soft">{thanks}</p>
            <p className={styles.score} data-score="">
              Score: {state.score}
            </p>
            <BigButton icon="again" onPress={() => session.restart(size)}>
              {again}
            </BigButton>
          </Overlay>
        )
      }
    >
      <div
        className={`${styles.field} ${className}`}
        style={{ '--side': `${(side / size.width) * 100}%` } as CSSProperties}
        role="application"
        aria-label={label}
        // The play area takes the keys of the game.
        tabIndex={0}
        {...field}
      >
        {!over &&
          [...things]
            .sort((a, b) => a.id - b.id)
            .map((thing) => (
              <ThingView
                key={thing.id}
                thing={thing}
                picture={kinds.indexOf(thing.kind)}
                sheet={sheet}
                side={side}
                layer={things.indexOf(thing)}
                isChosen={chosen === thing.id}
                isLast={last?.kind === thing.kind}
                play={session.play}
              />
            ))}
        {scene(state)}
        {targets.map((target) => {
          const box = boxOf(target, size);
          const put = () => session.play({ type: 'put', into: target });
          const mood = last && (homeOf(last.kind) === target ? 'taken' : 'refused');
          return (
            <button
              key={target}
              type="button"
              className={styles.target}
              style={{ ...placeOf(box, box), width: `${(box.width / size.width) * 100}%` }}
              data-mood={last?.into === target ? mood : undefined}
              onPointerDown={(event) => isByFinger(event) && put()}
              {...withoutFinger(({ currentTarget }) => put() && leadTo('[aria-pressed="false"]', currentTarget))}
            >
              {/* The same mood, twice, starts anew. */}
              <span key={state.puts}>{face(target, state)}</span>
            </button>
          );
        })}
        {touched && (
          <i key={touched.count} className={styles.ripple} style={placeOf(touched, { width: side, height: side })} />
        )}
      </div>
      <Popups effectBus={session.effectBus} {...size} />
    </GamePage>
  );
}
