import { type Block, COLOR_IDS } from './rules';

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The blocks of a stored building. What is broken, or of another make, is left out; of two in one cell, the first stays. */
export function parseBlocks(stored: unknown): Omit<Block, 'id'>[] {
  const cells = new Set<string>();
  return (Array.isArray(stored) ? stored : []).flatMap((value: unknown) => {
    const { x, y, colorId: name } = Object(value) as Record<string, unknown>;
    const colorId = COLOR_IDS.find((id) => id === name);
    if (!isNumber(x) || !isNumber(y) || !colorId || cells.has(`${x} ${y}`)) return [];
    cells.add(`${x} ${y}`);
    return [{ x, y, colorId }];
  });
}
