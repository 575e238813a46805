import { isStill } from './motion';

/** Something that was asked for what is not allowed shakes its head, kindly. It needs a transform of its own that nothing else uses. */
export function shake(thing: Element | null | undefined): void {
  if (isStill()) return;
  const swings = [0, -4, 4, -3, 2, 0].map((way) => ({ transform: `translateX(${way}%) rotate(${way / 2}deg)` }));
  thing?.animate?.(swings, { duration: 340, easing: 'ease-out' });
}
