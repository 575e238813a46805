import type { ReactNode } from 'react';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { POINTS, POWER_DURATION, POWER_UPS } from '../rules/items';
import { ROUND } from '../rules/rules';
import styles from './pumpkin-catcher.module.css';

type Picture = keyof typeof sheet.pieces;

/** Points and times, which a calm game does not show. */
const Count = ({ children }: { children: ReactNode }) => <span data-score="">{children}</span>;
const points = (thing: keyof typeof POINTS, sign = '') => <Count>{` (${sign}${POINTS[thing]})`}</Count>;

const LINES: readonly (readonly [readonly Picture[], ReactNode])[] = [
  [['basket'], 'Move the basket with your finger, the mouse or the arrow keys.'],
  [
    ['pumpkin', 'candy'],
    <>
      Catch pumpkins{points('pumpkin', '+')} and candy{points('candy', '+')}.
    </>,
  ],
  [
    ['bat', 'spider', 'ghost'],
    <>
      Let the silly bats{points('bat')}, spiders{points('spider')} and ghosts{points('ghost')} fly by.
    </>,
  ],
  [
    ['trick', 'treat'],
    <>
      Bubbles help you<Count> for {POWER_DURATION / 1000} seconds</Count>: {POWER_UPS.trick} or {POWER_UPS.treat}
    </>,
  ],
  [
    ['tree-gold'],
    <>
      <Count>You have {ROUND / 1000} seconds. </Count>Ready, steady, catch!
    </>,
  ],
];

export function HowToPlay() {
  return (
    <section className={styles.how} aria-labelledby="how-to-play">
      <Piece sheet={sheet} name="menu" />
      <h2 id="how-to-play">How to Play</h2>
      <ul className={styles.lines}>
        {LINES.map(([pictures, words]) => (
          <li key={pictures[0]}>
            <span>
              {pictures.map((name) => (
                <Piece key={name} sheet={sheet} name={name} />
              ))}
            </span>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
