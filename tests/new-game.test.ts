import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wigglewood-new-game-'));
  cpSync('src/new-game', join(home, 'src/new-game'), { recursive: true });
  for (const [id, order] of Object.entries({ first: 40, second: 10 })) {
    mkdirSync(join(home, 'src/games', id), { recursive: true });
    writeFileSync(join(home, 'src/games', id, 'game.ts'), `order: ${order}, path: '/${id}', aliases: ['/${id}one']`);
  }
  mkdirSync(join(home, 'src/site/pages/articles'), { recursive: true });
  writeFileSync(join(home, 'src/site/pages/articles/about.ts'), "path: '/about'");
});
afterEach(() => rmSync(home, { recursive: true }));

const lay = (...words: string[]) =>
  execFileSync(resolve('node_modules/.bin/tsx'), [resolve('scripts/new-game.ts'), ...words], {
    cwd: home,
    encoding: 'utf8',
    stdio: 'pipe',
  });

it('copies the model under the new name, as the last game of Home', () => {
  expect(lay('Moon Hopper 2')).toContain('/moonhopper2');
  const files = (folder: string) => readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).sort();
  const renamed = (file: string) => file.replace('StarCatcher', 'MoonHopper2').replace('star-catcher', 'moon-hopper-2');
  const copied = files('src/games/moon-hopper-2');
  expect(copied).toEqual(files('src/new-game/star-catcher').map(renamed).sort());
  const texts = copied
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => readFileSync(join(home, 'src/games/moon-hopper-2', file), 'utf8'));
  expect(texts.filter((text) => /star.?catcher/i.test(text))).toEqual([]);
  const [game = ''] = texts.filter((text) => text.includes('CardInfo'));
  for (const part of ["name: 'Moon Hopper 2'", "path: '/moonhopper2'", 'order: 50,', "'moon-hopper-2-high-score'"]) {
    expect(game).toContain(part);
  }
});

it('refuses a name that cannot be one, and a game that is there already', () => {
  expect(() => lay('moon hopper')).toThrow(/begin with capitals/);
  expect(() => lay()).toThrow(/begin with capitals/);
  lay('Moon Hopper');
  expect(() => lay('Moon Hopper')).toThrow(/is there already/);
  expect(() => lay('About')).toThrow(/\/about is an address in .*about\.ts/);
  expect(() => lay('Second One')).toThrow(/\/secondone is an address in .*second/);
  // Its view imports a Stage.
  expect(() => lay('Stage')).toThrow(/for something else/);
  expect(readdirSync(join(home, 'src/games')).sort()).toEqual(['first', 'moon-hopper', 'second']);
});
