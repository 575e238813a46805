import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { directionKeys, useKeys } from './keys';

function Board({ keys }: { keys: Parameters<typeof useKeys>[0] }) {
  useKeys(keys);
  return (
    <>
      <button type="button">A button</button>
      <input aria-label="A field" />
      <div role="application" tabIndex={0}>
        The play area
      </div>
    </>
  );
}

function setUp() {
  const turn = vi.fn();
  const space = vi.fn();
  render(<Board keys={{ ...directionKeys(turn), Space: space }} />);
  return { turn, space };
}

it('knows the arrows and W, A, S, D by their place on the keyboard', () => {
  const { turn } = setUp();
  for (const code of ['ArrowUp', 'KeyW', 'ArrowLeft', 'KeyA', 'ArrowDown', 'KeyS', 'ArrowRight', 'KeyD']) {
    fireEvent.keyDown(document.body, { code });
  }
  expect(turn.mock.calls.flat()).toEqual(['UP', 'UP', 'LEFT', 'LEFT', 'DOWN', 'DOWN', 'RIGHT', 'RIGHT']);
});

it('does not let play keys scroll the page', () => {
  setUp();
  expect(fireEvent.keyDown(document.body, { code: 'Space' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { code: 'KeyQ' })).toBe(true);
});

it('leaves Space to a focused button, but takes arrows and letters, and all of them in the play area', () => {
  const { turn, space } = setUp();
  const button = screen.getByRole('button');
  fireEvent.keyDown(button, { code: 'Space' });
  expect(space).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { code: 'ArrowUp' });
  fireEvent.keyDown(button, { code: 'KeyW' });
  expect(turn).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(screen.getByRole('application'), { code: 'Space' });
  expect(space).toHaveBeenCalledOnce();
});

it('ignores keys with modifiers, in fields and under dialogs', () => {
  const { turn } = setUp();
  fireEvent.keyDown(document.body, { code: 'ArrowUp', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('textbox'), { code: 'ArrowUp' });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  fireEvent.keyDown(document.body, { code: 'ArrowUp' });
  dialog.remove();
  expect(turn).not.toHaveBeenCalled();
});
