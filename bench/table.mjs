// Tables in Markdown. A value with a target says beside it whether the target was met.

export const kB = (bytes) => (bytes / 1000).toFixed(1);
export const count = (number) => Math.round(number).toLocaleString('en-US');
export const times = (ratio) => `${ratio.toFixed(2)}x`;

export const atMost = (limit, show = String) => ({ text: `at most ${show(limit)}`, isMet: (value) => value <= limit });
export const atLeast = (limit, show = String) => ({
  text: `at least ${show(limit)}`,
  isMet: (value) => value >= limit,
});

/** The last three cells of a row: the value, its target, and a plain word where it is missed. */
export const judged = (value, show, target) => [show(value), target.text, target.isMet(value) ? '' : '**missed**'];
/** The heads of those three. */
export const verdict = (name) => [name, 'target', ''];

export function table(title, note, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return ['', `## ${title}`, '', note, '', line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join(
    '\n',
  );
}

export function share(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
export const median = (values) => share(values, 0.5);

/** The median of the ratios of what was measured in turn: whatever slowed one of a pair down slowed the other too. */
export const medianRatio = (own, other) => median(own.map((value, index) => value / other[index]));
