import { writeAfter } from '../rules/autosave';
import { type Draft, deleteDraft, type Ending, keepPicture, newId, readDrafts, writeDraft } from './pictures';
import { takeSnapshot } from './snapshot';

/** What is being made, as a game shows it. */
export interface Work {
  /** The address of the game. */
  readonly game: string;
  canvas(): HTMLCanvasElement | null;
  /** What the game needs to go on, beside the picture itself. */
  making(): unknown;
  isEmpty(): boolean;
}

/** What is still being written: whoever reads drafts waits for it. */
let writing: Promise<unknown> = Promise.resolve();

const lockOf = (id: string) => `draft-${id}`;

/** Holds a draft for as long as this page lives, or until it is let go of: no other tab goes on with it. */
function hold(id: string): () => void {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  void navigator.locks?.request(lockOf(id), { ifAvailable: true }, () => held).catch(() => {});
  return letGo;
}

/** The newest thing that was not finished, and is not being made in another tab. */
export async function findDraft(game: string): Promise<Draft | null> {
  await writing;
  const drafts = await readDrafts(game);
  if (drafts.length === 0) return null;
  const locks = await navigator.locks?.query().catch(() => null);
  const taken = new Set(locks?.held?.map(({ name }) => name));
  return drafts.find(({ id }) => !taken.has(lockOf(id))) ?? null;
}

/** Makes room for something new: what was not finished hangs on the fridge then. Only if that worked is it no draft any more. */
export async function putAside({ file, isKept, isChosen, ...picture }: Draft): Promise<Ending> {
  const ending = isKept ? 'kept' : await keepPicture({ ...picture, id: newId() }, file);
  if (ending === 'kept') await deleteDraft(picture.id);
  return ending;
}

/** Keeps what is being made: by itself all the time, and on the fridge when the child says so. */
export function createKeeper(work: Work) {
  let id = newId();
  let letGo: (() => void) | null = null;
  let [timer, unwrittenSince] = [0, 0];
  /** Changes are counted, to know what is kept. */
  let [changes, written, kept] = [0, 0, -1];
  /** What is on its way to the fridge, which may turn out to be full. */
  let hanging = -1;

  async function write() {
    clearTimeout(timer);
    timer = 0;
    const canvas = work.canvas();
    if (changes === written || !canvas) return;
    const mine = changes;
    written = mine;
    if (work.isEmpty()) return deleteDraft(id);
    const making = work.making();
    letGo ??= hold(id);
    const snapshot = await takeSnapshot(canvas);
    const isKept = kept === mine;
    await writeDraft({ id, game: work.game, at: Date.now(), making, isKept, isChosen: false, ...snapshot });
  }
  /** One after the other; what fails is tried again with the next change. */
  function save() {
    const turn = write().catch((error) => console.warn('What is being made is not kept by itself', error));
    writing = Promise.all([writing, turn]);
    return turn;
  }

  return {
    changed() {
      changes += 1;
      const now = performance.now();
      if (timer === 0) unwrittenSince = now;
      clearTimeout(timer);
      timer = window.setTimeout(save, writeAfter(now - unwrittenSince));
    },
    /** Now, as the page may go. */
    save,
    /** On to the fridge; what hangs there as it is is not kept twice. Null says that there is nothing to keep. */
    async keep(): Promise<Ending | null> {
      const canvas = work.canvas();
      if (!canvas || work.isEmpty()) return null;
      // Another press meanwhile finds it kept.
      if (kept === changes || hanging === changes) return 'kept';
      const [mine, making] = [changes, work.making()];
      hanging = mine;
      try {
        const { file, ...snapshot } = await takeSnapshot(canvas);
        const picture = { game: work.game, at: Date.now(), making, ...snapshot };
        const ending = await keepPicture({ id: newId(), ...picture }, file);
        if (ending === 'kept') kept = mine;
        if (ending === 'kept' && changes === mine) {
          written = mine;
          letGo ??= hold(id);
          await writeDraft({ id, ...picture, file, isKept: true, isChosen: false });
        }
        return ending;
      } catch (error) {
        console.warn('The picture could not be kept', error);
        return 'no-album';
      } finally {
        if (hanging === mine) hanging = -1;
      }
    },
    /** Goes on with what was not finished. */
    goOn(draft: Draft) {
      letGo?.();
      id = draft.id;
      letGo = hold(id);
      written = changes;
      kept = draft.isKept ? changes : -1;
      if (draft.isChosen) void writeDraft({ ...draft, isChosen: false });
    },
    async leave() {
      void save();
      await writing;
      letGo?.();
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
