import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { ThemeProvider } from '../src/kit/theme/theme';

// Hands, eyes and a clock for the tests of a game's view.

/** Time stands still but for `pass`; to be given to `beforeEach`. Promises go on: lazy parts still come. */
export function holdClock() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
  return () => void vi.useRealTimers();
}

/** Lets time pass, frame by frame. */
export const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

export const show = (game: ReactElement) => render(game, { wrapper: ThemeProvider });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const press = (name: string | RegExp) => fireEvent.click(button(name));

/** What stands beside a label in the bar. */
export const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

/** What is moved from now on to the end of the test, one after the other. */
export function watchMoves(): Element[] {
  const moved: Element[] = [];
  Element.prototype.animate = function animate(this: Element) {
    moved.push(this);
    return {} as Animation;
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  return moved;
}

/** A moment of the page's clock, later than all before. */
let clock = Date.now() + 60_000;

function fireAt(timeStamp: number, element: Element, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(element, event);
}

/** As a screen reader presses: a touch, and at once a click without a finger. */
export function pressByReader(element: Element) {
  clock += 1000;
  const finger = { button: 0, pointerId: 1 };
  fireAt(clock, element, createEvent.pointerDown(element, finger));
  fireAt(clock, element, createEvent.pointerUp(element, finger));
  fireAt(clock, element, createEvent.click(element, { detail: 0 }));
}

/** As a keyboard presses: a click without a finger. */
export function pressByKey(element: Element) {
  clock += 1000;
  fireAt(clock, element, createEvent.click(element, { detail: 0 }));
}
