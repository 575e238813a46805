/** What can be seen of a card, or could be: only of one that was seen the item may be asked for. */
interface Seen {
  readonly item: unknown;
  readonly face: 'down' | 'up' | 'matched';
  readonly seen: boolean;
}

/**
 * The place of the card to turn next, as somebody does it who forgets nothing and peeks at nothing: the other half of the open
 * card or of a pair that was seen, else the first card that nobody knows. Null when all are found.
 */
export function nextPlace(cards: readonly Seen[]): number | null {
  const closed = [...cards.entries()].filter(([, { face }]) => face === 'down');
  const known = closed.filter(([, { seen }]) => seen);
  const open = cards.find(({ face }) => face === 'up');
  const isWanted = ([place, { item }]: [number, Seen]) =>
    open ? item === open.item : known.some(([other, card]) => other !== place && card.item === item);
  const [place] = known.find(isWanted) ?? closed.find(([, { seen }]) => !seen) ?? [null];
  return place;
}
