import type { Point } from '../../core/geometry';
import type { Spot } from '../../core/hint';
import type { SessionFrame } from '../session/session';
import { isDialogOpen } from '../ui/isDialogOpen';
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

/** The button that leads on: that of a menu or another panel, or the one beside a game that is over. */
export function buttonOnward(play: HTMLElement): HTMLElement | null {
  if (!isBehindPanel(play)) return document.querySelector('main + section .primary:not([aria-disabled=true])');
  // A game may have sections of its own.
  const panel = [...(play.parentElement?.querySelectorAll('section') ?? [])].find((section) => !play.contains(section));
  return panel?.querySelector<HTMLElement>('.primary') ?? panel?.querySelector('button') ?? null;
}

/** What could be done now, on the screen: what the game says, or else a button. */
export function shownNow(play: HTMLElement, session: Pick<SessionFrame, 'hint' | 'toScreen'>): Shown | null {
  if (isDialogOpen()) return null;
  const gesture = isBehindPanel(play) ? null : session.hint();
  if (!gesture) {
    const button = buttonOnward(play);
    return button && { type: 'tap', at: middleOf(button.getBoundingClientRect()) };
  }
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
