import { awayCount } from '../../../families/tidy/rules/things';
import { TidyPage } from '../../../families/tidy/view/TidyPage';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { rules, setting } from '../rules/rules';
import { Beach } from './Beach';
import { BinFace } from './BinFace';
import styles from './eco-hero.module.css';
import { effects } from './effects';

const stickers = () => import('../stickers');

export default function EcoHero() {
  return (
    <TidyPage
      title={card.name}
      goal="Put everything into the right bin!"
      rules={rules}
      setting={setting}
      effects={effects}
      stickers={stickers}
      sheet={sheet}
      className={styles.beach}
      label="A beach and three bins. Choose an item, then its bin."
      hud={(state) => [
        { label: 'Score', value: state.score, icon: 'trophy' },
        { label: 'Correct', value: awayCount(state), icon: 'star' },
        { label: 'Wrong', value: state.puts - awayCount(state), icon: 'moves' },
      ]}
      scene={(state) => <Beach {...state} />}
      face={(bin, state) => <BinFace bin={bin} {...state} />}
      praise="Eco Hero"
      thanks="The Earth says thank you!"
      again="Save Earth Again"
      wholeScreen
    />
  );
}
