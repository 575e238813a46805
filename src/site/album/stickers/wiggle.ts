import { isStill } from '../../../kit/ui/motion';

/** A sticker that is touched laughs with its whole body. It needs a transform of its own that nothing else uses. */
export function wiggle(thing: Element | null | undefined): void {
  if (isStill()) return;
  const swings = [0, -14, 12, -9, 6, 0].map((angle, at) => ({
    transform: `rotate(${angle}deg) scale(${at === 0 || at === 5 ? 1 : 1.12})`,
  }));
  thing?.animate?.(swings, { duration: 520, easing: 'ease-out' });
}

/** A little ring of light where the bare page was touched; x and y in parts of it. */
export function sparkle(light: HTMLElement | null | undefined, x: number, y: number): void {
  if (isStill() || !light) return;
  Object.assign(light.style, { left: `${x * 100}%`, top: `${y * 100}%` });
  const grows = [
    { opacity: 0.9, transform: 'translate(-50%, -50%) scale(0.2)' },
    { opacity: 0, transform: 'translate(-50%, -50%) scale(1)' },
  ];
  light.animate?.(grows, { duration: 480, easing: 'ease-out' });
}
