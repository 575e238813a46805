import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { TAP_DISTANCE } from '../../../kit/input/pointer';
import { isByFinger, withoutFinger } from '../../../kit/input/press';

/** A sticker in a hand, on its way from the tray; in px of the window. */
export interface Flying {
  readonly finger: number;
  readonly sticker: string;
  readonly x: number;
  readonly y: number;
}

interface Press extends Flying {
  flies: boolean;
}

interface Taking {
  /** Dropped, somewhere. */
  drop(flying: Flying): void;
  tap(sticker: string): void;
  /** Pressed without a finger. */
  press(sticker: string): void;
}

/** A finger that goes along the row slides it. One that goes away from it takes the sticker; a mouse does so in any case. */
function takes({ pointerType, currentTarget, clientX, clientY }: PointerEvent, { x, y }: Flying): boolean {
  const [across, down] = [Math.abs(clientX - x), Math.abs(clientY - y)];
  if (Math.hypot(across, down) <= TAP_DISTANCE) return false;
  if (pointerType === 'mouse') return true;
  const tray = currentTarget.closest('ul');
  const isColumn = tray !== null && tray.scrollHeight > tray.clientHeight;
  return isColumn ? across > down : down > across;
}

/** Takes stickers out of the tray with any number of fingers. */
export function useTaking(taking: Taking) {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const presses = useRef(new Map<number, Press>());

  useEffect(() => {
    const letGo = () => {
      presses.current.clear();
      setFlying([]);
    };
    window.addEventListener('blur', letGo);
    return () => window.removeEventListener('blur', letGo);
  }, []);

  const land = (finger: number) => {
    presses.current.delete(finger);
    setFlying((all) => all.filter((each) => each.finger !== finger));
  };

  const handlersOf = (sticker: string) => ({
    onPointerDown({ pointerId: finger, clientX: x, clientY: y, button, currentTarget }: PointerEvent) {
      if (button !== 0) return;
      // A quick hand is off the sticker before it is seen to move.
      try {
        currentTarget.setPointerCapture(finger);
      } catch {
        // The finger is already gone again: its cancel follows.
      }
      presses.current.set(finger, { finger, sticker, x, y, flies: false });
    },
    onPointerMove(event: PointerEvent) {
      const { pointerId: finger, clientX: x, clientY: y } = event;
      const press = presses.current.get(finger);
      if (!press || !(press.flies || takes(event, press))) return;
      press.flies = true;
      setFlying((all) => [...all.filter((each) => each.finger !== finger), { finger, sticker, x, y }]);
    },
    onPointerUp(event: PointerEvent) {
      const { pointerId: finger, clientX: x, clientY: y } = event;
      const press = presses.current.get(finger);
      land(finger);
      if (!isByFinger(event) || !press) return;
      if (press.flies) taking.drop({ finger, sticker, x, y });
      else if (Math.hypot(x - press.x, y - press.y) <= TAP_DISTANCE) taking.tap(sticker);
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => land(pointerId),
    onLostPointerCapture: ({ pointerId }: PointerEvent) => land(pointerId),
    ...withoutFinger(() => taking.press(sticker)),
  });

  return { flying, handlersOf };
}
