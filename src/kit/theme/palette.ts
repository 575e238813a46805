/** The colors a canvas may use. Each is the token of tokens.css with that name (`board2` is `--board-2`): CSS is their one home. */
type Role =
  | 'ground'
  | 'surface'
  | 'surface2'
  | 'ink'
  | 'inkSoft'
  | 'primary'
  | 'secondary'
  | 'good'
  | 'bad'
  | 'board'
  | 'board2'
  | 'boardRim'
  | 'table'
  | 'table2'
  | 'tableRim'
  | 'tableRail'
  | 'rim'
  | 'popupRim'
  | 'confetti1'
  | 'confetti2'
  | 'confetti3'
  | 'confetti4'
  | 'confetti5';

export type Palette = Readonly<Record<Role, string>>;

const tokenOf = (role: string) => `--${role.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Looks a color up in the page when it is first asked for, and remembers it. */
function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  return new Proxy<Record<string, string>>(
    {},
    {
      get(known, role: string) {
        known[role] ??= style.getPropertyValue(tokenOf(role)).trim() || '#888';
        return known[role];
      },
    },
  ) as Palette;
}

let current: { theme: string | undefined; palette: Palette } | null = null;

/** The palette of the theme in force: one per theme, so it may be asked for in every frame. */
export function currentPalette(): Palette {
  const { theme } = document.documentElement.dataset;
  if (!current || current.theme !== theme) current = { theme, palette: readPalette() };
  return current.palette;
}
