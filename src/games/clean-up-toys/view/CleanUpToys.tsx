import { awayCount } from '../../../families/tidy/rules/things';
import { TidyPage } from '../../../families/tidy/view/TidyPage';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { wallOf } from '../rules/layout';
import { rules, setting } from '../rules/rules';
import { Basket } from './Basket';
import styles from './clean-up-toys.module.css';
import { effects } from './effects';
import { HelpButton } from './HelpButton';

const stickers = () => import('../stickers');

export default function CleanUpToys() {
  return (
    <TidyPage
      title={card.name}
      goal="Put every toy into its basket!"
      rules={rules}
      setting={setting}
      effects={effects}
      stickers={stickers}
      sheet={sheet}
      className={styles.room}
      label="Toys and a basket. Choose a toy, then the basket."
      hud={(state) => [
        { label: 'Score', value: state.score, icon: 'star' },
        { label: 'Toys', value: `${awayCount(state)}/${state.things.length}`, icon: 'ball', progress: true },
      ]}
      controls={(session, state) => (
        <HelpButton state={state} round={session.round} help={() => session.play({ type: 'help' })} />
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
