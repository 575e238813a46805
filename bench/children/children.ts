// How children of a game's own age fare with it: model players at the real rules, without a browser.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readGames } from '../benchedGame';
import { atLeast, atMost, count, type Show, table } from '../table';
import { type Because, type Child, type ChildFile, childFileOf, type Figures } from './child';
import { copiesFirst, type Played, playRounds } from './rounds';
import { SCREENS } from './stage';

const SEEDS = 40;

const seconds: Show = (value) => (Number.isFinite(value) ? value.toFixed(1) : 'never');
const percent: Show = (value) => `${Math.round(value * 100)} %`;

const TARGETS = {
  first: { name: 'first success, s', show: seconds, target: atMost(6) },
  longest: { name: 'longest without, s', show: seconds, target: atMost(10) },
  share: { name: 'tries that succeed', show: percent, target: atLeast(0.5, percent) },
} as const;
export const COPIED = atMost(15);
const FIGURES = Object.keys(TARGETS) as (keyof Figures)[];

export interface Playing {
  readonly path: string;
  readonly age: number;
  readonly child: Child;
}

const misses = (figure: keyof Figures, played: Played) => !TARGETS[figure].target.isMet(played[figure]);

function cellOf(figure: keyof Figures, played: Played): string {
  const { show } = TARGETS[figure];
  return `${show(played[figure])}${misses(figure, played) ? ' **missed**' : ''}`;
}

const copiedCell = (first: number) => `${seconds(first)}${COPIED.isMet(first) ? '' : ' **missed**'}`;

/** The numbers of the specification that keep a figure from its target, and what fills a wait that is too long. */
function reasons(because: Because, played: Played): string {
  const missed = FIGURES.filter((figure) => misses(figure, played));
  const meanwhile = missed.includes('longest') && because.meanwhile ? [`Meanwhile ${because.meanwhile}.`] : [];
  return [...new Set(missed.flatMap((figure) => because[figure] ?? [])), ...meanwhile].join(' ');
}

export function childrenTable(games: readonly Playing[], seeds = SEEDS): string {
  const rows = games.flatMap(({ path, age, child }) =>
    SCREENS.map((screen) => {
      const played = playRounds(child, age, screen, seeds);
      return [
        path,
        age,
        `${screen.width}x${screen.height}`,
        ...FIGURES.map((figure) => cellOf(figure, played)),
        copiedCell(copiesFirst(child, age, screen, seeds)),
        played.points === null ? '' : count(played.points),
        played.won === null ? '' : percent(played.won),
        reasons(child.because, played),
      ];
    }),
  );
  return table(
    'Children',
    `Model children at the real rules, ${seeds} rounds each. At 2 they touch and drag anywhere, every 0.7 to 1.5 s; at 3 they aim after 0.9 s, miss by 6 % of the stage's shorter side (one sigma) and pick wrongly one time in seven; at 5 it is 0.6 s, 3 % and one in twenty. Who is between plays as the younger one. First success: the median. Longest time without one: nine rounds of ten have none longer. Points and rounds won: on average. First after the ghost hand: a child who waits for it, then does what it shows again and again, with the hand of its age, at least of three; the median. What a try and a success are, each game says in its child.ts.`,
    [
      'game',
      'age',
      'screen',
      ...FIGURES.map((figure) => `${TARGETS[figure].name} (${TARGETS[figure].target.text})`),
      `first after the ghost hand, s (${COPIED.text})`,
      'points',
      'won',
      'the number that forbids it, and what fills the wait',
    ],
    rows,
  );
}

export async function children(): Promise<string> {
  const games = await Promise.all(
    (await readGames()).map(async ({ id, path, age }): Promise<Playing> => {
      const { child }: ChildFile = await import(pathToFileURL(resolve(childFileOf(id))).href);
      return { path, age, child };
    }),
  );
  return childrenTable(games);
}
