import { CALM, useSetting } from '../../kit/family/settings';
import { Section } from './Section';
import { Switch } from './Switch';

/** A moon. */
const PICTURE = <path d="M24 21A11 11 0 1 1 13 6A9 9 0 0 0 24 21Z" />;

export function Calm() {
  const [calm, setCalm] = useSetting(CALM);
  return (
    <Section title="Calm" picture={PICTURE} text="Slower and softer play, without scores, clocks and confetti.">
      <Switch name="Calm play" on={calm} set={setCalm} />
    </Section>
  );
}
