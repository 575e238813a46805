import styles from './switch.module.css';

interface SwitchProps {
  readonly name: string;
  readonly on: boolean;
  set(on: boolean): void;
}

/** A large switch with its name; the whole of it can be pressed. */
export function Switch({ name, on, set }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={`btn quiet ${styles.switch}`}
      aria-checked={on}
      onClick={() => set(!on)}
    >
      {name}
      <span className={styles.track} aria-hidden="true">
        {on ? 'On' : 'Off'}
      </span>
    </button>
  );
}
