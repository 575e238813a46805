import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SessionFrame } from '../../../kit/session/session';
import type { Keeper, Work } from '../store/keeper';
import type { Draft, Ending } from '../store/pictures';
import { flies, kept, nothingToKeep } from './effects';
import { flyInto } from './flight';
import { GoOn, KeepTrouble } from './KeepPanels';

/** How a game is kept. */
export interface Kept extends Work {
  /** The child makes something already: then nobody asks about older things. */
  hasBegun(): boolean;
  goOn(making: unknown, picture: ImageBitmap): void;
}

type Store = typeof import('../store/parts');
type Panel =
  | { readonly asks: Draft }
  /** `of` is what still waits for an answer. */
  | { readonly tells: Exclude<Ending, 'kept'>; readonly of?: Draft };

interface Keeping {
  /** Where kept pictures fly to. */
  readonly album: RefObject<HTMLAnchorElement | null>;
  /** 'Go on?', or why something is not kept; null where the game goes on. */
  readonly panel: ReactNode;
  /** To be called whenever the picture is another. */
  changed(): void;
  keep(): void;
}

/** Keeps what a child makes: by itself all the time, and in the album at a tap. */
export function useKeeping(session: Pick<SessionFrame, 'playEffect'>, game: Kept): Keeping {
  const [panel, setPanel] = useState<Panel | null>(null);
  const album = useRef<HTMLAnchorElement>(null);
  const store = useRef<Store | null>(null);
  const keeper = useRef<Keeper | null>(null);
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  });

  async function goOn(draft: Draft) {
    const picture = await createImageBitmap(new Blob([draft.file], { type: 'image/png' })).catch(() => null);
    if (picture) {
      latest.current.goOn(draft.making, picture);
      keeper.current?.goOn(draft);
      picture.close();
    }
    setPanel(null);
  }
  const goOnWith = useRef(goOn);

  useEffect(() => {
    let gone = false;
    async function begin() {
      const parts = await import('../store/parts').catch(() => null);
      if (!parts || gone) return;
      store.current = parts;
      const { game: address } = latest.current;
      keeper.current = parts.createKeeper({
        game: address,
        canvas: () => latest.current.canvas(),
        making: () => latest.current.making(),
        isEmpty: () => latest.current.isEmpty(),
      });
      // What was made before the store was there.
      if (!latest.current.isEmpty()) keeper.current.changed();
      const draft = await parts.findDraft(address);
      if (!draft || gone || latest.current.hasBegun()) return;
      if (draft.isChosen) await goOnWith.current(draft);
      else setPanel({ asks: draft });
    }
    void begin();
    function hide() {
      if (document.visibilityState === 'hidden') void keeper.current?.save();
    }
    document.addEventListener('visibilitychange', hide);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  // Before the picture is taken off the page.
  useLayoutEffect(
    () => () => {
      keeper.current?.leave();
      keeper.current = null;
    },
    [],
  );

  async function startNew(draft: Draft) {
    const ending = (await store.current?.putAside(draft)) ?? 'no-album';
    setPanel(ending === 'kept' ? null : { tells: ending, of: draft });
  }

  async function keep() {
    const canvas = game.canvas();
    if (!canvas || game.isEmpty()) return session.playEffect(nothingToKeep);
    const done = keeper.current?.keep();
    session.playEffect(flies);
    if (album.current) flyInto(canvas, album.current);
    const ending = (await done) ?? 'no-album';
    if (ending === 'kept') session.playEffect(kept);
    else setPanel({ tells: ending });
  }

  return {
    album,
    changed: () => keeper.current?.changed(),
    keep,
    panel: panel && <KeepPanel panel={panel} goOn={goOn} startNew={startNew} show={setPanel} />,
  };
}

interface KeepPanelProps {
  readonly panel: Panel;
  goOn(draft: Draft): void;
  startNew(draft: Draft): void;
  show(panel: Panel | null): void;
}

function KeepPanel({ panel, goOn, startNew, show }: KeepPanelProps) {
  if ('tells' in panel) {
    const { tells, of } = panel;
    return <KeepTrouble ending={tells} close={() => show(of ? { asks: of } : null)} />;
  }
  const { asks } = panel;
  return <GoOn picture={asks.small} goOn={() => goOn(asks)} startNew={() => startNew(asks)} />;
}
