import { expect, it } from 'vitest';
import type { Brush } from '../stage/brush';
import { paintPopups, type Shown } from './paintPopups';

/** Paints frame by frame; each call gives the stamps of that frame: x, y, alpha and scale. */
function setUp(popups: Shown[], still = false) {
  return (time: number, world = { width: 200, height: 300 }) => {
    const stamps: { x: number; y: number; alpha: number; scale: number }[] = [];
    const stamp = (_: unknown, ...how: number[]) => {
      const [x = 0, y = 0, , , , alpha = 0, scale = 0] = how;
      stamps.push({ x, y, alpha, scale });
    };
    const brush = {
      context: { stamp },
      width: 200,
      height: 300,
      time,
      still,
      density: 1,
      palette: { popupRim: '#000' },
    };
    const more = paintPopups(popups, brush as unknown as Brush, world, 1);
    return { stamps, more };
  };
}

it('a popup is seen for a second, or as long as it says', () => {
  const popups: Shown[] = [
    { text: '+10', x: 50, y: 50, since: 5000 },
    { text: '-1', x: 50, y: 50, ms: 1500, since: 5000 },
  ];
  const frame = setUp(popups);
  expect(frame(5000).stamps).toHaveLength(2);
  expect(frame(5999).stamps).toHaveLength(2);
  expect(frame(6000).stamps).toHaveLength(1);
  expect(frame(6499).more).toBe(true);
  expect(frame(6500)).toEqual({ stamps: [], more: false });
  expect(popups).toEqual([]);
});

it('a popup that nobody could paint in its time is never seen', () => {
  const frame = setUp([{ text: '+10', x: 50, y: 50, since: 5000 }]);
  expect(frame(6000)).toEqual({ stamps: [], more: false });
});

it('a popup begins with the frame that was already under way', () => {
  const frame = setUp([{ text: '+10', x: 50, y: 80, since: 10 }]);
  expect(frame(2).stamps[0]).toEqual({ x: 50, y: 80, alpha: 0, scale: 0.4 });
});

it('a popup jumps up, rises and fades', () => {
  const frame = setUp([{ text: '+10', x: 50, y: 180, since: 0 }]);
  const [born, grown, late] = [frame(0), frame(180), frame(900)].map(({ stamps }) => stamps[0]);
  expect(born).toEqual({ x: 50, y: 180, alpha: 0, scale: 0.4 });
  expect(grown?.scale).toBeCloseTo(1.18);
  expect(grown?.alpha).toBe(1);
  expect(late?.y).toBeLessThan(120);
  expect(late?.alpha).toBeCloseTo(1 / 3);
});

it('a popup stays in its place where less motion is wanted', () => {
  const frame = setUp([{ text: '+10', x: 50, y: 80, since: 0 }], true);
  for (const time of [0, 180, 700]) expect(frame(time).stamps[0]).toEqual({ x: 50, y: 80, alpha: 1, scale: 1 });
  expect(frame(900).stamps[0]?.alpha).toBeCloseTo(0.5);
});

it('places are of the game’s world', () => {
  const frame = setUp([{ text: '+10', x: 50, y: 50, since: 0 }], true);
  expect(frame(0, { width: 100, height: 100 }).stamps[0]).toMatchObject({ x: 100, y: 150 });
});

it('a popup at the edge is read whole', () => {
  const popups = [
    { text: '+10', x: 0, y: 0, since: 0 },
    { text: '+10', x: 200, y: 300, since: 0 },
  ];
  const [left, right] = setUp(popups, true)(0).stamps;
  // Letters of a twentieth of the screen, two thirds as wide, and a rim of 9 px all around.
  const size = innerHeight / 20;
  const halfWidth = (3 * size * 0.66) / 2 + 9;
  expect(left?.x).toBeCloseTo(halfWidth);
  expect(right?.x).toBeCloseTo(200 - halfWidth);
  expect(left?.y).toBeCloseTo(size / 2 + 9);
  expect(right?.y).toBeCloseTo(300 - size / 2 - 9);
});
