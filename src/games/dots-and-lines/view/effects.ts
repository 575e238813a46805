import type { Effect, Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { type Dot, pointOf } from '../rules/layout';
import type { Cue, Line, Player } from '../rules/rules';

export const NAME: Record<Player, string> = { blue: 'Blue', red: 'Red' };
export const dotName = ({ x, y }: Dot) => `row ${y + 1}, column ${x + 1}`;

/** Each player has a voice: blue's is a little lower. */
const VOICE: Record<Player, number> = { blue: 67, red: 72 };
const scratch = { pitch: 86, ms: 110, wave: 'noise', volume: 0.16, vary: true } as const;
const joins = ({ from, to, player }: Line) => `${NAME[player]} joins ${dotName(from)} and ${dotName(to)}.`;

export const effects: Effects<Cue> = {
  selected: ({ dot }) => ({
    notes: [{ pitch: 76, ms: 90, slide: 4, vary: true, volume: 0.35 }],
    haptic: 8,
    say: `${dotName(dot)} selected`,
  }),
  deselected: { notes: [{ pitch: 74, ms: 90, slide: -5, volume: 0.3 }], haptic: 4, say: 'Selection cleared' },
  previewed: ({ from, to }) => ({
    notes: [{ pitch: 79, ms: 110, slide: 3, vary: true, volume: 0.35 }],
    haptic: 8,
    say: `From ${dotName(from)} to ${dotName(to)}. Tap again to draw.`,
  }),
  drew: ({ line, next }) => ({
    notes: [scratch, { pitch: VOICE[line.player], at: 30, ms: 170, slide: 4 }],
    haptic: 12,
    say: `${joins(line)} ${NAME[next]}: your turn.`,
  }),
  boxed: ({ line, boxes: [box = line.from, second], blueScore, redScore }) => {
    const score = line.player === 'blue' ? blueScore : redScore;
    return {
      notes: [scratch, ...melody([scaleStep(score), scaleStep(score + 1), scaleStep(score + 2)], 90)],
      haptic: [12, 40, 20],
      popup: { text: second ? '+2' : '+1', ...pointOf({ x: box.x + 0.5, y: box.y + 0.5 }) },
      say: `${joins(line)} ${second ? 'Two boxes' : 'A box'}! ${NAME[line.player]} plays again.`,
      counted: ` Blue ${blueScore}, red ${redScore}.`,
    };
  },
  rejected: ({ from, to }) => ({
    notes: melody([58, 55], 110, { wave: 'sine', volume: 0.45 }),
    haptic: [20, 30, 20],
    say: `The line from ${dotName(from)} to ${dotName(to)} is already there. Try another one.`,
  }),
  missed: { notes: [{ pitch: 62, ms: 70, wave: 'sine', volume: 0.25, slide: -3, vary: true }], haptic: 4 },
  finished: ({ winner, blueScore, redScore }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88], 130),
    haptic: [20, 60, 20, 60, 40],
    celebrate: 3000,
    say: winnerText(winner),
    counted: ` Blue ${blueScore}, red ${redScore}.`,
  }),
};

export const winnerText = (winner: Player | 'tie' | null) =>
  winner === 'blue' || winner === 'red' ? `${NAME[winner]} Wins!` : "It's a Tie!";

/** New Game is no move of the game, yet it is heard too. */
export const newGame: Effect = { notes: melody([67, 72, 76], 80), haptic: 12, say: 'New game. Blue: your turn.' };
