import peek from '../../kit/art/wiggle-peek.svg?url';
import { COFFEE, TAGLINE } from '../site';
import './onPaper.css';
import styles from './SiteFooter.module.css';

/** Addresses in the foot of every page that is not a game. */
const LINKS = [
  ['/about', 'About Us'],
  ['/donate', 'Support Us'],
  ['/safe-kids-games', 'Safe Kids Games'],
  ['/no-ads-games-for-kids', 'No Ads Games'],
  ['/blog/safe-online-games', 'Safe Online Games'],
  ['/privacy', 'Privacy'],
  ['/grown-ups', 'For Grown-ups'],
] as const;

/** The wood at the foot of the page. */
export function SiteFooter() {
  return (
    <footer className={styles.foot}>
      <img src={peek} alt="" width="180" height="150" loading="lazy" />
      <div className={styles.floor}>
        <nav aria-label="More">
          {LINKS.map(([path, name]) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
          <a href={COFFEE} target="_blank" rel="noopener" aria-label="Buy Us Coffee (opens in a new tab)">
            Buy Us Coffee
          </a>
        </nav>
        <p>{TAGLINE}</p>
      </div>
    </footer>
  );
}
