import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { gamePages } from './pages';

/** Name, address, catalogue age, the page's own age (or the catalogue's), and the genre where one is given. */
const GAMES = [
  ['Balloon Pop', '/balloonpop', 1, 1, 'toddlers'],
  ['Draw Canvas', '/drawcanvas', 1, 2, 'creative'],
  ['Solar System', '/planets', 2, 4, 'educational'],
  ['Bug Catcher', '/bugcatcher', 2, 3, 'action'],
  ['Fidget Spinner', '/fidgetspinner', 2, 2, 'casual'],
  ['Memory Match', '/memorymatch', 2, 3, 'educational'],
  ['Clean Up Toys', '/cleanuptoys', 2, 2, 'educational'],
  ['Pinball', '/pinball', 2, 2, null],
  ['Eco Hero', '/ecohero', 2, 2, null],
  ['Planet Bowling', '/planetbowling', 3, 2, 'physics'],
  ['Pumpkin Catcher', '/pumpkincatcher', 3, 3, null],
  ['Snake', '/snake', 3, 5, 'arcade'],
  ['Mole Patrol', '/molepatrol', 3, 3, 'whack-a-mole'],
  ['Bee Phong', '/beepong', 3, 3, null],
  ['Tic Tac Toe', '/tictactoe', 4, 4, null],
  ['Tower of Hanoi', '/towerofhanoi', 4, 4, 'puzzle'],
  ['15 Puzzle', '/fifteenpuzzle', 4, 6, 'puzzle'],
  ['Dots & Lines', '/dotsandlines', 4, 4, null],
  ['Block Builder', '/blockbuilder', 4, 4, null],
  ['Adam', '/adam', 4, 5, 'puzzle'],
  ['Abilities', '/abilities', 5, 5, 'strategy'],
] as const;

describe('the catalogue', () => {
  it('has its 21 games in this order, each with its name, address and age', () => {
    expect(catalogue.map(({ name, path, age }) => [name, path, age])).toEqual(
      GAMES.map(([name, path, age]) => [name, path, age]),
    );
  });

  it('has a NEW ribbon for Pumpkin Catcher alone', () => {
    expect(catalogue.filter(({ isNew }) => isNew).map(({ name }) => name)).toEqual(['Pumpkin Catcher']);
  });

  it.each([
    ['Adam', /4-shape secret code.* 10 guesses/],
    ['Bug Catcher', /60 seconds/],
    ['Planet Bowling', /8 planet balls/],
    ['Abilities', /Speed, Strength, Laser Eyes and Diamond Touch/],
  ])('the description of %s says what is said of it', (name, words) => {
    expect(catalogue.find((card) => card.name === name)?.description).toMatch(words);
  });
});

describe('the pages of the games', () => {
  it.each(GAMES)('%s has its address, age and genre', (_, path, __, minAge, genre) => {
    const { game } = gamePages.find(({ page }) => page.path === path)?.page ?? {};
    expect(game).toMatchObject({ minAge, genre: genre ?? expect.stringMatching(/^[a-z-]+$/) });
  });

  it('shows Planet Bowling at /planetroll, too', () => {
    expect(
      gamePages.filter(({ aliases }) => aliases.length > 0).map(({ page, aliases }) => [page.path, aliases]),
    ).toEqual([['/planetbowling', ['/planetroll']]]);
  });
});
