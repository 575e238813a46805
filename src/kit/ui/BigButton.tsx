import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

interface BigButtonProps {
  readonly icon: IconName;
  onPress(): void;
  readonly children: ReactNode;
}

/** The one button a menu or the end of a round is about. */
export function BigButton({ icon, onPress, children }: BigButtonProps) {
  return (
    <button type="button" className="btn primary big" onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
