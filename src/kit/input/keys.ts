import { useEffect } from 'react';
import { isDialogOpen } from '../ui/isDialogOpen';
import { useLatest } from '../useLatest';

/** Handlers by `KeyboardEvent.code`. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** For what one press does once: held, the key would go on by itself. */
export const ifNotHeld = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (!event.repeat) act(event);
};

/** The same for a whole set of keys. */
export const noneHeld = (keys: KeyMap): KeyMap =>
  Object.fromEntries(Object.entries(keys).map(([code, act]) => [code, ifNotHeld(act)]));

/** The same handlers for the arrows and for W, A, S, D. */
export function directionKeys(turn: (direction: 'UP' | 'DOWN' | 'LEFT' | 'RIGHT') => void) {
  const [up, down] = [() => turn('UP'), () => turn('DOWN')];
  const [left, right] = [() => turn('LEFT'), () => turn('RIGHT')];
  return {
    ArrowUp: up,
    KeyW: up,
    ArrowDown: down,
    KeyS: down,
    ArrowLeft: left,
    KeyA: left,
    ArrowRight: right,
    KeyD: right,
  };
}

/** What a focused button or link does itself. */
const PRESSES = /Space|Enter/;

function belongsToGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isDialogOpen()) return false;
  const focused = event.target instanceof Element ? event.target : null;
  // Fields need every key, and radio groups have arrows of their own.
  if (focused?.closest('input, textarea, select, [contenteditable], [role="radiogroup"], [role="radio"]')) return false;
  if (!focused?.closest('a, button')) return true;
  // Letters are for the button, too, unless it stands on the play area; arrows are for the game wherever the focus is.
  return !PRESSES.test(event.code) && (!event.code.startsWith('Key') || focused.closest('main') !== null);
}

/** Listens to the keyboard while the component is there. Play keys never scroll the page; those that are down when the page is left are released. */
export function useKeys(keys: KeyMap, released: Readonly<Record<string, () => void>> = {}): void {
  const current = useLatest({ keys, released });
  useEffect(() => {
    const held = new Set<string>();
    function letGo(code: string) {
      if (held.delete(code)) current.current.released[code]?.();
    }
    function down(event: KeyboardEvent) {
      const handler = current.current.keys[event.code];
      if (!handler || !belongsToGame(event)) return;
      event.preventDefault();
      held.add(event.code);
      handler(event);
    }
    const up = ({ code }: KeyboardEvent) => letGo(code);
    const leave = () => held.forEach(letGo);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', leave);
    };
  }, []);
}
