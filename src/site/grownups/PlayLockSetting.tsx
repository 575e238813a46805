import { PLAY_LOCK, useSetting } from '../../kit/family/settings';
import { Section } from './Section';
import { Switch } from './Switch';

const PICTURE = <path d="M7 14H25V27H7ZM11 14V10A5 5 0 0 1 21 10V14M16 19V22" />;

/** Whether a game holds the screen. */
export function PlayLockSetting() {
  const [isLocked, lock] = useSetting(PLAY_LOCK);
  return (
    <Section
      title="Play lock"
      picture={PICTURE}
      text="A game stays on the whole screen. Hold two corners for two seconds to leave, or press Home and answer."
    >
      <Switch name="Play lock" on={isLocked} set={lock} />
    </Section>
  );
}
