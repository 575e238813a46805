const two = (value: number) => String(value).padStart(2, '0');

/** The day as the family knows it: 2026-03-09. */
export const dayOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
