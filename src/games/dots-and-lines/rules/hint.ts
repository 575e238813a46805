import { sameCell } from '../../../core/grid';
import { ALL_GAPS, boxesBeside, type Dot, type Gap, lineBetween, openSides } from './layout';

const freeGaps = (lines: readonly Gap[]) => ALL_GAPS.filter(({ from, to }) => !lineBetween(lines, from, to));

const closes = (lines: readonly Gap[], gap: Gap) =>
  boxesBeside(gap).filter((box) => openSides(lines, box) === 1).length;

/** How many boxes the other one can close in a row, once a line is drawn. */
function givenAway(lines: readonly Gap[], gap: Gap): number {
  if (!boxesBeside(gap).some((box) => openSides(lines, box) === 2)) return 0;
  let [drawn, boxes] = [[...lines, gap], 0];
  for (;;) {
    const next = freeGaps(drawn).find((free) => closes(drawn, free) > 0);
    if (!next) return boxes;
    boxes += closes(drawn, next);
    drawn = [...drawn, next];
  }
}

/**
 * The line to draw next: what closes a box, else what gives none away, else what gives the fewest. Of several that are as good
 * the one that was begun already. Null when all are drawn.
 */
export function bestGap(lines: readonly Gap[], selected: Dot | null, preview: Gap | null): Gap | null {
  const free = freeGaps(lines);
  const isBegun = ({ from, to }: Gap) =>
    preview ? lineBetween([preview], from, to) : selected && (sameCell(from, selected) || sameCell(to, selected));
  const worth = new Map(free.map((gap) => [gap, closes(lines, gap) || -givenAway(lines, gap)]));
  const best = Math.max(...worth.values());
  const good = free.filter((gap) => worth.get(gap) === best);
  return good.find(isBegun) ?? good[0] ?? null;
}
