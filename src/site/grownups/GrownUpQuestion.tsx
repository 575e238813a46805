import type { ReactNode } from 'react';

/** Filled next. */
export function GrownUpQuestion({ children }: { readonly children: ReactNode }) {
  return children;
}
