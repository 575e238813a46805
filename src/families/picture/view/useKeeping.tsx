import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SessionFrame } from '../../../kit/session/session';
import { shake } from '../../../kit/ui/shake';
import { hasAlbum } from '../store/hasAlbum';
import type { Keeper, Work } from '../store/keeper';
import type { Draft } from '../store/pictures';
import { albumAway, flies, kept, nothingToKeep } from './effects';
import type { Panel } from './KeepPanels';

/** How a game is kept. */
export interface KeptGame extends Work {
  /** The child makes something already: then nobody asks about older things. */
  hasBegun(): boolean;
  goOn(making: unknown, picture: ImageBitmap): void;
}

interface Keeping {
  /** Where kept pictures fly to. */
  readonly album: RefObject<HTMLAnchorElement | null>;
  /** 'Go on?', or why something is not kept; null where the game goes on. */
  readonly panel: ReactNode;
  /** To be called whenever the picture is another. */
  changed(): void;
  keep(): void;
}

const load = () => import('../keeping');
type Parts = Awaited<ReturnType<typeof load>>;

/** What the game that was left last still writes. The first picture of a device makes its album by that. */
let leaving: Promise<unknown> = Promise.resolve();

/** Keeps what a child makes: by itself all the time, and in the album at a tap. */
export function useKeeping(session: Pick<SessionFrame, 'playEffect'>, game: KeptGame): Keeping {
  const [panel, setPanel] = useState<Panel | null>(null);
  const album = useRef<HTMLAnchorElement>(null);
  const parts = useRef<Parts | null>(null);
  const keeper = useRef<Promise<Keeper | null>>(null);
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  });

  /** The keeper of this game; null where it cannot come: the game goes on without it. */
  const summon = useRef(() => {
    keeper.current ??= load().then(
      (loaded) => {
        parts.current = loaded;
        return loaded.createKeeper({
          game: latest.current.game,
          canvas: () => latest.current.canvas(),
          making: () => latest.current.making(),
          isEmpty: () => latest.current.isEmpty(),
        });
      },
      (error) => {
        console.warn('Playing without the album', error);
        keeper.current = null;
        return null;
      },
    );
    return keeper.current;
  });

  async function goOn(draft: Draft) {
    const picture = await createImageBitmap(new Blob([draft.file], { type: 'image/png' })).catch(() => null);
    if (picture) {
      latest.current.goOn(draft.making, picture);
      (await keeper.current)?.goOn(draft);
      picture.close();
    }
    setPanel(null);
  }
  const goOnWith = useRef(goOn);

  useEffect(() => {
    let gone = false;
    async function lookForDraft() {
      await leaving;
      if (!(await hasAlbum()) || gone || !(await summon.current())) return;
      const draft = (await parts.current?.findDraft(latest.current.game)) ?? null;
      if (!draft || gone || latest.current.hasBegun()) return;
      if (draft.isChosen) await goOnWith.current(draft);
      else setPanel({ asks: draft });
    }
    void lookForDraft();
    function hide() {
      if (document.visibilityState === 'hidden') void keeper.current?.then((own) => own?.save());
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
      const canvas = latest.current.canvas();
      latest.current = { ...latest.current, canvas: () => canvas };
      leaving = Promise.resolve(keeper.current).then((own) => own?.leave());
    },
    [],
  );

  async function startNew(draft: Draft) {
    const ending = (await parts.current?.putAside(draft)) ?? 'no-album';
    setPanel(ending === 'kept' ? null : { tells: ending, of: draft });
  }

  async function keep() {
    const canvas = game.canvas();
    if (!canvas || game.isEmpty()) return session.playEffect(nothingToKeep);
    session.playEffect(flies);
    const own = await summon.current();
    if (!own) {
      shake(album.current);
      return session.playEffect(albumAway);
    }
    const done = own.keep();
    if (album.current) parts.current?.flyInto(canvas, album.current);
    const ending = (await done) ?? 'no-album';
    if (ending === 'kept') session.playEffect(kept);
    else setPanel({ tells: ending });
  }

  const KeepPanel = parts.current?.KeepPanel;
  return {
    album,
    changed: () => void summon.current().then((own) => own?.changed()),
    keep,
    panel: panel && KeepPanel && <KeepPanel panel={panel} goOn={goOn} startNew={startNew} show={setPanel} />,
  };
}
