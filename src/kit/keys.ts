import { useEffect, useRef } from 'react';

/** Handlers by `KeyboardEvent.code`. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** The same handlers for the arrows and for W, A, S, D. */
export function directionKeys(turn: (direction: 'UP' | 'DOWN' | 'LEFT' | 'RIGHT') => void): KeyMap {
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

/** Arrow keys are for the game even while a button has the focus; Space, Enter and letters are not. */
const isArrow = (code: string) => code.startsWith('Arrow');

function belongsToGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest('input, textarea, select, [contenteditable]')) return false;
  // Radio groups and sliders have arrows of their own.
  if (focused?.closest('[role="radiogroup"], [role="radio"]')) return false;
  // A button that is part of the play area (a hole, a slot) leaves letters to the game, but not Space and Enter.
  const inPlay = event.code.startsWith('Key') && focused?.closest('[role="application"]');
  return isArrow(event.code) || Boolean(inPlay) || !focused?.closest('a, button, summary');
}

/** Listens to the keyboard while the component is there. Play keys never scroll the page. */
export function useKeys(keys: KeyMap, released: KeyMap = {}): void {
  const current = useRef({ keys, released });
  useEffect(() => {
    current.current = { keys, released };
  });
  useEffect(() => {
    function down(event: KeyboardEvent) {
      const handler = current.current.keys[event.code];
      if (!handler || !belongsToGame(event)) return;
      event.preventDefault();
      handler(event);
    }
    const up = (event: KeyboardEvent) => current.current.released[event.code]?.(event);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
}
