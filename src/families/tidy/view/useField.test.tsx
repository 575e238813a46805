import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Point, Size } from '../../../core/geometry';
import type { Rules } from '../../../core/rules';
import type { GameSession } from '../../../kit/session/session';
import { useGame } from '../../../kit/session/useGame';
import type { ThingAction, Things } from '../rules/things';
import { useField } from './useField';

const SIZE: Size = { width: 400, height: 200 };
const empty: Things = {
  size: SIZE,
  things: [],
  chosen: null,
  score: 0,
  last: null,
  puts: 0,
  touched: null,
  vain: 0,
  done: false,
  endsAt: null,
};
const rules: Rules<Things, ThingAction, never, Size> = {
  start: () => empty,
  play: (state, action) =>
    action.type === 'grab' ? { ...state, touched: { x: action.x, y: action.y, count: 1 } } : state,
};

function setUp() {
  let session: GameSession<Things, ThingAction, never, Size> | undefined;
  function Field() {
    session = useGame(rules, SIZE, { effects: {} });
    return <div data-testid="field" {...useField(session, { leastWidth: 300 })} />;
  }
  const { getByTestId } = render(<Field />);
  const field = getByTestId('field');
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 800, 400));
  if (!session) throw new Error('There is no session');
  return { field, session };
}

it('says where on the screen a thing lies, as fingers find it', () => {
  const { session } = setUp();
  const spots: readonly (readonly [Point, Point])[] = [
    [
      { x: 0, y: 0 },
      { x: 10, y: 20 },
    ],
    [
      { x: 400, y: 200 },
      { x: 810, y: 420 },
    ],
    [
      { x: 100, y: 150 },
      { x: 210, y: 320 },
    ],
  ];
  for (const [spot, place] of spots) expect(session.toScreen?.(spot)).toEqual(place);
});

it('sends fingers through the session, which counts what they did', () => {
  const { field, session } = setUp();
  fireEvent.pointerDown(field, { pointerId: 1, clientX: 210, clientY: 320 });
  expect(session.game.state.touched).toMatchObject({ x: 100, y: 150 });
  expect(session.tries.played).toBe(1);
});
