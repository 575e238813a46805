/** What gives a sticker is fetched when a child has earned one, and not before. */
const load = () => import('./stickers/parts');
let parts: ReturnType<typeof load> | null = null;

/** A part that did not come is asked for again the next time. */
export const loadStickers = (): ReturnType<typeof load> => {
  parts ??= load().catch((error) => {
    parts = null;
    throw error;
  });
  return parts;
};

/** The game is left: what was given is written down. */
export const leaveStickers = (): void => void parts?.then(({ writeGiven }) => writeGiven());
