import { childOf, type Room } from '../../../bench/children/child';
import { gridIn, tapsOn } from '../../../bench/children/grid';
import { inset } from '../../../bench/children/stage';
import { clamp } from '../../core/geometry';
import { isWon, rules, type State } from './rules/rules';

/** As memory-match.module.css lays it out on Easy: three by two cards of 5 : 6. */
const COLUMNS = 3;
const ROWS = 2;
function boardIn({ area, screen }: Room) {
  const gap = clamp(0.02 * Math.min(screen.width, screen.height), 8, 20);
  const across = (area.width - (COLUMNS - 1) * gap) / COLUMNS;
  const down = (area.height - (ROWS - 1) * gap) / ROWS;
  const width = Math.min(across, down / 1.2);
  return gridIn(area, COLUMNS, ROWS, { width, height: width * 1.2 }, gap);
}

const closed = ({ cards }: State) => [...cards.keys()].filter((place) => cards[place]?.face === 'down');

/** For a hand that touches anywhere. */
const CHANCE = 'Easy has 3 pairs: by chance 1 in 5 is found, and a miss takes 1000 ms.';

/** A try is two cards; it succeeds when they are a pair. */
export const child = childOf(rules, {
  because: { meanwhile: 'each card turns and says what it shows', first: CHANCE, longest: CHANCE, share: CHANCE },
  options: () => 'easy',
  area: (stage, screen) => inset(stage, clamp(0.024 * Math.min(screen.width, screen.height), 12, 28)),
  fingers: (game, room) => ({
    down(at) {
      const card = game.state.cards[boardIn(room).at(at) ?? -1];
      if (card) game.play({ type: 'flip', id: card.id });
    },
  }),
  wish({ state }, room) {
    if (state.judgedAt !== null) return null;
    const open = state.cards.find(({ face }) => face === 'up');
    const places = closed(state);
    const isRight = (place: number) => !open || state.cards[place]?.item === open.item;
    return {
      right: tapsOn(boardIn(room), places.filter(isRight)),
      wrong: tapsOn(
        boardIn(room),
        places.filter((place) => !isRight(place)),
      ),
    };
  },
  spot: (name, _, room) => boardIn(room).middles[Number(name)],
  judge: ({ type }) => (type === 'matched' ? true : type === 'mismatched' ? false : undefined),
  isOver: isWon,
  hasWon: isWon,
});
