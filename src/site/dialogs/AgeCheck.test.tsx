import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgeCheck } from './AgeCheck';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function open() {
  const [pass, close] = [vi.fn(), vi.fn()];
  render(<AgeCheck age={5} inHistory={false} pass={pass} close={close} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^\d+$/ });
  const [first = 0, second = 0] = [...document.querySelectorAll('b')].map((b) => Number(b.textContent));
  const choose = (right: boolean) => {
    const found = buttons.find((button) => (Number(button.textContent) === first + second) === right);
    if (found) fireEvent.click(found);
  };
  return { pass, close, buttons, choose };
}
const says = () => screen.getByRole('status').textContent;

describe('the age check', () => {
  it('asks a sum of two numbers with six answers', () => {
    const { buttons } = open();
    expect(buttons).toHaveLength(6);
    expect(says()).toBe('');
  });

  it("says 'Correct! Loading game...' and moves on after 1.5 s, not before", () => {
    const { pass, close, buttons, choose } = open();
    choose(true);
    expect(says()).toBe('Correct! Loading game...');
    expect(buttons.every(({ disabled }) => disabled)).toBe(true);
    wait(1_499);
    expect(pass).not.toHaveBeenCalled();
    wait(1);
    expect(pass).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it('keeps the focus when the answers are switched off', () => {
    const { choose } = open();
    choose(true);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it("says 'That's not correct. Closing...' and closes after 5 s, not before", () => {
    const { pass, close, buttons, choose } = open();
    choose(false);
    expect(says()).toBe("That's not correct. Closing...");
    expect(buttons.every(({ disabled }) => disabled)).toBe(true);
    // One choice only: the right one comes too late.
    choose(true);
    wait(4_999);
    expect(close).not.toHaveBeenCalled();
    wait(1);
    expect(close).toHaveBeenCalledOnce();
    expect(pass).not.toHaveBeenCalled();
  });

  it('is cancelled by the X, also after a choice', () => {
    const { close, choose } = open();
    choose(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
