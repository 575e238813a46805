// Knows no React: the page's first script reads lists, too.

/** The texts of a stored list; nothing stored is an empty one. Null says that what is stored is no list. */
export function parseListOrNull(text: string | null): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;
  } catch {
    return null;
  }
}

/** The same, where what is no list is an empty one. */
export const parseList = (text: string | null): readonly string[] => parseListOrNull(text) ?? [];
