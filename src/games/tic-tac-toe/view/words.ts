import type { Player } from '../rules/board';
import type { State } from '../rules/rules';

/** The cells by name, for those who hear the board. */
export const PLACES = [
  'Top left',
  'Top middle',
  'Top right',
  'Middle left',
  'Center',
  'Middle right',
  'Bottom left',
  'Bottom middle',
  'Bottom right',
] as const;

export const winText = (player: Player) => `Player ${player} Wins!`;
export const turnText = (player: Player) => `Player ${player}'s Turn`;
export const DRAW_TEXT = "It's a Draw!";

/** The status line above the board. */
export function statusText({ status, player }: State): string {
  if (status === 'draw') return DRAW_TEXT;
  return status === 'won' ? winText(player) : turnText(player);
}
