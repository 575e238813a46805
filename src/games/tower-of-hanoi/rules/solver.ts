import { GOAL, type Move, type Tower, type Towers } from './towers';

/**
 * The first move of the one shortest way to Goal, from any position; null when all discs are there.
 *
 * The largest disc that is not where it belongs must go there once, and before that everything smaller
 * must stand on the third tower: so the question is asked again for the next smaller disc, with that
 * tower as its place. The last disc that has to move is free to move now.
 */
export function bestMove(towers: Towers): Move | null {
  const discs = towers.flatMap((stack, tower) => stack.map(({ size }) => ({ size, tower: tower as Tower })));
  let place: Tower = GOAL;
  let move: Move | null = null;
  for (const { tower } of discs.sort((a, b) => b.size - a.size)) {
    if (tower === place) continue;
    move = { from: tower, to: place };
    place = (3 - tower - place) as Tower;
  }
  return move;
}

/** The tower to press next for a move: a disc in hand that should stay where it is goes back first. */
export const nextPress = ({ from, to }: Move, selected: Tower | null): Tower =>
  selected === from ? to : (selected ?? from);
