import type { CatalogueGame } from '../../games/catalogue';

export const AGES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Age = (typeof AGES)[number];

export interface Filter {
  /** Show what a child of this age can play; null shows all. */
  readonly age: Age | null;
  readonly favoritesOnly: boolean;
}

/** Why there is nothing to show. */
export type Nothing = 'all away' | 'no favorites' | 'no favorites for age' | 'no games for age';

/** What is left of the games, where some are put away by their addresses. */
export const onShelf = (games: readonly CatalogueGame[], away: readonly string[]) =>
  games.filter(({ path }) => !away.includes(path));

/** The addresses to put away so that a child of this age can play all that is left. */
export const awayFor = (games: readonly CatalogueGame[], oldest: number) =>
  games.filter(({ age }) => age > oldest).map(({ path }) => path);

export function selectGames(
  games: readonly CatalogueGame[],
  favorites: readonly string[],
  { age, favoritesOnly }: Filter,
): CatalogueGame[] {
  return games.filter((game) => (age === null || game.age <= age) && (!favoritesOnly || favorites.includes(game.name)));
}

export function whyNothing(
  games: readonly CatalogueGame[],
  favorites: readonly string[],
  filter: Filter,
): Nothing | null {
  if (games.length === 0) return 'all away';
  if (selectGames(games, favorites, filter).length > 0) return null;
  if (!filter.favoritesOnly) return 'no games for age';
  return countFavorites(games, favorites) === 0 ? 'no favorites' : 'no favorites for age';
}

/** Names of games that are no longer there are kept, but not counted. */
export const countFavorites = (games: readonly CatalogueGame[], favorites: readonly string[]) =>
  games.filter(({ name }) => favorites.includes(name)).length;
