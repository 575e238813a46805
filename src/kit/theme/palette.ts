/** The colors a canvas may use. Each is the token of tokens.css with that name (`board2` is `--board-2`): CSS is their one home. */
const ROLES = [
  'skyFlat',
  'ground',
  'surface',
  'surface2',
  'surface3',
  'ink',
  'inkSoft',
  'primary',
  'primaryInk',
  'primaryLip',
  'secondary',
  'secondaryInk',
  'accent1',
  'accent2',
  'accent3',
  'good',
  'bad',
  'board',
  'board2',
  'boardRim',
  'table',
  'table2',
  'tableRim',
  'tableRail',
  'player1',
  'player2',
  'rim',
  'confetti1',
  'confetti2',
  'confetti3',
  'confetti4',
  'confetti5',
] as const;

export type Palette = Readonly<Record<(typeof ROLES)[number], string>>;

const tokenOf = (role: string) => `--${role.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`;

let known: { theme: string | undefined; palette: Palette } | null = null;

/** The palette of the theme in force. Read from the page once per theme, so it may be asked for in every frame. */
export function currentPalette(): Palette {
  const { theme } = document.documentElement.dataset;
  if (known === null || known.theme !== theme) {
    const style = getComputedStyle(document.documentElement);
    const entries = ROLES.map((role) => [role, style.getPropertyValue(tokenOf(role)).trim() || '#888']);
    known = { theme, palette: Object.fromEntries(entries) as Palette };
  }
  return known.palette;
}
