import type { CardInfo, PageInfo, PageText } from '../kit/gameInfo';

/** A game's page and the file that holds its component. Read by the build, never by the browser. */
export interface GamePageEntry {
  /** The name of its folder. */
  readonly id: string;
  readonly card: CardInfo;
  readonly page: PageInfo;
  readonly source: `src/games/${string}.tsx`;
  readonly aliases: readonly `/${string}`[];
  readonly isShortcut: boolean;
}

const games = import.meta.glob<{ card: CardInfo; page: PageText }>('./*/game.ts', { eager: true });

/** `tic-tac-toe` is shown by `TicTacToe.tsx`. */
const componentOf = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function toEntry(file: string, card: CardInfo, text: PageText): GamePageEntry {
  const id = file.split('/')[1] ?? '';
  const {
    title,
    description,
    keywords,
    name = card.name,
    heading,
    summary,
    genre,
    minAge,
    aliases = [],
    isShortcut = false,
  } = text;
  const game = { name, ...(heading && { heading }), description: summary, genre, minAge };
  return {
    id,
    card,
    page: { path: card.path, title, description, keywords, game },
    source: `src/games/${id}/view/${componentOf(id)}.tsx`,
    aliases,
    isShortcut,
  };
}

/** The pages of all games, in the order of the home page. */
export const gamePages: readonly GamePageEntry[] = Object.entries(games)
  .map(([file, { card, page }]) => toEntry(file, card, page))
  .sort((a, b) => a.card.order - b.card.order);
