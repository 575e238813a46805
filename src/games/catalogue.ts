import type { CardInfo } from '../kit/gameInfo';

const cards = import.meta.glob<CardInfo>('./*/game.ts', { eager: true, import: 'card' });

/** Every game of the site, in the order of the home page. */
export const catalogue: readonly CardInfo[] = Object.values(cards).sort((a, b) => a.order - b.order);
