/** Games of this age and above ask a grown-up first. */
export const GATE_AGE = 5;

/** A game on the home page. */
export interface Card {
  /** Favorites are kept under it. */
  readonly name: string;
  readonly path: `/${string}`;
  /** Catalogue age: drives filter, badge and gate. */
  readonly age: number;
  /** The ground color of its picture. */
  readonly color: string;
  /** One or two short sentences. */
  readonly description: string;
  /** The address of its picture. */
  readonly preview: string;
  readonly isNew?: boolean;
}

/** What a page says about itself to browsers, search engines and people who share it. It is in the page's HTML, never in its script. */
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
  /** The age the page itself states; the catalogue's may differ. */
  readonly minAge: number;
}
