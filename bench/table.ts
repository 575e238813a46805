// Tables in Markdown. A value with a target says beside it whether the target was met.

export type Show = (value: number) => string;
type Cell = string | number;

interface Target {
  readonly text: string;
  isMet(value: number): boolean;
}

export const kB: Show = (bytes) => (bytes / 1000).toFixed(1);
export const count: Show = (number) => Math.round(number).toLocaleString('en-US');
export const times: Show = (ratio) => `${ratio.toFixed(2)}x`;
export const wholeMs: Show = (ms) => ms.toFixed(0);

export const atMost = (limit: number, show: Show = String): Target => ({
  text: `at most ${show(limit)}`,
  isMet: (value) => value <= limit,
});
export const atLeast = (limit: number, show: Show = String): Target => ({
  text: `at least ${show(limit)}`,
  isMet: (value) => value >= limit,
});

/** The last three cells of a row: the value, its target, and a plain word where it is missed. */
export const judged = (value: number, show: Show, target: Target): [string, string, string] => [
  show(value),
  target.text,
  target.isMet(value) ? '' : '**missed**',
];
/** The heads of those three. */
export const verdict = (name: string): [string, string, string] => [name, 'target', ''];

export function table(title: string, note: string, head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return ['', `## ${title}`, '', note, '', line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join(
    '\n',
  );
}

export function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
export const median = (values: readonly number[]) => share(values, 0.5);

/** The median of the ratios of what was measured in turn: whatever slowed one of a pair down slowed the other too. */
export const medianRatio = (own: readonly number[], other: readonly number[]) =>
  median(own.map((value, index) => value / (other[index] ?? Number.NaN)));
