import { everyFrame } from '../session/frames';
import { type Shown, startOf } from './ghostPose';

/** Decoration runs at this share of its speed meanwhile. */
const SLOW = 0.5;
/** What begins to move meanwhile is found so soon, in ms. */
const GLANCE = 500;

/** What moves without end is decoration. */
function paceDecoration(play: HTMLElement, pace: number) {
  for (const animation of play.getAnimations({ subtree: true })) {
    if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.playbackRate = pace;
  }
}

/** A soft ring of light around the wanted thing, wherever it goes, and less bustle around it. Nobody is told. */
export function layLight(play: HTMLElement, look: () => Shown | null): () => void {
  const light = document.createElement('div');
  light.className = 'wantedLight';
  light.setAttribute('aria-hidden', 'true');
  document.body.append(light);
  const stop = everyFrame(() => {
    const shown = look();
    light.hidden = !shown;
    if (shown) {
      const { x, y } = startOf(shown);
      light.style.transform = `translate(${x}px,${y}px)`;
    }
    return true;
  });
  const slow = () => paceDecoration(play, SLOW);
  slow();
  const timer = setInterval(slow, GLANCE);
  return () => {
    clearInterval(timer);
    stop();
    light.remove();
    paceDecoration(play, 1);
  };
}
