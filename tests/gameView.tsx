import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
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
