import { isCalm } from '../family/calm';
import type { Effect } from '../session/effects';
import { melody } from '../session/sound';
import { prefersStill } from '../ui/motion';
import styles from './award.module.css';
import { giveSticker, writeGiven } from './given';
import { type StickerLook, stickerId } from './sticker';

/** So long each one is seen, in ms. */
const SHOWN = 2600;
/** What the game says at the same moment is heard first: a live region keeps only what came last. */
const SAID_AFTER = 1500;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One at a time: the next waits for the one before. */
let turn: Promise<unknown> = Promise.resolve();
let watches = false;

/** A tablet that is put away, or a page that is closed, loses no sticker. */
function writeWhenHidden() {
  if (watches) return;
  watches = true;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && writeGiven());
  window.addEventListener('pagehide', writeGiven);
}

/** Gives a sticker and celebrates it a little; one that was given before comes without a word. */
export function award(
  game: string,
  sticker: string,
  look: StickerLook | undefined,
  playEffect: (effect: Effect) => void,
): void {
  if (!look || !giveSticker(stickerId(game, sticker))) return;
  writeWhenHidden();
  turn = turn.then(() => show(look, playEffect));
}

async function show({ name, picture }: StickerLook, playEffect: (effect: Effect) => void) {
  const stage = document.querySelector('main');
  if (!stage) return;
  const sign = document.createElement('div');
  sign.className = styles.award ?? '';
  sign.dataset.sticker = name;
  sign.dataset.still = String(prefersStill() || isCalm());
  const image = Object.assign(new Image(), { src: picture, alt: '' });
  const words = Object.assign(document.createElement('b'), { textContent: 'New sticker!' });
  sign.append(image, words);
  // Where the picture cannot come, the sticker is given all the same.
  await image.decode().catch(() => {});
  if (!stage.isConnected) return;
  stage.append(sign);
  playEffect({ notes: melody([79, 83, 86, 91], 90, { volume: 0.35 }), haptic: 15 });
  await wait(SAID_AFTER);
  playEffect({ say: `New sticker: ${name}. It is in your album.` });
  await wait(SHOWN - SAID_AFTER);
  sign.remove();
}
