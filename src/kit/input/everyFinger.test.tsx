import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clickByEveryFinger } from './everyFinger';
import { atLift, atTouch } from './press';

const PALM = 1;
const FINGER = 2;

let stop = () => {};
beforeEach(() => {
  stop = clickByEveryFinger();
});
afterEach(() => stop());

function setUp(answer: (press: () => void) => object = (press) => ({ onClick: press })) {
  const press = vi.fn();
  render(
    <>
      <main>Play</main>
      <button type="button" {...answer(press)}>
        Resume
      </button>
    </>,
  );
  const button = screen.getByRole('button');
  let under: Element = button;
  document.elementFromPoint = () => under;
  const send = (type: string, target: Element, pointerId: number, timeStamp = 0, clientX = 0) => {
    const pointer = { pointerId, pointerType: 'touch', isPrimary: pointerId === PALM, button: 0 };
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
    for (const [name, value] of Object.entries({ ...pointer, timeStamp }))
      Object.defineProperty(event, name, { value });
    fireEvent(target, event);
  };
  return {
    press,
    button,
    palm: screen.getByText('Play'),
    send,
    slideOff: () => {
      under = document.body;
    },
  };
}

it('makes a click of a tap beside a palm, once', () => {
  const { press, button, palm, send } = setUp();
  send('pointerdown', palm, PALM);
  send('pointerdown', button, FINGER, 1000);
  send('pointerup', button, FINGER, 1100);
  send('pointerup', palm, PALM, 1200);
  expect(press).toHaveBeenCalledOnce();
});

it('makes one where the palm came later, too', () => {
  const { press, button, palm, send } = setUp();
  send('pointerdown', button, PALM, 1000);
  send('pointerdown', palm, FINGER, 1010);
  send('pointerup', button, PALM, 1100);
  expect(press).toHaveBeenCalledOnce();
});

it('makes none of fingers that pinch or swipe', () => {
  const { press, button, send } = setUp();
  send('pointerdown', button, PALM, 1000, 100);
  send('pointerdown', button, FINGER, 1010, 140);
  send('pointerup', button, PALM, 1100, 65);
  send('pointerup', button, FINGER, 1120, 175);
  expect(press).not.toHaveBeenCalled();
});

it('takes two fingers on one button for one press, and a third that comes later for another', () => {
  const { press, button, palm, send } = setUp();
  send('pointerdown', button, PALM, 1000);
  send('pointerdown', button, FINGER, 1010);
  send('pointerup', button, PALM, 1100);
  send('pointerup', button, FINGER, 1120);
  expect(press).toHaveBeenCalledOnce();
  send('pointerdown', palm, PALM, 2000);
  send('pointerdown', button, FINGER, 2010);
  send('pointerup', button, FINGER, 2100);
  expect(press).toHaveBeenCalledTimes(2);
});

it('switches the choice of a label', () => {
  const { palm, send } = setUp();
  render(
    <label>
      Night
      <input type="radio" />
    </label>,
  );
  const label = screen.getByText('Night');
  document.elementFromPoint = () => label;
  send('pointerdown', palm, PALM);
  send('pointerdown', label, FINGER, 1000);
  send('pointerup', label, FINGER, 1100);
  expect((screen.getByRole('radio') as HTMLInputElement).checked).toBe(true);
});

it('leaves a finger that is alone to the browser, and knows that a finger left unseen', () => {
  const { press, button, palm, send } = setUp();
  send('pointerdown', palm, FINGER);
  send('pointerdown', button, PALM, 1000);
  send('pointerup', button, PALM, 1100);
  expect(press).not.toHaveBeenCalled();
});

it('takes no finger that rests, slides off or is taken by the browser for a press', () => {
  const { press, button, palm, send, slideOff } = setUp();
  send('pointerdown', palm, PALM);
  send('pointerdown', button, FINGER, 1000);
  send('pointerup', button, FINGER, 1701);
  send('pointerdown', button, FINGER, 2000);
  send('pointercancel', button, FINGER, 2100);
  send('pointerup', button, FINGER, 2200);
  send('pointerdown', button, FINGER, 3000);
  slideOff();
  send('pointerup', button, FINGER, 3100);
  expect(press).not.toHaveBeenCalled();
});

it.each([
  ['touched', atTouch],
  ['let go', atLift],
])('presses a button that answers when it is %s once', (_, answer) => {
  const { press, button, palm, send } = setUp(answer);
  send('pointerdown', palm, PALM);
  send('pointerdown', button, FINGER, 1000);
  send('pointerup', button, FINGER, 1300);
  expect(press).toHaveBeenCalledOnce();
});

it('a click that the browser makes all the same is the same press', () => {
  const { press, button, palm, send } = setUp();
  const browsersClick = (timeStamp: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    Object.defineProperty(event, 'isTrusted', { value: true });
    fireEvent(button, event);
  };
  send('pointerdown', palm, PALM);
  send('pointerdown', button, FINGER, 1000);
  send('pointerup', button, FINGER, 1100);
  browsersClick(1120);
  expect(press).toHaveBeenCalledOnce();
  browsersClick(1500);
  expect(press).toHaveBeenCalledTimes(2);
});
