import { tapHint } from '../../../core/hint';
import type { Rules } from '../../../core/rules';
import { nextPlace } from './hint';
import { ITEMS, type Item, type ItemId } from './items';

const MATCH_DELAY = 500;
const MISMATCH_DELAY = 1000;

export type Difficulty = 'easy' | 'medium' | 'hard';
export const PAIRS: Record<Difficulty, number> = { easy: 3, medium: 6, hard: 12 };

export interface Card {
  /** The item's id and -1 or -2. */
  readonly id: `${ItemId}-${1 | 2}`;
  readonly item: Item;
  readonly face: 'down' | 'up' | 'matched';
  /** It was open once: somebody may know what is on it. */
  readonly seen: boolean;
}

export interface State {
  readonly difficulty: Difficulty;
  readonly cards: readonly Card[];
  readonly moves: number;
  /** When the two open cards are judged; no card can be turned until then. */
  readonly judgedAt: number | null;
}

export type Action = { readonly type: 'flip'; readonly id: Card['id'] };

export type Cue =
  | { readonly type: 'flipped'; readonly name: string }
  | { readonly type: 'matched'; readonly id: ItemId; readonly name: string; readonly pairs: number }
  /** A card that is open or found already, or a third one. */
  | { readonly type: 'refused'; readonly face: Card['face'] }
  | { readonly type: 'mismatched' }
  | { readonly type: 'won'; readonly moves: number };

const openCards = (cards: readonly Card[]) => cards.filter(({ face }) => face === 'up');

const turn = (cards: readonly Card[], which: (card: Card) => boolean, face: Card['face']) =>
  cards.map((card) => (which(card) ? { ...card, face } : card));

const isPair = ([first, second]: readonly Card[]) => first?.item === second?.item;

export const matchedPairs = ({ cards }: State) => cards.filter(({ face }) => face === 'matched').length / 2;

export const isWon = (state: State) => matchedPairs(state) === PAIRS[state.difficulty];

export const rules: Rules<State, Action, Cue, Difficulty> = {
  start(difficulty, { random }) {
    const pairs = PAIRS[difficulty];
    const items = difficulty === 'easy' ? ITEMS.slice(0, pairs) : random.shuffle(ITEMS).slice(0, pairs);
    const cards = items.flatMap((item): Card[] => [
      { id: `${item.id}-1`, item, face: 'down', seen: false },
      { id: `${item.id}-2`, item, face: 'down', seen: false },
    ]);
    return { difficulty, cards: random.shuffle(cards), moves: 0, judgedAt: null };
  },

  play(state, { id }, { now, cue }) {
    const card = state.cards.find((candidate) => candidate.id === id);
    if (!card) return state;
    if (card.face !== 'down' || state.judgedAt !== null) {
      cue({ type: 'refused', face: card.face });
      return state;
    }
    const cards = state.cards.map((other): Card => (other === card ? { ...card, face: 'up', seen: true } : other));
    cue({ type: 'flipped', name: card.item.name });
    const open = openCards(cards);
    if (open.length < 2) return { ...state, cards };
    return { ...state, cards, moves: state.moves + 1, judgedAt: now + (isPair(open) ? MATCH_DELAY : MISMATCH_DELAY) };
  },

  next: ({ judgedAt }) => judgedAt,

  tick(state, { cue }) {
    const open = openCards(state.cards);
    const pair = isPair(open);
    const judged = {
      ...state,
      judgedAt: null,
      cards: turn(state.cards, ({ face }) => face === 'up', pair ? 'matched' : 'down'),
    };
    const [{ item } = { item: null }] = open;
    if (!pair || !item) cue({ type: 'mismatched' });
    else cue({ type: 'matched', id: item.id, name: item.name, pairs: matchedPairs(judged) });
    if (isWon(judged)) cue({ type: 'won', moves: judged.moves });
    return judged;
  },

  hint({ cards, judgedAt }) {
    const place = judgedAt === null ? nextPlace(cards) : null;
    const card = place === null ? null : cards[place];
    return card ? tapHint(String(place), { type: 'flip', id: card.id }) : null;
  },
};
