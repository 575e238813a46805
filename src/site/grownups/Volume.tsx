import { Choices } from '../../kit/choices/Choices';
import { BUZZ, useSetting, VOLUME, VOLUMES } from '../../kit/family/settings';
import { Section } from './Section';
import { Switch } from './Switch';
import styles from './volume.module.css';

const SPEAKER = 'M4 13H9L15 7V25L9 19H4Z';
/** Each step sends out one wave more; off is crossed out. */
const STEPS: Record<(typeof VOLUMES)[number], { readonly name: string; readonly waves: string }> = {
  0: { name: 'Off', waves: 'M20 12L28 20M28 12L20 20' },
  1: { name: 'Soft', waves: 'M19 13Q21 16 19 19' },
  2: { name: 'Medium', waves: 'M19 13Q21 16 19 19M23 10Q27 16 23 22' },
  3: { name: 'Loud', waves: 'M19 13Q21 16 19 19M23 10Q27 16 23 22M27 7Q33 16 27 25' },
};

export function Volume() {
  const [volume, setVolume] = useSetting(VOLUME);
  const [buzz, setBuzz] = useSetting(BUZZ);
  return (
    <Section
      title="Sound"
      picture={<path d={SPEAKER + STEPS[2].waves} />}
      text="How loud games are, and whether they buzz where the device can."
    >
      <fieldset className={styles.steps}>
        <legend className="visuallyHidden">How loud</legend>
        <Choices values={VOLUMES} chosen={volume} choose={setVolume} isQuiet>
          {(step) => (
            <>
              <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
                <path d={SPEAKER + STEPS[step].waves} />
              </svg>
              {STEPS[step].name}
            </>
          )}
        </Choices>
      </fieldset>
      <Switch name="Buzzing" on={buzz} set={setBuzz} />
    </Section>
  );
}
