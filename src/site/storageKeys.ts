/** One thing we keep on the device. */
export interface StorageKey {
  readonly key: string;
  readonly purpose: string;
}

const best = (key: string, game: string): StorageKey => ({ key, purpose: `Your best result in ${game}` });

/** Every key of local storage the product uses; session storage and cookies are not used at all. */
export const STORAGE_KEYS: readonly StorageKey[] = [
  { key: 'wigglewood-theme', purpose: 'The look you chose' },
  { key: 'wigglewood-favorites', purpose: 'The games you marked with a heart' },
  { key: 'wigglewood-about-section-open', purpose: 'Whether the text about our games is open' },
  best('pumpkin-catcher-high-score', 'Pumpkin Catcher'),
  { key: 'pumpkin-catcher-muted', purpose: 'Whether Pumpkin Catcher is silent' },
  best('balloon-pop-high-score', 'Balloon Pop'),
  best('snake-high-score', 'Snake'),
  best('bugcatcher-high-score', 'Bug Catcher'),
  best('abilities-high-score', 'Abilities'),
  best('mole-patrol-high-score-easy', 'Mole Patrol, easy'),
  best('mole-patrol-high-score-medium', 'Mole Patrol, medium'),
  best('mole-patrol-high-score-hard', 'Mole Patrol, hard'),
  best('tower-hanoi-best-easy', 'Tower of Hanoi, easy'),
  best('tower-hanoi-best-medium', 'Tower of Hanoi, medium'),
  best('tower-hanoi-best-hard', 'Tower of Hanoi, hard'),
  best('planet-bowling-high-score', 'Planet Bowling'),
  best('bee-pong-high-score', 'Bee Phong'),
  best('pinball-high-score', 'Pinball'),
];
