import { awayCount } from '../../core/things';
import { Piece } from '../../kit/Piece';
import { atTouch } from '../../kit/press';
import { TidyPage } from '../../kit/TidyPage';
import { cleanUpToysArt as sheet } from './art';
import { Basket } from './Basket';
import styles from './clean-up-toys.module.css';
import { wallOf } from './layout';
import { rules, setting } from './rules';
import { effects } from './sounds';

export default function CleanUpToys() {
  return (
    <TidyPage
      title="Clean Up Toys"
      rules={rules}
      setting={setting}
      effects={effects}
      sheet={sheet}
      className={styles.room}
      label="Toys and a basket. Choose a toy, then the basket."
      hud={(state) => [
        { label: 'Score', value: state.score, icon: 'star' },
        { label: 'Toys', value: `${awayCount(state)}/${state.things.length}`, icon: 'ball' },
      ]}
      controls={(game, state) => (
        <button
          type="button"
          className={`btn primary ${styles.help}`}
          disabled={state.done}
          {...atTouch(() => game.play({ type: 'help' }))}
        >
          <Piece sheet={sheet} name="mommy" />
          Mommy Help!
        </button>
      )}
      scene={({ size, helpAt }) => (
        <>
          <div className={styles.wall} style={{ height: `${(wallOf(size) / size.height) * 100}%` }} />
          <div className={styles.rug}>
            <Piece sheet={sheet} name="mommy" className={helpAt === null ? styles.mommy : styles.helping} />
          </div>
        </>
      )}
      face={(_, state) => <Basket {...state} />}
      praise="Great Job"
      thanks="All the toys are home!"
      again="New Game"
    />
  );
}
