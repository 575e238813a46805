import { useMemo, useState } from 'react';
import head from '../../kit/art/wiggle-head.svg?url';
import { COUNTS_PLAY, PLAYED_KEY, useSetting } from '../../kit/family/settings';
import { parsePlayed } from '../../kit/late/played';
import { useStoredText, writeText } from '../../kit/storage';
import styles from './played.module.css';
import { daysOfWeek, gamesToday, minutesInWords } from './playedWords';
import { Section } from './Section';
import { Switch } from './Switch';

/** A leaf. */
const PICTURE = <path d="M6 26Q4 8 27 5Q28 26 11 25Q14 16 20 12" />;

/** How long each game was played today: a caterpillar for each, the longer the play. */
export function Played() {
  const [counts, setCounts] = useSetting(COUNTS_PLAY);
  const [text] = useStoredText(PLAYED_KEY);
  const [now] = useState(() => new Date());
  const [status, setStatus] = useState('');
  const played = useMemo(() => parsePlayed(text), [text]);
  const games = gamesToday(played, now);

  function wipe() {
    if (text === null) return;
    const done = writeText(PLAYED_KEY, null);
    setStatus(done ? 'Wiped.' : 'Your browser did not let us wipe it. You can do it in its own settings.');
  }

  return (
    <Section
      title="Played today"
      picture={PICTURE}
      text="Minutes in each game. Kept for seven days, on this device alone."
    >
      <div className={styles.sides}>
        {games.length === 0 ? (
          <p>{counts ? 'Nothing was played yet today.' : 'Nothing is counted.'}</p>
        ) : (
          <ul className={styles.games}>
            {games.map(({ game, seconds, share }) => (
              <li key={game.path}>
                <img src={game.preview} alt="" width="320" height="200" />
                <span>
                  <b>{game.name}</b> {minutesInWords(seconds)}
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.body} style={{ width: `${share * 100}%` }} />
                  <img src={head} alt="" width="112" height="112" />
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.week}>
          <ul className={styles.days} aria-label="The last seven days">
            {daysOfWeek(played, now).map(({ name, seconds, share }) => (
              <li key={name}>
                <span className={styles.stalk} aria-hidden="true">
                  <span style={{ height: `${share * 100}%` }} />
                </span>
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="visuallyHidden">
                  {name}: {minutesInWords(seconds)}
                </span>
              </li>
            ))}
          </ul>
          <Switch name="Count minutes" on={counts} set={setCounts} />
          <button type="button" className={`btn quiet ${styles.wipe}`} aria-disabled={text === null} onClick={wipe}>
            Wipe
          </button>
          <p role="status">{status}</p>
        </div>
      </div>
    </Section>
  );
}
