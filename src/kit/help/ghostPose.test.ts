import { describe, expect, it } from 'vitest';
import { type Pose, poseAt, type Shown } from './ghostPose';

const tap: Shown = { type: 'tap', at: { x: 100, y: 50 } };
const drag: Shown = { type: 'drag', from: { x: 0, y: 0 }, to: { x: 300, y: 60 } };
const turn: Shown = { type: 'turn', from: { x: 100, y: 0 }, around: { x: 0, y: 0 } };

function film(shown: Shown): Pose[] {
  const poses: Pose[] = [];
  for (let ms = 0; ms < 10_000; ms += 20) {
    const pose = poseAt(shown, ms);
    if (!pose) return poses;
    poses.push(pose);
  }
  throw new Error('It never ends');
}

describe('the ghost hand', () => {
  it('comes unseen, presses exactly at its place, and goes unseen, in less than two seconds for a tap', () => {
    const poses = film(tap);
    expect(poses[0]).toMatchObject({ seen: 0, pressed: 0 });
    expect(poses.at(-1)?.seen).toBeLessThan(0.05);
    for (const { pressed, seen, x, y } of poses.filter((pose) => pose.pressed > 0)) {
      expect({ x, y }).toEqual({ x: 100, y: 50 });
      expect(seen).toBe(1);
      expect(pressed).toBeLessThanOrEqual(1);
    }
    expect(poses.some(({ pressed }) => pressed > 0.9)).toBe(true);
    expect(poses.length * 20).toBeLessThan(2000);
  });

  it('drags while it presses, from the one place to the other', () => {
    const pressed = film(drag).filter((pose) => pose.pressed > 0.99);
    expect(pressed[0]).toMatchObject({ x: 0, y: 0 });
    expect(pressed.at(-1)?.x).toBeGreaterThan(290);
    expect(pressed.map(({ x }) => x)).toEqual(pressed.map(({ x }) => x).sort((a, b) => a - b));
    for (const { x, y } of pressed) expect(y).toBeCloseTo(x / 5);
  });

  it('turns clockwise, always as far from the middle', () => {
    const pressed = film(turn).filter((pose) => pose.pressed > 0.99);
    for (const { x, y } of pressed) expect(Math.hypot(x, y)).toBeCloseTo(100);
    // On a screen y grows downwards: clockwise from the right leads below first.
    expect(pressed.find(({ x }) => x < 0)?.y).toBeGreaterThan(0);
    expect(pressed.at(-1)?.y).toBeLessThan(-95);
  });
});
