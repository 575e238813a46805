import type { MouseEvent } from 'react';
import { Icon, type IconName } from './Icon';

interface BarButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** For switches: whether it is on. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  onPress(): void;
}

/** Gives the keyboard back to the play area after a button was pressed by hand. */
function returnFocus(event: MouseEvent) {
  if (event.detail > 0) document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
}

/** A round button of the bar. A disabled one keeps its place and the focus, and does nothing. */
export function BarButton({ label, icon, pressed, disabled = false, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className="btn round"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (!disabled) onPress();
        returnFocus(event);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
