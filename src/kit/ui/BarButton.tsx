import { keepFocus } from '../input/press';
import { Icon, type IconName } from './Icon';

interface BarButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** For switches: whether it is on. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  onPress(): void;
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
      {...keepFocus}
      onClick={() => disabled || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
