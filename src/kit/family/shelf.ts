/** The addresses of the games that Home does not show. Alone in its file, as the page's first script reads it, too. */
export const SHELF_KEY = 'wigglewood-shelf';

/** A stored list of texts; what is no list is empty. */
export function parseList(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
