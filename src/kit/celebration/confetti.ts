import type { Celebrate } from '../session/effects';
import { nextPaint } from '../session/frames';
import { currentPalette } from '../theme/palette';

/** What is seen of a flake. */
interface Look {
  x: number;
  y: number;
  size: number;
  turn: number;
  color: string;
  round: boolean;
}

interface Flake extends Look {
  speedX: number;
  speedY: number;
  spin: number;
}

const FLAKES_PER_BURST = 46;
const BURST_EVERY = 700;
const GRAVITY = 900;
const DRAG = 0.55;
/** Confetti that lies still: so many flakes, and the share of each half of the canvas that stays clear for words. */
const STILL_FLAKES = 90;
const CLEAR = 0.7;

function themeColors(): readonly string[] {
  const { confetti1, confetti2, confetti3, confetti4, confetti5 } = currentPalette();
  return [confetti1, confetti2, confetti3, confetti4, confetti5];
}

const inFull = (celebrate: Celebrate) =>
  typeof celebrate === 'number' ? { ms: celebrate, colors: themeColors() } : celebrate;

/** A canvas has as many pixels as its place on the page. */
function fit(canvas: HTMLCanvasElement) {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return { width, height };
}

function paintFlake(context: CanvasRenderingContext2D, { x, y, size, turn, color, round }: Look) {
  // A turning sheet of paper shows its edge: the width follows the turn.
  const across = Math.max(1.5, Math.abs(Math.cos(turn)) * size);
  context.fillStyle = color;
  context.beginPath();
  if (round) context.ellipse(x, y, across / 2, size / 2, turn / 3, 0, 7);
  else context.rect(x - across / 2, y - size / 2, across, size);
  context.fill();
}

/** Throws confetti over the canvas, from both lower corners. Returns a way to stop it. */
export function throwConfetti(canvas: HTMLCanvasElement, celebrate: Celebrate): () => void {
  const { ms, colors } = inFull(celebrate);
  const context = canvas.getContext('2d');
  let flakes: Flake[] = [];
  let last = performance.now();
  let nextBurst = last;
  const ends = last + ms;

  function burst(width: number, height: number) {
    for (let index = 0; index < FLAKES_PER_BURST; index++) {
      const left = index % 2 === 0;
      const aim = (left ? -1 : 1) * (0.25 + Math.random() * 0.5);
      const speed = height * (1 + Math.random() * 0.75);
      flakes.push({
        x: left ? 0 : width,
        y: height * 0.85,
        speedX: -Math.sin(aim) * speed * 0.9,
        speedY: -Math.cos(aim) * speed,
        size: 7 + Math.random() * 9,
        turn: Math.random() * 6,
        spin: (Math.random() - 0.5) * 12,
        color: colors[index % colors.length] ?? '',
        round: index % 3 === 0,
      });
    }
  }

  function fall(flake: Flake, seconds: number) {
    flake.speedX *= DRAG ** seconds;
    flake.speedY = flake.speedY * DRAG ** seconds + GRAVITY * seconds;
    flake.x += flake.speedX * seconds;
    flake.y += flake.speedY * seconds;
    flake.turn += flake.spin * seconds;
  }

  function paint(time: number) {
    if (!context) return;
    const seconds = Math.min(0.05, Math.max(0, time - last) / 1000);
    last = time;
    const { width, height } = fit(canvas);
    if (time >= nextBurst && time < ends) {
      burst(width, height);
      nextBurst = time + BURST_EVERY;
    }
    context.clearRect(0, 0, width, height);
    for (const flake of flakes) {
      fall(flake, seconds);
      paintFlake(context, flake);
    }
    flakes = flakes.filter(({ y }) => y < height + 20);
    if (flakes.length > 0 || time < ends) stopPainting = nextPaint(paint);
  }

  let stopPainting = nextPaint(paint);
  return () => {
    stopPainting();
    context?.clearRect(0, 0, canvas.width, canvas.height);
  };
}

/** Where less motion is wanted: confetti that lies around the middle, as long as it would fall. Returns a way to end it. */
export function layConfetti(canvas: HTMLCanvasElement, celebrate: Celebrate): () => void {
  const { ms, colors } = inFull(celebrate);
  const context = canvas.getContext('2d');
  const clear = () => context?.clearRect(0, 0, canvas.width, canvas.height);

  const stopPainting = nextPaint(() => {
    if (!context) return;
    const { width, height } = fit(canvas);
    clear();
    for (let index = 0; index < STILL_FLAKES; index++) {
      const angle = (index / STILL_FLAKES) * Math.PI * 2;
      // From the middle to the edge along this ray is 1.
      const far = CLEAR + Math.random() * (1 - CLEAR);
      const edge = far / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      paintFlake(context, {
        x: (width / 2) * (1 + Math.cos(angle) * edge),
        y: (height / 2) * (1 + Math.sin(angle) * edge),
        size: 9 + Math.random() * 9,
        turn: Math.random() * 6,
        color: colors[index % colors.length] ?? '',
        round: index % 3 === 0,
      });
    }
  });
  const end = setTimeout(clear, ms);
  return () => {
    stopPainting();
    clearTimeout(end);
    clear();
  };
}
