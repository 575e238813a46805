/** The addresses of the games that Home does not show. Alone in its file, as the page's first script reads it, too. */
export const SHELF_KEY = 'wigglewood-shelf';
