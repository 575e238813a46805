// The scripts of a game that already runs, as scripts/new-game.ts lays them down.

interface NewGame {
  readonly name: string;
  /** The name of its folder. */
  readonly id: string;
  readonly component: string;
  readonly order: number;
}

export const scripts = ({ name, id, component, order }: NewGame): Record<string, string> => ({
  'game.ts': `import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';
import preview from './art/preview.svg?url';

export const card: CardInfo = {
  order: ${order},
  name: '${name}',
  path: '/${id.replaceAll('-', '')}',
  age: 2,
  color: '#b7e68a',
  description: 'Tap the star, as often as you like.',
  preview,
};

export const page: PageText = {
  title: '${name}: tap the star',
  description: 'A star that moves on whenever it is tapped. For the smallest hands, without ads.',
  keywords: ['toddler game', 'tap game for kids'],
  summary: 'Tap the star.',
  genre: 'toddlers',
  minAge: 2,
};

export const keys = { best: bestKey('${id}-high-score', card.name) };
`,
  'rules/rules.ts': `import { distance, type Point } from '../../../core/geometry';
import { tapHint } from '../../../core/hint';
import type { Rules } from '../../../core/rules';

export const WIDTH = 400;
export const HEIGHT = 300;
/** Small fingers miss by a little: hit areas are larger than pictures. */
export const REACH = 64;
const EDGE = 60;

export interface State {
  readonly star: Point;
  readonly score: number;
}

export type Action = { readonly type: 'tap' } & Point;

export type Cue = ({ readonly type: 'caught'; readonly score: number } & Point) | ({ readonly type: 'missed' } & Point);

export const rules: Rules<State, Action, Cue> = {
  start: () => ({ star: { x: WIDTH / 2, y: HEIGHT / 2 }, score: 0 }),

  play(state, { x, y }, { random, cue }) {
    if (distance({ x, y }, state.star) > REACH) {
      cue({ type: 'missed', x, y });
      return state;
    }
    const score = state.score + 1;
    cue({ type: 'caught', x, y, score });
    return { score, star: { x: random.between(EDGE, WIDTH - EDGE), y: random.between(EDGE, HEIGHT - EDGE) } };
  },

  hint: ({ star }) => tapHint(star, { type: 'tap', ...star }),
};
`,
  'child.ts': `import { childOf } from '../../../bench/children/child';
import { board } from '../../../bench/children/stage';
import { HEIGHT, rules, WIDTH } from './rules/rules';

/** A try is a tap; it succeeds when it meets the star. */
export const child = childOf(rules, {
  options: () => undefined,
  area: board,
  world: () => ({ width: WIDTH, height: HEIGHT }),
  fingers: (game) => ({ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }),
  wish: ({ state }) => ({ right: [{ from: state.star }], wrong: [] }),
  judge: ({ type }) => type === 'caught',
  isOver: () => false,
  points: ({ score }) => score,
});
`,
  'rules/rules.test.ts': `import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { HEIGHT, REACH, rules, WIDTH } from './rules';

it('gives a point for a tap within reach, and the star moves on', () => {
  const game = createGame(rules, undefined, 1);
  const { x, y } = game.state.star;
  expect(game.play({ type: 'tap', x: x + REACH, y })).toBe(true);
  expect(game.state.score).toBe(1);
  expect(game.state.star).not.toEqual({ x, y });
});

it('takes nothing for a miss', () => {
  const game = createGame(rules, undefined, 1);
  const { x, y } = game.state.star;
  expect(game.play({ type: 'tap', x: x + REACH + 1, y })).toBe(false);
  expect(game.state.score).toBe(0);
});

it('keeps the star on the stage', () => {
  const game = createGame(rules, undefined, 2);
  for (let taps = 0; taps < 100; taps++) {
    game.play({ type: 'tap', ...game.state.star });
    expect(game.state.star.x).toBeGreaterThan(0);
    expect(game.state.star.x).toBeLessThan(WIDTH);
    expect(game.state.star.y).toBeGreaterThan(0);
    expect(game.state.star.y).toBeLessThan(HEIGHT);
  }
});
`,
  'view/effects.ts': `import type { Effects } from '../../../kit/session/effects';
import { scaleStep } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

export const effects: Effects<Cue> = {
  caught: ({ x, y, score }) => ({
    notes: [{ pitch: scaleStep(score % 10), ms: 140 }],
    haptic: 12,
    popup: { text: '+1', x, y },
    say: \`\${score} \${score === 1 ? 'star' : 'stars'}\`,
  }),
  missed: { notes: [{ pitch: 55, ms: 90, wave: 'sine', volume: 0.3, vary: true }], haptic: 4 },
};
`,
  'view/draw.ts': `import type { Brush } from '../../../kit/stage/brush';
import type { State } from '../rules/rules';

/** Paints a state; true asks for one more frame. */
export function draw({ sprite, still, time }: Brush<'star'>, { star }: State): boolean {
  const wobble = still ? 1 : 1 + Math.sin(time / 300) * 0.05;
  sprite('star', star.x, star.y, 96, { scaleX: wobble, scaleY: 2 - wobble });
  return !still;
}
`,
  [`view/${component}.tsx`]: `import { useKeys } from '../../../kit/input/keys';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { HEIGHT, rules, WIDTH } from '../rules/rules';
import { draw } from './draw';
import { effects } from './effects';

const stickers = () => import('../stickers');

const SIZE = { width: WIDTH, height: HEIGHT };

export default function ${component}() {
  const session = useGame(rules, undefined, { effects, stickers });
  const score = useGameState(session, (state) => state.score);
  const { best } = useBestScore(session, keys.best, score);

  useKeys({ Space: () => session.play({ type: 'tap', ...session.game.state.star }) });

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Catch the star!"
      running={false}
      canPause={false}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Best', value: best, icon: 'trophy' },
      ]}
    >
      <Stage
        session={session}
        size={SIZE}
        sheet={sheet}
        draw={draw}
        fingers={{ down: ({ x, y }) => session.play({ type: 'tap', x, y }) }}
        label="A star. Tap it, or press Space."
      />
    </GamePage>
  );
}
`,
  [`view/${component}.test.tsx`]: `import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, value } from '../../../../tests/gameView';
import { card, keys } from '../game';
import ${component} from './${component}';

it('shows its name, counts what is caught, and keeps the best', () => {
  show(<${component} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(card.name);
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(value('Score')).toBe('1');
  expect(localStorage.getItem(keys.best.key)).toBe('1');
});
`,
  [`view/${component}.spec.ts`]: `import { expect, hud, middleOf, openGame, stored, test } from '../../../../e2e/support';

test('${name}: the star is caught by a finger and by a key, and the best is kept', async ({ page }) => {
  await openGame(page, '/${id.replaceAll('-', '')}');
  // The first star is in the middle.
  const { x, y } = await middleOf(page.getByRole('application'));
  await page.mouse.click(x, y);
  await expect(hud(page, 'Score')).toHaveText('1');
  await page.keyboard.press('Space');
  await expect(hud(page, 'Score')).toHaveText('2');
  expect(await stored(page, '${id}-high-score')).toBe('2');
});
`,
  'rules/stickers.ts': `import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

/** The first comes within half a minute, the last is something special. */
export const facts = {
  star: ({ type }) => type === 'caught',
  pair: ({ type }, { score }) => type === 'caught' && score >= 3,
  comet: ({ type }, { score }) => type === 'caught' && score >= 10,
} satisfies Record<string, Fact<State, Cue>>;
`,
  'stickers.ts': `import type { StickerSet } from '../../kit/stickers/sticker';
import comet from './art/stickers/comet.svg?url';
import pair from './art/stickers/pair.svg?url';
import star from './art/stickers/star.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: '${id}',
  facts,
  looks: {
    star: { name: '${name}: a star', picture: star },
    pair: { name: '${name}: two stars', picture: pair },
    comet: { name: '${name}: a comet', picture: comet },
  },
};
`,
});
