import { Choices } from '../../kit/choices/Choices';
import { PLAY_MINUTES, PLAY_TIME, PLAY_TIME_USED_KEY, useSetting } from '../../kit/family/settings';
import { writeText } from '../../kit/storage';
import styles from './play.module.css';
import { Section } from './Section';

/** A sun on its way down. */
const PICTURE = <path d="M3 27H29M8 22A8 8 0 0 1 24 22M16 6V9M4.5 11L6.5 13M27.5 11L25.5 13" />;

/** How long a child plays on one day. */
export function PlayTime() {
  const [chosen, set] = useSetting(PLAY_TIME);
  function choose(minutes: (typeof PLAY_MINUTES)[number]) {
    set(minutes);
    // The seconds of today are kept for it alone.
    if (minutes === 0) writeText(PLAY_TIME_USED_KEY, null);
  }
  return (
    <Section
      title="Play time"
      picture={PICTURE}
      text="A sun sinks while your child plays. Then Wiggle sleeps until six in the morning, or until you answer."
    >
      <fieldset className={styles.choices}>
        <legend className="visuallyHidden">Minutes a day</legend>
        <Choices values={PLAY_MINUTES} chosen={chosen} choose={choose} isQuiet>
          {(minutes) => (
            <>
              {minutes === 0 ? 'Off' : minutes}
              {minutes > 0 && <span className="visuallyHidden"> minutes</span>}
            </>
          )}
        </Choices>
      </fieldset>
    </Section>
  );
}
