/** The steps of undo with one more; the oldest are forgotten while there are too many. The newest is always kept. */
export function remember<Step>(
  past: readonly Step[],
  step: Step,
  tooMany: (steps: readonly Step[]) => boolean,
): readonly Step[] {
  let steps = [...past, step];
  while (steps.length > 1 && tooMany(steps)) steps = steps.slice(1);
  return steps;
}
