import { catalogue } from '../../games/catalogue';
import { SHELF, useSetting } from '../../kit/family/settings';
import { Icon } from '../../kit/ui/Icon';
import { awayFor, onShelf } from '../home/selection';
import { Section } from './Section';
import styles from './shelf.module.css';

/** A shelf with three things on it. */
const PICTURE = <path d="M4 26H28M6 20V10H11V20M14 20V6H19V20M23 20L20.5 12.5M4 21H28" />;

/** One tap each. All games are for a child older than any of them asks for. The last words stay on one line. */
const PRESETS: readonly (readonly [start: string, last: string, oldest: number])[] = [
  ['All', 'games', Number.POSITIVE_INFINITY],
  ['For a', 'one-year-old', 1],
  ['For a', 'two-year-old', 2],
  ['For a', 'three-year-old', 3],
  ['For a', 'four-year-old', 4],
];

/** Which games Home shows. */
export function Shelf() {
  const [away, setAway] = useSetting(SHELF);
  const left = onShelf(catalogue, away);
  const isShown = (oldest: number) =>
    left.length === catalogue.length - awayFor(catalogue, oldest).length && left.every(({ age }) => age <= oldest);

  return (
    <Section
      title="The shelf"
      picture={PICTURE}
      text="Tap a game to take it off Home, or to put it back. Its own link still opens it."
    >
      <fieldset className={styles.presets}>
        <legend className="visuallyHidden">Many at once</legend>
        {PRESETS.map(([start, last, oldest]) => (
          <button
            key={last}
            type="button"
            className="btn quiet choice"
            aria-pressed={isShown(oldest)}
            onClick={() => setAway(awayFor(catalogue, oldest))}
          >
            {start} <span className={styles.last}>{last}</span>
          </button>
        ))}
      </fieldset>
      <ul className={styles.games}>
        {catalogue.map(({ name, path, age, preview }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.game}
              aria-label={`${name}, ${age}+`}
              aria-pressed={!away.includes(path)}
              onClick={() => setAway(away.includes(path) ? away.filter((other) => other !== path) : [...away, path])}
            >
              <img src={preview} alt="" width="320" height="200" />
              {name}
              <Icon name="tick" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        Home shows {left.length} of {catalogue.length} games.
      </p>
    </Section>
  );
}
