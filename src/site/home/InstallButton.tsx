import { useInstall } from './install';
import styles from './intro.module.css';

/** Offered only where it works: after the browser's own offer, or with instructions on iOS. */
export function InstallButton({ showSteps }: { showSteps: () => void }) {
  const [install, setInstall] = useInstall();
  if (install.kind === 'none') return null;

  async function press() {
    if (install.kind !== 'prompt') return showSteps();
    try {
      await install.event.prompt();
      const { outcome } = await install.event.userChoice;
      if (outcome === 'accepted') setInstall({ kind: 'none' });
    } catch {
      // A browser asks only once; after that there is no prompt any more.
      showSteps();
    }
  }

  return (
    <button type="button" className={`btn secondary ${styles.install}`} onClick={press}>
      <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 4V19M9 13L16 20L23 13M6 27H26" />
      </svg>
      Install App
    </button>
  );
}
