import type { State } from '../rules/rules';
import type { Tower } from '../rules/towers';

export const NAMES = ['Start', 'Helper', 'Goal'] as const;

/** A tower for those who hear it: its name, its discs from the top, and what is in hand. */
export function towerLabel({ towers, selected }: State, tower: Tower): string {
  const sizes = towers[tower].map(({ size }) => size).reverse();
  if (sizes.length === 0) return `${NAMES[tower]}: empty`;
  const discs = `${sizes.length === 1 ? 'disc' : 'discs'} ${sizes.join(', ')}`;
  return `${NAMES[tower]}: ${discs}${selected === tower ? `. Disc ${sizes[0]} in hand` : ''}`;
}
