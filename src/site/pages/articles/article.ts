import type { PageInfo } from '../../../kit/gameInfo';

/**
 * A page for parents, as words and nothing else: whoever edits it needs to touch no component.
 * Texts may hold links as `[words](/address)` and strong words as `**words**`.
 */
export interface Article {
  readonly page: PageInfo;
  readonly headline: string;
  readonly lead: string;
  /** The button under the headline. */
  readonly action?: Action;
  /** Who wrote it and when, for the blog. */
  readonly byline?: { readonly author: string; readonly date: string; readonly minutes: number };
  readonly sections: readonly Section[];
}

export interface Action {
  readonly label: string;
  readonly href: string;
}

export type Section =
  | { readonly kind: 'text'; readonly heading: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'points';
      readonly heading: string;
      readonly points: readonly Point[];
      /** What to do with them, under a heading of its own. */
      readonly next?: Steps;
    }
  | ({ readonly kind: 'steps' } & Steps)
  | { readonly kind: 'faq'; readonly heading: string; readonly questions: readonly Question[] }
  | { readonly kind: 'call'; readonly heading: string; readonly text: string; readonly actions: readonly Action[] };

export interface Steps {
  readonly heading: string;
  readonly steps: readonly string[];
}

export interface Point {
  readonly title: string;
  readonly text: string;
  /** The address of a game whose picture stands with it. */
  readonly game?: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** All questions of an article, for search engines too. */
export const questionsOf = ({ sections }: Article): readonly Question[] =>
  sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
