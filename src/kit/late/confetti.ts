import type { Celebrate } from '../session/effects';
import { nextPaint } from '../session/frames';
import { currentPalette } from '../theme/palette';

interface Flake {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  size: number;
  turn: number;
  spin: number;
  color: string;
  round: boolean;
}

const FLAKES_PER_BURST = 46;
const BURST_EVERY = 700;
const GRAVITY = 900;
const DRAG = 0.55;

function themeColors(): readonly string[] {
  const { confetti1, confetti2, confetti3, confetti4, confetti5 } = currentPalette();
  return [confetti1, confetti2, confetti3, confetti4, confetti5];
}

/** Throws confetti over the canvas, from both lower corners. Returns a way to stop it. */
export function throwConfetti(canvas: HTMLCanvasElement, celebrate: Celebrate): () => void {
  const { ms, colors } = typeof celebrate === 'number' ? { ms: celebrate, colors: themeColors() } : celebrate;
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
    const { clientWidth: width, clientHeight: height } = canvas;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (time >= nextBurst && time < ends) {
      burst(width, height);
      nextBurst = time + BURST_EVERY;
    }
    context.clearRect(0, 0, width, height);
    for (const flake of flakes) {
      fall(flake, seconds);
      // A turning sheet of paper shows its edge: the width follows the turn.
      const across = Math.max(1.5, Math.abs(Math.cos(flake.turn)) * flake.size);
      context.fillStyle = flake.color;
      context.beginPath();
      if (flake.round) context.ellipse(flake.x, flake.y, across / 2, flake.size / 2, flake.turn / 3, 0, 7);
      else context.rect(flake.x - across / 2, flake.y - flake.size / 2, across, flake.size);
      context.fill();
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
