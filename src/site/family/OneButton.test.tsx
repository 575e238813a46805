import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTellGame } from '../../kit/family/gameOnScreen';
import { createEffectBus } from '../../kit/session/effectBus';
import type { SessionFrame } from '../../kit/session/session';
import { OneButton } from './OneButton';

const pause = () => {};
function Game({ session }: { session: SessionFrame }) {
  useTellGame(true, pause, session);
  return (
    <main>
      <div className="play" />
    </main>
  );
}

const makeSession = (playHint: () => boolean) => {
  const session: Partial<SessionFrame> = {
    effectBus: createEffectBus(),
    hint: () => ({ type: 'tap', at: { x: 1, y: 1 } }),
    toScreen: (point) => point,
    playHint,
  };
  return session as SessionFrame;
};
const touchGame = () => fireEvent.pointerDown(document.querySelector('.play') ?? document.body);

it('plays the game that is there now, and none where there is none', () => {
  const [first, second] = [vi.fn(() => true), vi.fn(() => true)];
  const page = (name: string, playHint: () => boolean) => (
    <>
      <Game key={name} session={makeSession(playHint)} />
      <OneButton />
    </>
  );
  const { rerender } = render(page('first', first));
  touchGame();
  expect(first).toHaveBeenCalledOnce();
  rerender(page('second', second));
  touchGame();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  rerender(<OneButton />);
  expect(document.querySelector('.wantedLight')).toBeNull();
});
