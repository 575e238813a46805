import { isThanked, outcomeOf } from '../donate/back';

/** Back from a payment: /donate shows its thanks at once, and never the form before them (donate.module.css). */
export function showThanksFirst(): void {
  const outcome = outcomeOf(new URLSearchParams(location.search));
  document.documentElement.toggleAttribute('data-thanks', isThanked(outcome));
}
