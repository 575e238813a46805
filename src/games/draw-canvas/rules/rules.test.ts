import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { distance } from '../../../core/geometry';
import { createRandom } from '../../../core/random';
import { BRUSH_WIDTH, COLORS, type Cue, hintOf, rules, SHAPES, shapeOf, splash } from './rules';

function setUp() {
  const game = createGame(rules, undefined, 7);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return { game, cues, mode: () => game.play({ type: 'mode' }), shape: () => game.play({ type: 'shape' }) };
}

describe('Draw Canvas', () => {
  it('cycles draw → splash → fill → draw, each with its hint', () => {
    const { game, mode } = setUp();
    const seen = [0, 1, 2, 3].map(() => {
      const { tool } = game.state;
      const hint = hintOf(game.state);
      mode();
      return [tool, hint];
    });
    expect(seen).toEqual([
      ['draw', 'Click & drag to draw freely'],
      ['splash', 'Click for paint splash'],
      ['fill', 'Click to fill area'],
      ['draw', 'Click & drag to draw freely'],
    ]);
  });

  it('enters shape mode by the shape button and cycles six shapes by further presses', () => {
    const { game, shape } = setUp();
    expect(game.state.shapeMode).toBe(false);
    const seen = Array.from({ length: 7 }, () => {
      shape();
      return shapeOf(game.state);
    });
    expect(seen).toEqual(['circle', 'rectangle', 'triangle', 'star', 'diamond', 'heart', 'circle']);
    expect(game.state.shapeMode).toBe(true);
  });

  it('draws shapes filled when the tool is fill, else hollow, and the hint says so', () => {
    const { game, mode, shape } = setUp();
    shape();
    expect(hintOf(game.state)).toBe('Click & drag to draw hollow circle');
    mode();
    mode();
    shape();
    expect(hintOf(game.state)).toBe('Click & drag to draw hollow circle');
    mode();
    mode();
    mode();
    shape();
    shape();
    expect(hintOf(game.state)).toBe('Click & drag to draw filled rectangle');
  });

  it('returns to freehand DRAW when the mode button is pressed in shape mode', () => {
    const { game, mode, shape } = setUp();
    mode();
    mode();
    shape();
    mode();
    expect(game.state).toMatchObject({ shapeMode: false, tool: 'draw' });
  });

  it('has the eight colors and the brush width of the specification, and runs no clock', () => {
    const { game } = setUp();
    expect(Object.values(COLORS)).toEqual([
      '#FF0040',
      '#00FF80',
      '#0080FF',
      '#FFFF00',
      '#FF8000',
      '#8000FF',
      '#FF0080',
      '#000000',
    ]);
    expect(BRUSH_WIDTH).toBe(5);
    game.play({ type: 'color', color: 'blue' });
    expect(game.state.color).toBe('blue');
    expect(game.ticking).toBe(false);
  });

  it('answers the color that is chosen already, and changes nothing', () => {
    const { game, cues } = setUp();
    const before = game.state;
    game.play({ type: 'color', color: 'red' });
    expect(game.state).toBe(before);
    expect(cues).toEqual([{ type: 'color', color: 'red' }]);
  });

  it('splashes a main blot of 20 to 60 and 5 to 10 dots of 3 to 11, up to 30 from its rim', () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 999 }), (seed, x) => {
        const [main, ...dots] = splash(x, 200, createRandom(seed));
        if (!main) throw new Error('No blot');
        expect(main).toMatchObject({ x, y: 200 });
        expect(main.radius).toBeGreaterThanOrEqual(20);
        expect(main.radius).toBeLessThanOrEqual(60);
        counts.add(dots.length);
        for (const dot of dots) {
          expect(dot.radius).toBeGreaterThanOrEqual(3);
          expect(dot.radius).toBeLessThanOrEqual(11);
          expect(distance(main, dot)).toBeGreaterThanOrEqual(main.radius - 1e-6);
          expect(distance(main, dot)).toBeLessThanOrEqual(main.radius + 30 + 1e-6);
        }
      }),
      { numRuns: 300 },
    );
    expect([...counts].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('tells the splash as a cue and leaves the state alone', () => {
    const { game, cues } = setUp();
    expect(game.play({ type: 'splash', x: 5, y: 6 })).toBe(false);
    expect(cues[0]).toMatchObject({ type: 'splashed' });
  });

  it('always holds a tool and one of the six shapes, whatever is pressed', () => {
    const presses = fc.array(fc.constantFrom('mode' as const, 'shape' as const), { maxLength: 60 });
    fc.assert(
      fc.property(presses, (types) => {
        const { game } = setUp();
        for (const type of types) {
          const before = game.state;
          game.play({ type });
          expect(SHAPES).toContain(shapeOf(game.state));
          expect(game.state.shapeMode).toBe(type === 'shape');
          if (type === 'shape') expect(game.state.tool).toBe(before.tool);
          else expect(game.state.shapeIndex).toBe(before.shapeIndex);
        }
      }),
    );
  });
});

describe('the hint of Draw Canvas', () => {
  const paper = { width: 600, height: 400 };
  const onPaper = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < paper.width && y < paper.height;

  it('waits until there is paper', () => {
    const { game } = setUp();
    expect(game.hint()).toBeNull();
    game.play({ type: 'resize', ...paper });
    expect(game.hint()).not.toBeNull();
  });

  it('drags to draw freely and in shape mode, and taps to splash and to fill', () => {
    const { game, mode, shape } = setUp();
    game.play({ type: 'resize', ...paper });
    const gestures = [() => {}, mode, mode, shape].map((change) => {
      change();
      return game.hint()?.type;
    });
    expect(gestures).toEqual(['drag', 'tap', 'tap', 'drag']);
  });

  it.each(['draw', 'splash'] as const)('stays on the paper, and the next is elsewhere (%s)', (tool) => {
    const { game, mode, cues } = setUp();
    game.play({ type: 'resize', ...paper });
    while (game.state.tool !== tool) mode();
    for (let stroke = 1; stroke <= 12; stroke++) {
      const hint = game.hint();
      const spots = hint?.type === 'drag' ? [hint.from, hint.to] : hint?.type === 'tap' ? [hint.at] : [];
      expect(spots.length).toBeGreaterThan(0);
      for (const spot of spots) expect(typeof spot !== 'string' && onPaper(spot)).toBe(true);
      expect(game.playHint()).toBe(true);
      expect(game.state.strokes).toBe(stroke);
      expect(cues.at(-1)).toEqual({ type: 'painted', along: { from: spots[0], to: spots.at(-1) } });
      expect(game.hint()).not.toEqual(hint);
    }
  });
});
