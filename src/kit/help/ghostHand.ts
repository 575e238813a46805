import { everyFrame } from '../session/frames';
import { prefersStill } from '../ui/motion';
import { type Pose, poseAt, type Shown, startOf } from './ghostPose';

/** A hand that stands still looks so often, in ms, where its thing is now: it needs no frames. */
const GLANCE = 500;

/** The picture: a hand that points with its first finger, and the mark that the finger leaves. */
const PICTURE =
  '<i></i><svg viewBox="0 0 72 84"><path d="M20 9a8 8 0 0 1 16 0v24a6.5 6.5 0 0 1 12.5 1.5a6.5 6.5 0 0 1 12.5 4v21c0 12-9 21-21 21h-4c-8 0-13-4-17-11L7 51c-3-6 3-11 8-8l5 5z"/><path d="M36 33v10M48.5 37v8"/></svg>';

function fromTimeToTime(step: (elapsed: number) => boolean): () => void {
  const timer = setInterval(() => step(GLANCE), GLANCE);
  queueMicrotask(() => step(0));
  return () => clearInterval(timer);
}

/**
 * A translucent hand shows a gesture once, wherever its thing moves meanwhile; with less motion it only stands there.
 * It never takes a touch.
 */
export function showHand(look: () => Shown | null, done: () => void): () => void {
  const hand = document.createElement('div');
  hand.className = 'ghostHand';
  hand.setAttribute('aria-hidden', 'true');
  hand.innerHTML = PICTURE;
  document.body.append(hand);
  const isStill = prefersStill();
  let ms = 0;
  function end() {
    stop();
    hand.remove();
  }
  function put({ x, y, seen, pressed }: Pose) {
    hand.style.transform = `translate(${x}px,${y}px)`;
    hand.style.opacity = String(seen);
    hand.style.setProperty('--pressed', String(pressed));
  }
  function step(elapsed: number) {
    ms += elapsed;
    const shown = look();
    const pose = shown && (isStill ? { ...startOf(shown), seen: 1, pressed: 1 } : poseAt(shown, ms));
    if (pose) put(pose);
    else {
      end();
      done();
    }
    return hand.isConnected;
  }
  const stop = isStill ? fromTimeToTime(step) : everyFrame(step);
  return end;
}
