import { tapHint } from '../../../core/hint';
import type { Rules, Tools } from '../../../core/rules';
import { type Guess, judge, type Result, type Shape } from './code';
import { nextCode } from './hint';

export const MAX_GUESSES = 10;

export type Difficulty = 'easy' | 'medium' | 'hard';

export const LEVELS: Record<Difficulty, { readonly positions: number; readonly shapes: readonly Shape[] }> = {
  easy: { positions: 3, shapes: ['triangle', 'circle', 'heart'] },
  medium: { positions: 4, shapes: ['triangle', 'heart', 'circle', 'star'] },
  hard: { positions: 5, shapes: ['triangle', 'heart', 'circle', 'star', 'diamond'] },
};

export interface State {
  /** Null until one is chosen. */
  readonly difficulty: Difficulty | null;
  readonly secretCode: readonly Shape[];
  /** The guess being made; null is an empty slot. */
  readonly guess: readonly (Shape | null)[];
  /** The position that the next shape fills. */
  readonly selected: number;
  /** Oldest first. */
  readonly guesses: readonly Guess[];
  readonly outcome: 'won' | 'lost' | null;
}

export type Action =
  | { readonly type: 'begin'; readonly difficulty: Difficulty }
  | { readonly type: 'select'; readonly position: number }
  | { readonly type: 'pick'; readonly shape: Shape }
  | { readonly type: 'clear' | 'submit' | 'reveal' | 'new' | 'back' }
  /** Takes an old guess up again. */
  | { readonly type: 'copy'; readonly index: number };

export type Cue =
  | { readonly type: 'began'; readonly positions: number }
  | { readonly type: 'selected'; readonly position: number }
  | { readonly type: 'picked'; readonly shape: Shape; readonly position: number }
  | { readonly type: 'cleared' | 'incomplete' | 'filled' | 'left' }
  | { readonly type: 'judged'; readonly number: number; readonly guess: Guess }
  | { readonly type: 'won'; readonly guesses: number; readonly secretCode: readonly Shape[] }
  | { readonly type: 'lost'; readonly secretCode: readonly Shape[] };

const MENU: State = { difficulty: null, secretCode: [], guess: [], selected: 0, guesses: [], outcome: null };

const count = (results: readonly Result[], wanted: Result) => results.filter((result) => result === wanted).length;

export const isComplete = (guess: readonly (Shape | null)[]): guess is readonly Shape[] => !guess.includes(null);

/** What the guesses so far have told for certain: the shape that was green in a position, or null. */
export const knownShapes = ({ guesses, guess }: Pick<State, 'guesses' | 'guess'>): (Shape | null)[] =>
  guess.map((_, position) => {
    const green = guesses.find(({ results }) => results[position] === 'correct-position');
    return green?.shapes[position] ?? null;
  });

const emptyGuess = (positions: number): null[] => Array.from({ length: positions }, () => null);

function begin(difficulty: Difficulty, { random, cue }: Tools<Cue>): State {
  const { positions, shapes } = LEVELS[difficulty];
  cue({ type: 'began', positions });
  const secretCode = emptyGuess(positions).map(() => random.pick(shapes));
  return { ...MENU, difficulty, secretCode, guess: emptyGuess(positions) };
}

function submit(state: State, cue: Tools<Cue>['cue']): State {
  const { guess, secretCode } = state;
  if (!isComplete(guess)) {
    cue({ type: 'incomplete' });
    return state;
  }
  const results = judge(guess, secretCode);
  const feedback = {
    correctPosition: count(results, 'correct-position'),
    correctShape: count(results, 'correct-shape'),
  };
  const judged = { shapes: guess, results, feedback };
  const guesses = [...state.guesses, judged];
  cue({ type: 'judged', number: guesses.length, guess: judged });
  if (feedback.correctPosition === secretCode.length) {
    cue({ type: 'won', guesses: guesses.length, secretCode });
    return { ...state, guesses, outcome: 'won' };
  }
  if (guesses.length === MAX_GUESSES) {
    cue({ type: 'lost', secretCode });
    return { ...state, guesses, outcome: 'lost' };
  }
  return { ...state, guesses, guess: emptyGuess(secretCode.length), selected: 0 };
}

function pick(state: State, shape: Shape, cue: Tools<Cue>['cue']): State {
  const { guess, selected } = state;
  const filled = guess.map((old, position) => (position === selected ? shape : old));
  const empty = filled.indexOf(null);
  cue({ type: 'picked', shape, position: selected });
  return { ...state, guess: filled, selected: empty < 0 ? selected : empty };
}

/** What the child does with the guess, while the game is on. */
function edit(state: State, action: Action, cue: Tools<Cue>['cue']): State {
  const fill = (guess: readonly Shape[]) => {
    cue({ type: 'filled' });
    return { ...state, guess };
  };
  switch (action.type) {
    case 'select':
      if (state.guess[action.position] === undefined) return state;
      cue({ type: 'selected', position: action.position });
      return { ...state, selected: action.position };
    case 'pick':
      return pick(state, action.shape, cue);
    case 'clear':
      cue({ type: 'cleared' });
      return { ...state, guess: emptyGuess(state.guess.length), selected: 0 };
    case 'submit':
      return submit(state, cue);
    case 'copy': {
      const old = state.guesses[action.index];
      return old ? fill(old.shapes) : state;
    }
    case 'reveal':
      return fill(state.secretCode);
    default:
      return state;
  }
}

export const rules: Rules<State, Action, Cue> = {
  start: () => MENU,

  play(state, action, tools) {
    const { difficulty, outcome } = state;
    if (action.type === 'begin') return begin(action.difficulty, tools);
    if (difficulty === null) return state;
    if (action.type === 'new') return begin(difficulty, tools);
    if (action.type === 'back') {
      tools.cue({ type: 'left' });
      return MENU;
    }
    if (outcome || (action.type === 'pick' && !LEVELS[difficulty].shapes.includes(action.shape))) return state;
    return edit(state, action, tools.cue);
  },

  hint(state) {
    const { difficulty, guess, selected, outcome } = state;
    if (outcome) return null;
    if (difficulty === null) return tapHint('easy', { type: 'begin', difficulty: 'easy' });
    const code = nextCode(state, LEVELS[difficulty].shapes);
    const isRight = (position: number) => guess[position] === code[position];
    const position = isRight(selected) ? code.findIndex((_, other) => !isRight(other)) : selected;
    const shape = code[position];
    if (!shape) return tapHint('submit', { type: 'submit' });
    return position === selected
      ? tapHint(shape, { type: 'pick', shape })
      : tapHint(`slot-${position}`, { type: 'select', position });
  },
};
