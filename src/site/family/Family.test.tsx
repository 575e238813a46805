import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTellGame } from '../../kit/family/gameOnScreen';
import { PLAY_TIME_USED_KEY } from '../../kit/family/settings';
import type { SessionFrame } from '../../kit/session/session';
import { readText, writeText } from '../../kit/storage';
import { Family } from './Family';
import { parsePlayedDay, playDayOf } from './playTime';

const NOON = new Date(2026, 4, 4, 12).getTime();
const pause = vi.fn();
const playEffect = vi.fn();
const session = { playEffect } as Partial<SessionFrame> as SessionFrame;

function Game({ underWay }: { underWay: boolean }) {
  useTellGame(underWay, pause, session);
  return <header />;
}

const play = (seconds: number, { underWay = false } = {}) => {
  writeText(PLAY_TIME_USED_KEY, JSON.stringify({ day: playDayOf(NOON), seconds, at: NOON }));
  const page = (isUnderWay: boolean) => (
    <div id="root">
      <Game underWay={isUnderWay} />
      <Family minutes={10} isLocked={false} hasOneButton={false} />
    </div>
  );
  const { rerender } = render(page(underWay));
  return { beginRound: () => rerender(page(true)), endRound: () => rerender(page(false)) };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const used = () => parsePlayedDay(readText(PLAY_TIME_USED_KEY));
const night = () => screen.queryByText('Wiggle is asleep');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  history.replaceState(null, '', '/some-game');
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

describe('play time', () => {
  it('counts while a game is on the screen, once for two tabs', () => {
    play(0);
    wait(10_000);
    expect(used()?.seconds).toBeCloseTo(10, 0);
    const { at = 0, ...day } = used() ?? {};
    // Another tab has counted the coming second already.
    writeText(PLAY_TIME_USED_KEY, JSON.stringify({ ...day, seconds: 11, at: at + 1000 }));
    wait(1000);
    expect(used()?.seconds).toBeCloseTo(11, 1);
  });

  it('keeps nothing of a day without play: what was deleted stays deleted', () => {
    const { unmount } = render(<Family minutes={10} isLocked={false} hasOneButton={false} />);
    wait(2000);
    unmount();
    expect(readText(PLAY_TIME_USED_KEY)).toBeNull();
  });

  it('yawns once, with one soft note', () => {
    play(478.5);
    expect(screen.queryByText('Wiggle is getting tired.')).toBeNull();
    wait(2000);
    expect(screen.getByText('Wiggle is getting tired.')).toBeTruthy();
    wait(10_000);
    expect(screen.queryByText('Wiggle is getting tired.')).toBeNull();
    expect(playEffect).toHaveBeenCalledTimes(1);
  });

  it('lets a round end and its end be seen, then pauses the game and sings', () => {
    const { endRound } = play(601, { underWay: true });
    wait(3000);
    expect(night()).toBeNull();
    expect(pause).not.toHaveBeenCalled();
    endRound();
    expect(used()?.asleep).toBe(true);
    wait(3000);
    expect(night()).toBeNull();
    wait(1000);
    expect(night()).toBeTruthy();
    expect(pause).toHaveBeenCalledOnce();
    expect(playEffect).toHaveBeenCalledOnce();
  });

  it('lets no new round begin while the end of the last is seen', () => {
    const { beginRound, endRound } = play(601, { underWay: true });
    endRound();
    expect(night()).toBeNull();
    beginRound();
    expect(night()).toBeTruthy();
  });

  it('counts no more while Wiggle sleeps', () => {
    play(601);
    wait(1000);
    const asleep = used()?.seconds;
    wait(60_000);
    expect(used()?.seconds).toBe(asleep);
  });
});

it('play lock holds a link back, asks, and pauses the game', () => {
  const followed = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <>
      <Game underWay />
      <a href="/" onClick={followed}>
        Home
      </a>
      <Family minutes={0} isLocked hasOneButton={false} />
    </>,
  );
  fireEvent.click(screen.getByText('Home'));
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getByText('Grown-up check')).toBeTruthy();
  expect(pause).toHaveBeenCalledOnce();
  // Keys of a screen reader, and those that only look around, are no answer.
  for (const key of ['Control', 'Alt', 'Meta', 'CapsLock', 'Home', 'End', 'PageDown', 'Tab', 'ArrowDown'])
    fireEvent.keyDown(window, { key });
  fireEvent.keyDown(window, { key: 'u', ctrlKey: true, altKey: true });
  expect(screen.getByText('Grown-up check')).toBeTruthy();
  fireEvent.keyDown(window, { key: 'x' });
  expect(screen.queryByText('Grown-up check')).toBeNull();
});
