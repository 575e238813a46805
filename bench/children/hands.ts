// The hands of children of two, three, five and seven years.
import { clamp, type Point, type Size } from '../../src/core/geometry';
import type { Random } from '../../src/core/random';
import type { Gesture, Sitting, Stroke } from './child';

/** Does one thing at a game, and takes the time for it. */
export type Hand = (sitting: Sitting, random: Random) => void;

const FRAME = 1000 / 60;
/** So long a finger stays down for a tap, and for a drag. */
const TAP = 100;
const DRAG = 500;
/** A child who has nothing to do looks again so soon. */
const GLANCE = 50;

/** At the age of two: every so many ms, sometimes a drag, sometimes with two fingers. */
const REST = { min: 700, max: 1500 } as const;
const DRAG_CHANCE = 0.4;
const SECOND_FINGER_CHANCE = 0.2;

/** Fingers that go down together and lift together. */
function touch(sitting: Sitting, strokes: readonly Stroke[]) {
  for (const [finger, { from }] of strokes.entries()) sitting.down(from, finger);
  const frames = Math.round((strokes.some(({ to }) => to) ? DRAG : TAP) / FRAME);
  for (let frame = 1; frame <= frames; frame++) {
    sitting.pass(FRAME);
    for (const [finger, { from, to }] of strokes.entries()) {
      if (to) sitting.move(between(from, to, frame / frames), finger);
    }
  }
  for (const [finger, { from, to }] of strokes.entries()) sitting.up(to ?? from, finger);
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const anywhere: Hand = (sitting, random) => {
  const start = sitting.now;
  const place = () => ({
    x: random.between(0, sitting.area.width),
    y: random.between(0, sitting.area.height),
  });
  const stroke = (): Stroke => ({ from: place(), ...(random.chance(DRAG_CHANCE) && { to: place() }) });
  touch(sitting, random.chance(SECOND_FINGER_CHANCE) ? [stroke(), stroke()] : [stroke()]);
  sitting.pass(random.between(REST.min, REST.max) - (sitting.now - start));
};

interface Skill {
  /** Ms before a hand that has seen something is there. */
  readonly after: number;
  /** How far it misses (one sigma), as a share of the stage's shorter side. */
  readonly error: number;
  /** How often the head picks wrongly. */
  readonly wrong: number;
}

/** Two throws of the dice that fall like a bell (Box and Muller). */
function bell(random: Random): Point {
  const far = Math.sqrt(-2 * Math.log(1 - random.next()));
  const angle = random.between(0, 2 * Math.PI);
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** A place that is missed by so much (one sigma). Even so a finger stays on the play area. */
function near({ x, y }: Point, { width, height }: Size, sigma: number, random: Random): Point {
  const off = bell(random);
  return { x: clamp(x + off.x * sigma, 0, width - 1), y: clamp(y + off.y * sigma, 0, height - 1) };
}

const aiming =
  ({ after, error, wrong }: Skill): Hand =>
  (sitting, random) => {
    if (!sitting.wish()) return sitting.pass(GLANCE);
    sitting.pass(after);
    // The thing may have moved on meanwhile, or be gone: eyes follow it.
    const wish = sitting.wish();
    if (!wish) return;
    const slips = wish.wrong.length > 0 && random.chance(wrong);
    make(random.pick(slips ? wish.wrong : wish.right), error, sitting, random);
  };

/** Makes a gesture, as well as a hand can that misses by so much. */
function make(gesture: Gesture, error: number, sitting: Sitting, random: Random) {
  if ('press' in gesture) {
    sitting.pass(TAP);
    return gesture.press();
  }
  const { stage, area } = sitting;
  const aim = (at: Point) => near(at, area, error * Math.min(stage.width, stage.height), random);
  touch(sitting, [{ from: aim(gesture.from), ...(gesture.to && { to: aim(gesture.to) }) }]);
}

/** For a new child the ghost hand comes after so many ms, and takes about as long as this. */
const GHOST_WAIT = 3000;
const GHOST_SHOWS = 2000;

/** Waits for the ghost hand, then does what it shows, again and again, as well as it can. */
const copying =
  ({ after, error }: Skill): Hand =>
  (sitting, random) => {
    sitting.pass(sitting.now < GHOST_WAIT ? GHOST_WAIT + GHOST_SHOWS : after);
    // The thing may have moved on meanwhile: eyes follow it.
    const gesture = sitting.hint();
    if (gesture) make(gesture, error, sitting, random);
    else sitting.pass(GLANCE);
  };

/** The youngest first. */
const SKILLS: readonly (readonly [age: number, skill: Skill])[] = [
  [3, { after: 900, error: 0.06, wrong: 1 / 7 }],
  [5, { after: 600, error: 0.03, wrong: 1 / 20 }],
  [7, { after: 400, error: 0.015, wrong: 1 / 40 }],
];
const HANDS = new Map(SKILLS.map(([age, skill]) => [age, aiming(skill)]));
const COPYISTS = new Map(SKILLS.map(([age, skill]) => [age, copying(skill)]));

/** Between two ages it is the younger one's skill. */
const skilledAge = (age: number) => SKILLS.filter(([least]) => least <= age).at(-1)?.[0];

/** Below all of them is the youngest hand, which does not aim at all. */
export const handOf = (age: number): Hand => HANDS.get(skilledAge(age) ?? 0) ?? anywhere;

/** A hand that copies aims: the youngest is three. */
export const copyingHandOf = (age: number): Hand => COPYISTS.get(skilledAge(Math.max(3, age)) ?? 3) ?? anywhere;
