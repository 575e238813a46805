import type { CardInfo } from '../kit/gameInfo';
import { type StickerLook, type StickerSet, stickerId } from '../kit/stickers/sticker';

/** A sticker of the site, and the game that gives it. */
export interface GameSticker extends StickerLook {
  readonly id: string;
  readonly card: CardInfo;
}

const sets = import.meta.glob<StickerSet<never, never>>('./*/stickers.ts', { eager: true, import: 'stickers' });
const cards = import.meta.glob<CardInfo>('./*/game.ts', { eager: true, query: '?site', import: 'card' });

/** All stickers, in the order of the home page. */
export const allStickers: readonly GameSticker[] = Object.entries(sets)
  .flatMap(([file, { game, looks }]) => {
    const card = cards[file.replace('stickers.ts', 'game.ts')];
    if (!card) return [];
    return Object.entries(looks).map(([name, look]) => ({ id: stickerId(game, name), card, ...look }));
  })
  .sort((a, b) => a.card.order - b.card.order);
