import { ONE_BUTTON, useSetting } from '../../kit/family/settings';
import { Section } from './Section';
import { Switch } from './Switch';

/** A large round button, from above. */
const PICTURE = <path d="M3 16A13 13 0 1 1 29 16A13 13 0 1 1 3 16ZM10 16A6 6 0 1 1 22 16A6 6 0 1 1 10 16Z" />;

/** For a child who has one movement. */
export function OneButtonSetting() {
  const [isOn, set] = useSetting(ONE_BUTTON);
  return (
    <Section
      title="One button"
      picture={PICTURE}
      text="A touch anywhere on a game, Space, Enter or a switch does what comes next."
    >
      <Switch name="One button" on={isOn} set={set} />
    </Section>
  );
}
