import { makePicture } from '../../../kit/stage/pen';
import { prefersStill } from '../../../kit/ui/motion';
import { sizeWithin } from '../rules/album';
import styles from './keep.module.css';

const FLIGHT = 900;
const SIDE = 320;

/** A small copy of the picture flies from the sheet into the album's button in the bar, which hops. */
export function flyInto(canvas: HTMLCanvasElement, target: Element): void {
  const [from, to] = [canvas.getBoundingClientRect(), target.getBoundingClientRect()];
  if (!('animate' in target) || prefersStill()) return;
  const { width, height } = sizeWithin(canvas, SIDE);
  const copy = makePicture(width, height, (context) => context.drawImage(canvas, 0, 0, width, height));
  copy.className = styles.flying ?? '';
  copy.ariaHidden = 'true';
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(copy);
  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const small = to.width / from.width;
  const flight = copy.animate(
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: 'scale(0.6) rotate(-4deg)', offset: 0.35, easing: 'ease-in' },
      { transform: `translate(${across}px, ${down}px) scale(${small * 0.5}) rotate(8deg)`, opacity: 0.6 },
    ],
    { duration: FLIGHT },
  );
  flight.onfinish = () => {
    copy.remove();
    target.animate([{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }], { duration: 300 });
  };
  flight.oncancel = () => copy.remove();
}
