import type { ReactNode } from 'react';

interface ChoicesProps<Value extends string | number> {
  readonly values: readonly Value[];
  readonly chosen: Value;
  choose(value: Value): void;
  readonly isQuiet?: boolean;
  /** What stands on a button, and names it. */
  children(value: Value): ReactNode;
}

/** A row of buttons, one of them pressed. Whoever has it names it, by a fieldset's legend. */
export function Choices<Value extends string | number>({
  values,
  chosen,
  choose,
  isQuiet,
  children,
}: ChoicesProps<Value>) {
  return values.map((value) => (
    <button
      key={value}
      type="button"
      className={isQuiet ? 'btn quiet choice' : 'btn choice'}
      aria-pressed={value === chosen}
      onClick={() => choose(value)}
    >
      {children(value)}
    </button>
  ));
}
