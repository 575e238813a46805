import { childOf } from '../../../bench/children/child';
import { slingFingers } from '../../../bench/children/sling';
import { board } from '../../../bench/children/stage';
import { heightFor, WIDTH } from './rules/lane';
import { GO, rules } from './rules/rules';

/** So far a child pulls the planet back, if there is room below it, and so far it flicks it up. */
const PULL = 120;
const FLICK = 150;
const EDGE = 8;

/** A try is a throw; it succeeds when a pin falls. */
export const child = childOf(rules, {
  options: ({ screen }) => heightFor(screen.width, screen.height),
  area: board,
  world: ({ height }) => ({ width: WIDTH, height }),
  fingers: (game) => slingFingers(game),
  wish(game) {
    const { phase, ball, height } = game.state;
    if (phase === 'settled') return { right: [{ press: () => game.play({ type: 'launch' }) }], wrong: [] };
    if (phase !== 'aiming') return null;
    const { x, y } = ball;
    return {
      right: [
        { from: { x, y }, to: { x, y: Math.min(y + PULL, height - EDGE) } },
        { from: { x, y }, to: { x, y: y - FLICK } },
      ],
      // A poke is no throw.
      wrong: [{ from: { x, y } }],
    };
  },
  spot: (name, game) => (name === GO ? { press: () => game.play({ type: 'launch' }) } : undefined),
  judge(cue) {
    if (cue.type === 'scored') return cue.pins > 0;
    return cue.type === 'tapped' ? false : undefined;
  },
  isOver: ({ phase }) => phase === 'completed',
  points: ({ card }) => card.totalScore,
  because: {
    meanwhile: 'the pins of frames to come can be tickled',
    longest: 'A ball settles below 0.5 with a friction of 0.98, and Next Ball waits for a press.',
  },
});
