import type { Point } from '../../../core/geometry';

/** What a child does with a slingshot. */
export type SlingAction =
  /** How far the finger has gone since it went down; null when it was taken away. */
  | { readonly type: 'pull'; readonly by: Point | null }
  | { readonly type: 'launch' }
  | { readonly type: 'tap'; readonly at: Point };
