import type { FocusEvent } from 'react';

/** For rows and doors that slide: what the keyboard comes to is seen whole. Under a finger or a mouse nothing moves. */
export const showFocused = {
  onFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
};
