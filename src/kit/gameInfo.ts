/** Games of this age and above ask a grown-up first. */
export const GATE_AGE = 5;

/** A game on the home page. */
export interface CardInfo {
  /** Its place on the home page: smaller comes first. */
  readonly order: number;
  /** Favorites are kept under it. */
  readonly name: string;
  readonly path: `/${string}`;
  /** Catalogue age: drives filter, badge and gate. */
  readonly age: number;
  /** The ground color of its picture. */
  readonly color: string;
  /** One or two short sentences. */
  readonly description: string;
  readonly isNew?: boolean;
  /** Pictures are made in it: the album leads there. */
  readonly makesPictures?: boolean;
}

/** What a game's page says about itself. It is in the page's HTML, never in a script. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** What it is called there, and on the screen, where that is not the name of the card. */
  readonly name?: string;
  readonly heading?: string;
  /** The game in one sentence. */
  readonly summary: string;
  readonly genre: string;
  /** The age the page itself states; the catalogue's may differ. */
  readonly minAge: number;
  /** Other addresses of the same page. */
  readonly aliases?: readonly `/${string}`[];
  /** Offered by a long press on the installed app. */
  readonly isShortcut?: boolean;
}

/** What a page says about itself to browsers, search engines and people who share it. */
export interface PageInfo {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The address that counts, where a page has more than one. */
  readonly path: `/${string}`;
  /** Not to be listed by search engines. */
  readonly hidden?: boolean;
  readonly game?: GameInfo;
}

export interface GameInfo {
  readonly name: string;
  /** The title on the screen, where it is written otherwise. */
  readonly heading?: string;
  readonly description: string;
  readonly genre: string;
  readonly minAge: number;
}

/** One thing we keep on the device. */
export interface StorageKey {
  readonly key: string;
  readonly purpose: string;
  /** What its value looks like, for docs/storage.md. */
  readonly value: string;
}

/** A best result. `game` may name the difficulty, too. */
export const bestKey = (key: string, game: string): StorageKey => ({
  key,
  purpose: `Your best result in ${game}`,
  value: 'a whole number',
});
