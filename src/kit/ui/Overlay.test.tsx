import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OVERLAY_SLEEP, PausedOverlay } from './Overlay';

afterEach(() => vi.restoreAllMocks());

it('takes no press for its first 400 ms, nor while hands go on mashing, for two seconds at most', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const resume = vi.fn();
  const pressAt = (ms: number) => {
    now.mockReturnValue(1000 + ms);
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  };
  const { unmount } = render(<PausedOverlay text="Press Spacebar to resume" resume={resume} />);
  pressAt(OVERLAY_SLEEP - 1);
  pressAt(OVERLAY_SLEEP + 250);
  expect(resume).not.toHaveBeenCalled();
  pressAt(2 * OVERLAY_SLEEP + 250);
  expect(resume).toHaveBeenCalledOnce();
  unmount();

  now.mockReturnValue(1000);
  render(<PausedOverlay text="Press Spacebar to resume" resume={resume} />);
  for (let ms = 250; ms < 2000; ms += 250) pressAt(ms);
  expect(resume).toHaveBeenCalledOnce();
  pressAt(2000);
  expect(resume).toHaveBeenCalledTimes(2);
});

it('takes a press as soon as it has slept where nobody mashes', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const resume = vi.fn();
  render(<PausedOverlay text="Press Spacebar to resume" resume={resume} />);
  now.mockReturnValue(1000 + OVERLAY_SLEEP);
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(resume).toHaveBeenCalledOnce();
});

it('takes no press of a key that was held when it came', () => {
  render(<PausedOverlay text="Press Spacebar to resume" resume={() => {}} />);
  const resume = screen.getByRole('button', { name: 'Resume' });
  expect(fireEvent.keyDown(resume, { key: ' ', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(resume, { key: ' ' })).toBe(true);
});

it('gives its first button the focus and its words to readers', () => {
  render(<PausedOverlay text="Press Spacebar to resume" resume={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume' }));
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
  expect(screen.getByText('Press Spacebar to resume')).toBeTruthy();
});

it('hands the focus on to the game when it goes, unless another thing has it', async () => {
  const Page = ({ paused }: { paused: boolean }) => (
    <main>
      <div className="play">
        <div role="application" aria-label="Field" tabIndex={0} />
      </div>
      {paused && <PausedOverlay resume={() => {}} />}
      <button type="button">Mute</button>
    </main>
  );
  const { rerender } = render(<Page paused />);
  rerender(<Page paused={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('application')));
  rerender(<Page paused />);
  screen.getByRole('button', { name: 'Mute' }).focus();
  rerender(<Page paused={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mute' }));
});
