import { useEffect, useRef } from 'react';
import type { Direction } from '../../../core/grid';
import type { Refusal } from './refusal';

interface TurningSession {
  readonly game: {
    readonly state: { readonly lastStep: Direction | null; readonly turns?: readonly Direction[] };
    listen(listener: (cue: { readonly type: string }) => void): () => void;
  };
  play(action: { readonly type: 'turn'; readonly direction: Direction }): boolean;
}

/** Turns the snake; what its rules refuse is shown at its head. */
export function useTurns({ game, play }: TurningSession, refusal: Refusal) {
  const pressed = useRef<Direction>(null);
  useEffect(
    () =>
      game.listen(({ type }) => {
        const { turns, lastStep } = game.state;
        if (type === 'refused' && pressed.current) refusal.refuse(pressed.current, turns?.at(-1) ?? lastStep);
      }),
    [game, refusal],
  );
  return (direction: Direction) => {
    pressed.current = direction;
    return play({ type: 'turn', direction });
  };
}
