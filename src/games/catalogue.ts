import type { CardInfo } from '../kit/gameInfo';

/** A game with its card's picture. */
export interface CatalogueGame extends CardInfo {
  /** The address of art/preview.svg. */
  readonly preview: string;
}

// The site has copies of its own: what a game's page loads is its own facts, and not those of all games.
const cards = import.meta.glob<CardInfo>('./*/game.ts', { eager: true, query: '?site', import: 'card' });
const previews = import.meta.glob<string>('./*/art/preview.svg', { eager: true, query: '?url', import: 'default' });

function withPicture([file, card]: [string, CardInfo]): CatalogueGame {
  const preview = previews[file.replace('game.ts', 'art/preview.svg')];
  if (!preview) throw new Error(`${card.name} has no art/preview.svg`);
  return { ...card, preview };
}

/** Every game of the site, in the order of the home page. */
export const catalogue: readonly CatalogueGame[] = Object.entries(cards)
  .map(withPicture)
  .sort((a, b) => a.order - b.order);
