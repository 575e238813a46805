import type { Point } from '../../core/geometry';
import type { Spot } from '../../core/hint';
import type { SessionFrame } from '../session/session';
import type { Shown } from './ghostPose';

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** Where on the screen a spot lies; null where it is not to be seen. */
function locate(spot: Spot, toScreen: SessionFrame['toScreen']): Point | null {
  if (typeof spot !== 'string') return toScreen?.(spot) ?? null;
  const bounds = document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  return bounds && bounds.width > 0 ? middleOf(bounds) : null;
}

/** A menu or another panel is open over the stage. Browsers older than `inert` have the attribute alone. */
export const isBehindPanel = (play: HTMLElement) => play.hasAttribute('inert');

/** What could be done now, on the screen: the button of a menu, or what the game says. */
export function shownNow(play: HTMLElement, session: Pick<SessionFrame, 'hint' | 'toScreen'>): Shown | null {
  if (document.querySelector('dialog[open]')) return null;
  if (isBehindPanel(play)) {
    const panel = play.parentElement?.querySelector('section');
    const button = panel?.querySelector('.primary') ?? panel?.querySelector('button');
    return button ? { type: 'tap', at: middleOf(button.getBoundingClientRect()) } : null;
  }
  const gesture = session.hint();
  if (!gesture) return null;
  const find = (spot: Spot) => locate(spot, session.toScreen);
  if (gesture.type === 'tap') {
    const at = find(gesture.at);
    return at && { type: 'tap', at };
  }
  const from = find(gesture.from);
  const other = find(gesture.type === 'drag' ? gesture.to : gesture.around);
  if (!from || !other) return null;
  return gesture.type === 'drag' ? { type: 'drag', from, to: other } : { type: 'turn', from, around: other };
}
