import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../../core/geometry';
import type { FingerHandlers } from '../../../kit/input/pointer';
import type { GameSession } from '../../../kit/session/session';
import { type Dot, placeAt, pulledTo } from '../rules/layout';
import type { Action, Cue, State } from '../rules/rules';
import type { Marks } from './draw';

/** Taps on dots and gaps; and a finger that starts on a dot may pull the line to the next one. */
export function useFinger(session: GameSession<State, Action, Cue, void>): { fingers: FingerHandlers; marks: Marks } {
  const { game } = session;
  const [marks] = useState<Marks>(() => ({ held: false, pulled: null, missed: null, rejected: null }));
  const hold = useRef<{ id: number; dot: Dot; start: Point } | null>(null);

  useEffect(
    () =>
      game.listen((cue) => {
        if (cue.type === 'missed') marks.missed = cue;
        if (cue.type === 'rejected') marks.rejected = cue;
      }),
    [game, marks],
  );

  function letGo() {
    hold.current = null;
    marks.held = false;
    marks.pulled = null;
  }

  const fingers: FingerHandlers = {
    down({ id, x, y }) {
      const { lines } = game.state;
      session.play({ type: 'tap', x, y });
      const place = placeAt({ x, y });
      // A tap that drew a line is done: a slip of the finger must not draw another.
      if (!place || place.to || hold.current || game.state.lines !== lines || game.state.winner) return;
      hold.current = { id, dot: place.from, start: { x, y } };
      marks.held = true;
    },
    move({ id, x, y }) {
      if (hold.current?.id !== id) return;
      const { dot, start } = hold.current;
      const pulled = pulledTo(dot, start, { x, y }) !== null;
      // The press may have cleared the selection of this very dot: pulling takes it up again.
      if (pulled && !game.state.selected) session.play({ type: 'choose', dot });
      marks.pulled = pulled ? { from: dot, to: { x, y } } : null;
    },
    up({ id, x, y }) {
      if (hold.current?.id !== id) return;
      const { dot, start } = hold.current;
      letGo();
      const to = pulledTo(dot, start, { x, y });
      if (to) session.play({ type: 'join', from: dot, to });
    },
    cancel({ id }) {
      if (hold.current?.id === id) letGo();
    },
  };
  return { fingers, marks };
}
