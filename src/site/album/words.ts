import type { Kept } from '../../families/picture/rules/album';
import { catalogue } from '../../games/catalogue';

/** The games that make pictures. */
export const STUDIOS = catalogue.filter(({ makesPictures }) => makesPictures);

/** Pages of the sticker book are kept under it, as pictures are under the address of their game. */
export const BOOK_PATH = '/album';

const nameOf = (game: string) => catalogue.find(({ path }) => path === game)?.name ?? 'a game';

/** Said of a picture that was there a moment ago. */
export const GONE = 'This picture is gone. Another tab threw it away.';

/** What a picture is called for those who do not see it. */
export const labelOf = ({ game, at }: Kept) =>
  `${game === BOOK_PATH ? 'Page of the sticker book' : `Picture from ${nameOf(game)}`}, ${new Date(at).toLocaleDateString('en', { day: 'numeric', month: 'long' })}`;
