/** The colors a canvas may use, each a token of tokens.css. CSS is their one home; this reads them. */
const ROLES = {
  sky: '--sky-flat',
  ground: '--ground',
  surface: '--surface',
  surface2: '--surface-2',
  surface3: '--surface-3',
  ink: '--ink',
  inkSoft: '--ink-soft',
  primary: '--primary',
  primaryInk: '--primary-ink',
  primaryLip: '--primary-lip',
  secondary: '--secondary',
  secondaryInk: '--secondary-ink',
  accent1: '--accent-1',
  accent2: '--accent-2',
  accent3: '--accent-3',
  good: '--good',
  bad: '--bad',
  board: '--board',
  board2: '--board-2',
  boardRim: '--board-rim',
  table: '--table',
  table2: '--table-2',
  tableRim: '--table-rim',
  tableRail: '--table-rail',
  player1: '--player-1',
  player2: '--player-2',
  rim: '--rim',
  confetti1: '--confetti-1',
  confetti2: '--confetti-2',
  confetti3: '--confetti-3',
  confetti4: '--confetti-4',
  confetti5: '--confetti-5',
} as const;

export type Palette = Readonly<Record<keyof typeof ROLES, string>>;

let known: { theme: string | undefined; palette: Palette } | null = null;

/** The palette of the theme in force. Read from the page once per theme, so it may be asked for in every frame. */
export function currentPalette(): Palette {
  const { theme } = document.documentElement.dataset;
  if (known === null || known.theme !== theme) {
    const style = getComputedStyle(document.documentElement);
    const entries = Object.entries(ROLES).map(([role, token]) => [
      role,
      style.getPropertyValue(token).trim() || '#888',
    ]);
    known = { theme, palette: Object.fromEntries(entries) as Palette };
  }
  return known.palette;
}
