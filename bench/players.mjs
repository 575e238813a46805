// Who plays each ticking game while its rules are measured. `again` starts a round, also whenever the game has come to
// rest; `act` is what the player does, every so many ms of play. `also` names more files whose exports `act` is given.
const FIELD = { width: 800, height: 600 };
const BOARD = { columns: 20, rows: 18, cell: 20 };
const DIRECTIONS = ['UP', 'DOWN', 'LEFT', 'RIGHT'];

const restart = (options) => (game) => game.restart(options);
const one = (random, list) => list[Math.floor(random() * list.length)];
const place = (random, { width, height }) => ({ x: random() * width, y: random() * height });
const turn = (game, random) => game.play({ type: 'turn', direction: one(random, DIRECTIONS) });
export const PLAYERS = {
  'balloon-pop': {
    options: FIELD,
    every: 400,
    again: restart(FIELD),
    act: (game, random) => game.play({ type: 'tap', ...place(random, FIELD) }),
  },
  'bug-catcher': {
    options: FIELD,
    every: 400,
    again: (game) => game.play({ type: 'begin' }),
    act: (game, random) => game.play({ type: 'tap', ...place(random, FIELD) }),
  },
  'pumpkin-catcher': {
    every: 400,
    again: restart(),
    act: (game, random) => game.play({ type: 'move', ...place(random, { width: 100, height: 100 }) }),
  },
  'mole-patrol': {
    options: FIELD,
    every: 300,
    again(game) {
      game.play({ type: 'back' });
      game.play({ type: 'begin', difficulty: 'hard' });
    },
    act: (game, random) => game.play({ type: 'whack', hole: Math.floor(random() * 12) }),
  },
  'fidget-spinner': {
    every: 500,
    again: (game) => game.play({ type: 'push' }),
    act: (game, random) => random() < 0.2 && game.play({ type: 'push' }),
  },
  // Thrown so hard that ball and pins are on the move all the time; when they rest, the next rack follows at once.
  'planet-bowling': {
    options: 700,
    every: 50,
    again(game) {
      game.play({ type: 'newGame', height: 700 });
      game.play({ type: 'pull', by: { x: (game.now % 60) - 30, y: -400 } });
      game.play({ type: 'launch' });
    },
    act() {},
  },
  // A bee is always in the air: the next one does not wait for the last one's end.
  'bee-phong': {
    options: { width: 480, height: 480 },
    every: 50,
    again: (game) => game.play({ type: 'begin', meadow: { width: 480, height: 480 } }),
    act(game, random) {
      if (!game.state.bee.isFlying) game.play({ type: 'begin', meadow: game.state.meadow });
      game.play({ type: 'pull', by: { x: -200 * random(), y: 300 } });
      game.play({ type: 'launch' });
    },
  },
  pinball: {
    every: 160,
    again: (game) => game.play({ type: 'begin' }),
    act: (game, random) => game.play({ type: 'flip', side: one(random, ['left', 'right']), up: random() < 0.5 }),
  },
  snake: {
    options: BOARD,
    every: 300,
    again(game) {
      game.play({ type: 'bot', on: true });
      game.play({ type: 'begin', mode: 'hard', board: BOARD });
    },
    act: turn,
  },
  abilities: {
    options: { board: BOARD, botWanted: true },
    every: 300,
    again(game) {
      game.restart({ board: BOARD, botWanted: true });
      for (const ability of ['speed', 'laserEyes', 'diamondTouch']) game.play({ type: 'toggle', ability });
    },
    act: turn,
  },
  'clean-up-toys': {
    options: FIELD,
    every: 50,
    again(game) {
      game.restart(FIELD);
      game.play({ type: 'help' });
    },
    act() {},
  },
  'solar-system': {
    options: FIELD,
    every: 500,
    also: ['space'],
    again: restart(FIELD),
    act(game, _, { slotsFor }) {
      const { x, y } = slotsFor(FIELD).find(({ planet }) => planet.name === game.state.currentPlanet);
      game.play({ type: 'tap', x, y });
    },
  },
  'memory-match': {
    options: 'hard',
    every: 500,
    again: restart('hard'),
    act(game, random) {
      for (let cards = 0; cards < 2; cards++) game.play({ type: 'flip', id: one(random, game.state.cards).id });
    },
  },
};
