import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { POINTS, POWER_DURATION, POWER_UPS } from '../rules/items';
import { ROUND } from '../rules/rules';
import styles from './pumpkin-catcher.module.css';

type Picture = keyof typeof sheet.pieces;

const LINES: readonly (readonly [readonly Picture[], string])[] = [
  [['basket'], 'Move the basket with your finger, the mouse or the arrow keys.'],
  [['pumpkin', 'candy'], `Catch pumpkins (+${POINTS.pumpkin}) and candy (+${POINTS.candy}).`],
  [
    ['bat', 'spider', 'ghost'],
    `Let the silly bats (${POINTS.bat}), spiders (${POINTS.spider}) and ghosts (${POINTS.ghost}) fly by.`,
  ],
  [
    ['trick', 'treat'],
    `Bubbles help you for ${POWER_DURATION / 1000} seconds: ${POWER_UPS.trick} or ${POWER_UPS.treat}`,
  ],
  [['tree-gold'], `You have ${ROUND / 1000} seconds. Ready, steady, catch!`],
];

export function HowToPlay() {
  return (
    <section className={styles.how} aria-labelledby="how-to-play">
      <Piece sheet={sheet} name="menu" />
      <h2 id="how-to-play">How to Play</h2>
      <ul className={styles.lines}>
        {LINES.map(([pictures, words]) => (
          <li key={words}>
            <span>
              {pictures.map((name) => (
                <Piece key={name} sheet={sheet} name={name} />
              ))}
            </span>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
