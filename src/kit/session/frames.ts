/**
 * The one animation-frame loop of the page. In each frame first every step runs (games advance),
 * then every paint that was asked for, so a state is always painted in the frame that made it.
 * With nothing to step or paint, no frame is asked for at all.
 */
type Step = (elapsed: number) => boolean;
type Paint = (time: number) => void;

/** A frame that took longer (a hidden tab, a hiccup) is forgiven: play goes on, nothing is replayed. */
const LONGEST_FRAME = 100;
const ORDINARY_FRAME = 1000 / 60;

const steps = new Set<Step>();
let paints = new Set<Paint>();
let requested = 0;
let last = 0;

function frame(time: number) {
  requested = 0;
  const gone = time - last;
  const elapsed = gone > LONGEST_FRAME ? ORDINARY_FRAME : Math.max(0, gone);
  last = time;
  try {
    for (const step of [...steps]) if (!step(elapsed)) steps.delete(step);
    // Steps ask for paints of this very frame; a paint that asks again waits for the next one.
    const due = paints;
    paints = new Set();
    for (const paint of due) paint(time);
  } finally {
    if (steps.size + paints.size > 0) request();
  }
}

function request() {
  if (requested) return;
  requested = requestAnimationFrame(frame);
}

/** Takes something back; with nothing left to do, the coming frame is not needed either. */
function drop(done: () => void) {
  done();
  if (steps.size + paints.size > 0 || !requested) return;
  cancelAnimationFrame(requested);
  requested = 0;
}

/** Runs `step` in every frame until it returns false or is stopped. */
export function everyFrame(step: Step): () => void {
  // A loop that was at rest starts counting now, not when it last ran.
  if (steps.size === 0 && paints.size === 0) last = performance.now();
  steps.add(step);
  request();
  return () => drop(() => steps.delete(step));
}

/** Runs `paint` once, in the coming frame, however often it is asked for until then. */
export function nextPaint(paint: Paint): () => void {
  if (steps.size === 0 && paints.size === 0) last = performance.now();
  paints.add(paint);
  request();
  return () => drop(() => paints.delete(paint));
}
