import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { directionKeys, ifNotHeld, noneHeld, useKeys } from './keys';

function Board({ keys, released }: { keys: Parameters<typeof useKeys>[0]; released?: Parameters<typeof useKeys>[1] }) {
  useKeys(keys, released);
  return (
    <>
      <button type="button">A button</button>
      <input aria-label="A field" />
      <main>
        <div role="application" tabIndex={0}>
          The play area
        </div>
        <button type="button">A button in the play area</button>
      </main>
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

it('leaves Space and letters to a focused button, but takes arrows, and all of them in the play area', () => {
  const { turn, space } = setUp();
  const button = screen.getByRole('button', { name: 'A button' });
  fireEvent.keyDown(button, { code: 'Space' });
  fireEvent.keyDown(button, { code: 'KeyW' });
  expect(space).not.toHaveBeenCalled();
  expect(turn).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { code: 'ArrowUp' });
  expect(turn).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole('application'), { code: 'Space' });
  fireEvent.keyDown(screen.getByRole('application'), { code: 'KeyW' });
  expect(space).toHaveBeenCalledOnce();
  expect(turn).toHaveBeenCalledTimes(2);
});

it('leaves Space to a button in the play area, but takes letters', () => {
  const { turn, space } = setUp();
  const button = screen.getByRole('button', { name: 'A button in the play area' });
  fireEvent.keyDown(button, { code: 'Space' });
  fireEvent.keyDown(button, { code: 'KeyW' });
  expect(space).not.toHaveBeenCalled();
  expect(turn).toHaveBeenCalledOnce();
});

it('acts once for a key that is held, where it switches something', () => {
  const mute = vi.fn();
  render(<Board keys={{ KeyM: ifNotHeld(mute) }} />);
  fireEvent.keyDown(document.body, { code: 'KeyM' });
  fireEvent.keyDown(document.body, { code: 'KeyM', repeat: true });
  expect(mute).toHaveBeenCalledOnce();
});

it('acts again and again for held arrows, or once where a press is one step', () => {
  const [walk, step] = [vi.fn(), vi.fn()];
  render(<Board keys={directionKeys(walk)} />);
  render(<Board keys={noneHeld(directionKeys(step))} />);
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { code: 'ArrowUp', repeat });
  expect([walk.mock.calls.length, step.mock.calls.length]).toEqual([3, 1]);
});

it('releases a key that is let go, or held as the page is left, once', () => {
  const letGo = vi.fn();
  render(<Board keys={{ KeyA: () => {}, KeyB: () => {} }} released={{ KeyA: letGo, KeyB: letGo, KeyC: letGo }} />);
  for (const code of ['KeyA', 'KeyB', 'KeyC']) fireEvent.keyDown(document.body, { code });
  fireEvent.keyUp(document.body, { code: 'KeyA' });
  expect(letGo).toHaveBeenCalledOnce();
  fireEvent.blur(window);
  expect(letGo).toHaveBeenCalledTimes(2);
  fireEvent.keyUp(document.body, { code: 'KeyB' });
  expect(letGo).toHaveBeenCalledTimes(2);
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
