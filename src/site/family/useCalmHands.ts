import { useEffect } from 'react';
import { useLatest } from '../../kit/useLatest';

/** Keys that only look around or say nothing alone; and Escape, which closes the dialog on top by itself, and no other. */
const MOVES = /^(Tab|Shift|Arrow|Escape|Home|End|Page|Control|Alt|Meta|CapsLock|Fn)/;
const PRESSES = /^(Enter| )$/;

/**
 * A question for one calm press: a second one, or one beside the buttons, is a child who presses everything, and closes it.
 * Else small hands would find the answer by chance.
 */
export function useCalmHands(close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => {
    let presses = 0;
    function press(isCalm: boolean) {
      presses++;
      if (!isCalm || presses > 1) latest.current();
    }
    const touch = ({ target }: PointerEvent) =>
      press(target instanceof Element && target.closest('dialog button') !== null);
    function key(event: KeyboardEvent) {
      // Who listens to a screen reader steers it by keys that are held together.
      const isChord = event.ctrlKey || event.altKey || event.metaKey;
      if (!event.repeat && !isChord && !MOVES.test(event.key)) press(PRESSES.test(event.key));
    }
    window.addEventListener('pointerdown', touch, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', touch, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
}
