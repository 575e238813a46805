import { useEffect, useState } from 'react';
import { Choices } from '../../kit/choices/Choices';
import { loadLateParts, whenLoaded } from '../../kit/late';
import { READ_ALOUD, type ReadAloud, useReadAloud } from '../../kit/session/readAloud';
import { Icon, type IconName } from '../../kit/ui/Icon';
import styles from './Settings.module.css';

const CHOICES: Record<ReadAloud, { readonly name: string; readonly icon: IconName }> = {
  off: { name: 'Off', icon: 'silence' },
  button: { name: 'By button', icon: 'ear' },
  always: { name: 'Always', icon: 'sound' },
};

/** Whether games say what to do. Only the device's own voices speak, so there may be none. */
export function ReadAloudChoice() {
  const [mode, setMode] = useReadAloud();
  const [canSpeak, setCanSpeak] = useState(true);
  useEffect(() => whenLoaded(loadLateParts(), ({ watchVoices }) => watchVoices(setCanSpeak)), []);
  return (
    <fieldset className={styles.voices} aria-describedby={canSpeak ? undefined : 'no-voice'}>
      <legend>Read aloud</legend>
      <Choices values={READ_ALOUD} chosen={mode} choose={setMode}>
        {(choice) => (
          <>
            <Icon name={CHOICES[choice].icon} />
            {CHOICES[choice].name}
          </>
        )}
      </Choices>
      {!canSpeak && (
        <p className="soft" id="no-voice">
          This device has no voice of its own, so games stay quiet here.
        </p>
      )}
    </fieldset>
  );
}
