// How many seconds of play the rules of each ticking game get through in one second of CPU time.
import { createServer } from 'vite';

/** What a player does, again and again, and how long between two of them. */
const PLAYERS = {
  'balloon-pop': {
    options: { width: 800, height: 600 },
    every: 400,
    again: (game) => game.restart({ width: 800, height: 600 }),
    act: (game, random) => game.play({ type: 'tap', x: random() * 800, y: 80 + random() * 520 }),
  },
  pinball: {
    options: undefined,
    every: 160,
    again: (game) => game.play({ type: 'begin' }),
    act: (game, random) => game.play({ type: 'flip', side: random() < 0.5 ? 'left' : 'right', up: random() < 0.5 }),
  },
  snake: {
    options: { columns: 20, rows: 18, cell: 20 },
    every: 300,
    again: (game) => {
      game.play({ type: 'bot', on: true });
      game.play({ type: 'begin', mode: 'hard', board: { columns: 20, rows: 18, cell: 20 } });
    },
    act: (game, random) =>
      game.play({ type: 'turn', direction: ['UP', 'DOWN', 'LEFT', 'RIGHT'][Math.floor(random() * 4)] }),
  },
};

const ROUND = 60_000;

export async function simulate() {
  const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'error' });
  const { createGame } = await vite.ssrLoadModule('/src/core/game.ts');
  const { createRandom } = await vite.ssrLoadModule('/src/core/random.ts');
  const rows = [];
  for (const [id, { options, every, again, act }] of Object.entries(PLAYERS)) {
    const { rules } = await vite.ssrLoadModule(`/src/games/${id}/rules.ts`);
    const game = createGame(rules, options, 1);
    const random = createRandom(2).next;
    let simulated = 0;
    const run = (forMs) => {
      const start = process.cpuUsage().user;
      simulated = 0;
      while ((process.cpuUsage().user - start) / 1000 < forMs) {
        again(game);
        for (let ms = 0; ms < ROUND; ms += every) {
          act(game, random);
          game.advance(every);
          simulated += every / 1000;
        }
      }
      return (process.cpuUsage().user - start) / 1e6;
    };
    run(300);
    const seconds = run(1500);
    rows.push([id, Math.round(simulated / seconds).toLocaleString('en-US')]);
  }
  await vite.close();
  return rows;
}
