import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { atLift, atTouch } from './press';

function setUp() {
  const press = vi.fn();
  render(
    <>
      <div role="application" tabIndex={0} />
      <button type="button" {...atTouch(press)}>
        Paint
      </button>
    </>,
  );
  return { press, button: screen.getByRole('button') };
}

/** An event at a moment of the page's clock. */
function at(timeStamp: number, type: string, init: MouseEventInit = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}

it('acts when it is touched, not again when it is let go', () => {
  const { press, button } = setUp();
  fireEvent(button, at(1000, 'pointerdown', { button: 0 }));
  expect(press).toHaveBeenCalledOnce();
  fireEvent(button, at(1080, 'click', { detail: 1 }));
  expect(press).toHaveBeenCalledOnce();
});

it('acts by keyboard, whose click has no finger', () => {
  const { press, button } = setUp();
  fireEvent(button, at(5000, 'click', { detail: 0 }));
  expect(press).toHaveBeenCalledOnce();
});

it.each([
  [100, 1],
  [101, 2],
])('a click without a finger %i ms after a touch makes it %i presses', (later, presses) => {
  const { press, button } = setUp();
  fireEvent(button, at(9000, 'pointerdown', { button: 0 }));
  fireEvent(button, at(9000 + later, 'click', { detail: 0 }));
  expect(press).toHaveBeenCalledTimes(presses);
});

it('leaves other mouse buttons alone, and the focus where it was', () => {
  const { press, button } = setUp();
  fireEvent(button, at(20_000, 'pointerdown', { button: 2 }));
  expect(press).not.toHaveBeenCalled();
  expect(fireEvent.mouseDown(button)).toBe(false);
});

describe('a button in a row that slides', () => {
  function setUpRow() {
    const press = vi.fn();
    render(
      <button type="button" {...atLift(press)}>
        Undo
      </button>,
    );
    const button = screen.getByRole('button');
    button.getBoundingClientRect = () => new DOMRect(10, 10, 60, 60);
    return { press, button };
  }

  it('acts when the finger lifts on it, not when it is touched, and once', () => {
    const { press, button } = setUpRow();
    fireEvent(button, at(1000, 'pointerdown', { button: 0, clientX: 20, clientY: 20 }));
    expect(press).not.toHaveBeenCalled();
    fireEvent(button, at(1100, 'pointerup', { button: 0, clientX: 20, clientY: 20 }));
    fireEvent(button, at(1101, 'click', { detail: 1 }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('does nothing when the row slides, or when the finger lifts beside it', () => {
    const { press, button } = setUpRow();
    fireEvent(button, at(1000, 'pointerdown', { button: 0, clientX: 20, clientY: 20 }));
    fireEvent(button, at(1050, 'pointercancel'));
    fireEvent(button, at(2000, 'pointerup', { button: 0, clientX: 80, clientY: 20 }));
    expect(press).not.toHaveBeenCalled();
  });

  it('acts by keyboard', () => {
    const { press, button } = setUpRow();
    fireEvent(button, at(5000, 'click', { detail: 0 }));
    expect(press).toHaveBeenCalledOnce();
  });
});
