import { awayCount } from '../../core/things';
import { TidyPage } from '../../kit/TidyPage';
import { ecoHeroArt } from './art';
import { Beach } from './Beach';
import { BinFace } from './BinFace';
import styles from './eco-hero.module.css';
import { rules, setting } from './rules';
import { effects } from './sounds';

export default function EcoHero() {
  return (
    <TidyPage
      title="Eco Hero"
      rules={rules}
      setting={setting}
      effects={effects}
      sheet={ecoHeroArt}
      className={styles.beach}
      label="A beach and three bins. Choose an item, then its bin."
      hud={(state) => [
        { label: 'Score', value: state.score, icon: 'trophy' },
        { label: 'Correct', value: awayCount(state), icon: 'star' },
        { label: 'Wrong', value: state.puts - awayCount(state), icon: 'again' },
      ]}
      scene={(state) => <Beach {...state} />}
      face={(bin, state) => <BinFace bin={bin} {...state} />}
      praise="Eco Hero"
      thanks="The Earth says thank you!"
      again="Save Earth Again"
    />
  );
}
