import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import type { Result, Shape } from '../rules/code';
import { type Cue, MAX_GUESSES } from '../rules/rules';

export const RESULT: Record<Result, string> = {
  'correct-position': 'Correct position',
  'correct-shape': 'Correct shape, wrong position',
  incorrect: 'Wrong',
};

export const codeText = (code: readonly Shape[]) => code.join(', ');
export const resultText = (shapes: readonly Shape[], results: readonly Result[]) =>
  shapes.map((shape, position) => `${shape}: ${RESULT[results[position] ?? 'incorrect'].toLowerCase()}`).join('; ');

/** Each shape has its own tone, so a code is also a little tune. */
const TONE: Record<Shape, number> = { triangle: 0, heart: 1, circle: 2, star: 3, diamond: 4 };

export const effects: Effects<Cue> = {
  began: ({ positions }) => ({
    notes: melody([67, 72, 76, 79], 80),
    haptic: 12,
    say: `A new secret code of ${positions} shapes. ${MAX_GUESSES} guesses.`,
  }),
  selected: ({ position }) => ({
    notes: [{ pitch: 76, ms: 70, volume: 0.3, vary: true }],
    haptic: 6,
    say: `Position ${position + 1}`,
  }),
  picked: ({ shape, position }) => ({
    notes: [{ pitch: scaleStep(TONE[shape], 67), ms: 150, slide: 2 }],
    haptic: 10,
    say: `${shape} in position ${position + 1}`,
  }),
  cleared: { notes: [{ pitch: 74, ms: 140, slide: -9, volume: 0.35 }], haptic: 8, say: 'Guess cleared' },
  incomplete: {
    notes: melody([62, 62], 90, { wave: 'sine', volume: 0.3 }),
    haptic: 6,
    say: 'Fill every position first.',
  },
  filled: { notes: melody([72, 74, 76], 50, { volume: 0.3 }), haptic: 10, say: 'Guess filled in' },
  left: { notes: [{ pitch: 72, ms: 120, slide: -7, volume: 0.35 }], haptic: 8, say: 'Choose a difficulty' },
  judged: ({ number, guess: { shapes, results } }) => ({
    notes: results.map((result, index) => ({
      pitch: result === 'incorrect' ? 60 : result === 'correct-shape' ? 69 : scaleStep(index + 2),
      at: index * 110,
      ms: 170,
      volume: 0.4,
    })),
    haptic: 15,
    say: `Guess ${number} of ${MAX_GUESSES}. ${resultText(shapes, results)}.`,
  }),
  won: ({ guesses, secretCode }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88], 130),
    haptic: [20, 60, 20, 60, 40],
    celebrate: 3000,
    say: `You cracked the code! ${codeText(secretCode)}.`,
    counted: ` Guesses: ${guesses}`,
  }),
  lost: ({ secretCode }) => ({
    notes: melody([76, 72, 74, 67], 170, { volume: 0.35 }),
    haptic: 20,
    say: `Good try! The secret code was ${codeText(secretCode)}.`,
  }),
};
