import { describe, expect, it } from 'vitest';
import { type CatalogueGame, catalogue } from '../../games/catalogue';
import { awayFor, countFavorites, onShelf, selectGames, whyNothing } from './selection';

const card = (name: string, age: number): CatalogueGame => ({
  order: 0,
  name,
  age,
  path: `/${name}`,
  color: '',
  description: '',
  preview: '',
});
const games = [card('one', 1), card('three', 3), card('five', 5)];
const all = { age: null, favoritesOnly: false } as const;

describe('the home page shows', () => {
  it('all games in the order of the catalogue', () => {
    expect(selectGames(games, [], all)).toEqual(games);
  });

  it('for age N the games whose age is at most N', () => {
    const names = (age: 1 | 2 | 3 | 5 | 8) =>
      selectGames(games, [], { age, favoritesOnly: false }).map(({ name }) => name);
    expect([names(1), names(2), names(3), names(5), names(8)]).toEqual([
      ['one'],
      ['one'],
      ['one', 'three'],
      ['one', 'three', 'five'],
      ['one', 'three', 'five'],
    ]);
  });

  it('favorites only, and favorites of an age', () => {
    expect(selectGames(games, ['five', 'one'], { age: null, favoritesOnly: true }).map(({ name }) => name)).toEqual([
      'one',
      'five',
    ]);
    expect(selectGames(games, ['five', 'one'], { age: 3, favoritesOnly: true }).map(({ name }) => name)).toEqual([
      'one',
    ]);
  });

  it('the reason when there is nothing', () => {
    expect(whyNothing(games, [], all)).toBeNull();
    expect(whyNothing(games, [], { age: null, favoritesOnly: true })).toBe('no favorites');
    expect(whyNothing(games, ['five'], { age: 1, favoritesOnly: true })).toBe('no favorites for age');
    expect(whyNothing([card('five', 5)], [], { age: 2, favoritesOnly: false })).toBe('no games for age');
  });

  it('something for every age of today’s catalogue', () => {
    for (const age of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
      expect(whyNothing(catalogue, [], { age, favoritesOnly: false })).toBeNull();
    }
  });

  it('counts only favorites that are still in the catalogue', () => {
    expect(countFavorites(games, ['one', 'long gone'])).toBe(1);
  });
});

describe('the shelf', () => {
  it('holds what is not put away; addresses of games that are gone change nothing', () => {
    expect(onShelf(games, ['/three', '/long-gone']).map(({ name }) => name)).toEqual(['one', 'five']);
    expect(onShelf(games, [])).toEqual(games);
  });

  it('of a child holds exactly the games whose age is at most that', () => {
    expect(awayFor(games, 3)).toEqual(['/five']);
    expect(onShelf(catalogue, awayFor(catalogue, 2)).every(({ age }) => age <= 2)).toBe(true);
    expect(awayFor(catalogue, Number.POSITIVE_INFINITY)).toEqual([]);
  });

  it('may be empty, which is a reason of its own', () => {
    expect(whyNothing([], ['one'], { age: 1, favoritesOnly: true })).toBe('all away');
  });
});
