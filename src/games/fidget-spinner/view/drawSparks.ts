import type { Brush } from '../../../kit/stage/brush';
import { makePicture, type Pen, type Picture } from '../../../kit/stage/pen';
import { GLOW_ABOVE, PULSE_ABOVE, type State } from '../rules/rules';
import type { SpinnerStyle } from '../rules/styles';

/** Decoration only, with dice of its own. Places are measured from the middle of the spinner. */
interface Particle {
  readonly type: 'sparkle' | 'burst';
  readonly color: string;
  readonly size: number;
  /** Where it was born, and its velocity per frame. */
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** In frames. */
  readonly life: number;
  age: number;
}

const LIFE = { sparkle: 40, burst: 50, extra: 60 } as const;
const FRAME = 1000 / 60;
/** However fast it spins, a frame never draws more than so many. */
const MOST = 110;
/** Bursts keep so many frames apart: fewer than three a second. */
const BURST_GAP = 26;
const BURST_SIZE = 9;
const EXTRA_ABOVE = 20;
const SPARKLES_ABOVE = 1.5;
const RIM = 158;

export function createSparks() {
  let particles: Particle[] = [];
  let burstIn = 0;
  let owed = 0;
  let last = 0;
  let picked = 0;

  function add(type: Particle['type'], life: number, color: string, speed: number) {
    if (particles.length >= MOST) return;
    const angle = Math.random() * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = (type === 'burst' ? 1.8 : 0.5) + Math.random() * 1.6;
    const along = Math.max(-3, Math.min(3, speed * 0.12));
    const size = (type === 'burst' ? 4 : 7) + Math.random() * 6;
    const velocity = { vx: cos * out - sin * along, vy: sin * out + cos * along };
    particles.push({ type, color, size, x: cos * RIM, y: sin * RIM, ...velocity, life, age: 0 });
  }

  function emit(frames: number, speed: number, { color, secondaryColor }: SpinnerStyle) {
    const fast = Math.abs(speed);
    owed = fast > SPARKLES_ABOVE ? owed + frames * Math.min(1.6, fast / 14) : 0;
    for (; owed >= 1; owed -= 1) add('sparkle', LIFE.sparkle, secondaryColor, speed);
    burstIn -= frames;
    if (fast <= PULSE_ABOVE || burstIn > 0) return;
    burstIn = BURST_GAP;
    for (let count = 0; count < BURST_SIZE; count++) add('burst', LIFE.burst, color, speed);
    if (fast <= EXTRA_ABOVE) return;
    for (let count = 0; count < BURST_SIZE; count++) add('burst', LIFE.extra, secondaryColor, speed);
  }

  /** Moves and draws them; true while there are any. A style that is picked starts without those of before. */
  return (brush: Brush, { style, picks, speed }: State, unit: number) => {
    if (picks !== picked) particles = [];
    picked = picks;
    const frames = Math.max(0, Math.min(4, (brush.time - last) / FRAME));
    last = brush.time;
    for (const particle of particles) particle.age += frames;
    particles = brush.still ? [] : particles.filter(({ age, life }) => age < life);
    if (!brush.still) emit(frames, speed, style);
    for (const particle of particles) drawParticle(brush.context, particle, unit);
    return particles.length > 0;
  };
}

function drawParticle(context: Pen, particle: Particle, unit: number) {
  const { type, color, age, life } = particle;
  const [x, y] = [(particle.x + particle.vx * age) * unit, (particle.y + particle.vy * age) * unit];
  const size = particle.size * unit * (1 - (age / life) * 0.5);
  context.globalAlpha = 1 - age / life;
  context.fillStyle = color;
  context.beginPath();
  if (type === 'burst') context.arc(x, y, size, 0, Math.PI * 2);
  else {
    // A star of four points.
    context.moveTo(x, y - size);
    context.quadraticCurveTo(x, y, x + size, y);
    context.quadraticCurveTo(x, y, x, y + size);
    context.quadraticCurveTo(x, y, x - size, y);
    context.quadraticCurveTo(x, y, x, y - size);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** The light behind a fast spinner: one bitmap per color, stretched to size. */
export function createGlow() {
  const bitmaps = new Map<string, Picture>();
  const SIZE = 128;

  function bitmap(color: string) {
    const known = bitmaps.get(color);
    if (known) return known;
    const made = makePicture(SIZE, SIZE, (context) => {
      const light = context.createRadialGradient(SIZE / 2, SIZE / 2, SIZE / 5, SIZE / 2, SIZE / 2, SIZE / 2);
      light.addColorStop(0, color);
      light.addColorStop(1, `${color}00`);
      context.fillStyle = light;
      context.fillRect(0, 0, SIZE, SIZE);
    });
    bitmaps.set(color, made);
    return made;
  }

  return ({ context }: Brush, color: string, speed: number, radius: number) => {
    if (Math.abs(speed) <= GLOW_ABOVE) return;
    const alpha = Math.min(0.9, 0.35 + (Math.abs(speed) - GLOW_ABOVE) / 25);
    context.stamp(bitmap(color), 0, 0, radius * 2, radius * 2, 0, alpha, 1, 1);
  };
}
