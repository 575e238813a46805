import { CoffeeCup } from '../layout/CoffeeCup';
import { COFFEE } from '../site';

/** The way to help that needs no card form of ours. */
export function CoffeeLink() {
  return (
    <a className="btn" href={COFFEE} target="_blank" rel="noopener" aria-label="Buy Us Coffee (opens in a new tab)">
      <CoffeeCup />
      <span>Buy Us Coffee</span>
    </a>
  );
}
