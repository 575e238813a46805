import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAR_COLORS } from '../src/kit/theme/showTheme';
import { THEMES } from '../src/kit/theme/themes';

const css = readFileSync('src/kit/theme/tokens.css', 'utf8');

/** The tokens of a theme, over those that all themes share. */
function tokensOf(theme: string): ReadonlyMap<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = blocks.filter(([, selector = '']) => selector.includes(':root') || selector.includes(`"${theme}"`));
  return new Map(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*(#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}

function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((one, other) => one - other);
  return (bright + 0.05) / (dark + 0.05);
}

/** Text and what it stands on. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...['surface', 'surface-2', 'surface-3', 'ground', 'sky-flat'].map((ground) => ['ink', ground] as const),
  ...['surface', 'surface-2', 'surface-3'].map((ground) => ['ink-soft', ground] as const),
  ['primary-ink', 'primary'],
  ['secondary-ink', 'secondary'],
  ['wood-ink', 'wood-floor'],
  ['record-ink', 'record'],
  ['good', 'surface'],
  ['bad', 'surface'],
  ['surface', 'heart'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((age) => [`age-${age}-ink`, `age-${age}`] as const),
];

describe.each(THEMES)('%s', (theme) => {
  const tokens = tokensOf(theme);
  it.each(PAIRS)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(THEMES)("the browser's bar has the color of the sky of %s", (theme) => {
  expect(BAR_COLORS[theme]).toBe(tokensOf(theme).get('sky-flat'));
});
