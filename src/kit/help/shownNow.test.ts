import { expect, it } from 'vitest';
import { buttonOnward } from './shownNow';

it('leads on from a panel by its own button, also where the game below has sections with buttons', () => {
  document.body.innerHTML = `<main>
    <div inert class="play"><section><button class="primary" id="row"></button></section></div>
    <div><section><button id="view"></button><button class="primary" id="again"></button></section></div>
  </main>`;
  const play = document.querySelector<HTMLElement>('.play');
  expect(play && buttonOnward(play)?.id).toBe('again');
});

it('leads on from an end without a panel by the colored button beside the game, where it may be pressed', () => {
  document.body.innerHTML =
    '<main><div class="play"></div></main><section><button class="btn primary" id="new"></button></section>';
  const play = document.querySelector<HTMLElement>('.play');
  expect(play && buttonOnward(play)?.id).toBe('new');
  document.querySelector('#new')?.setAttribute('aria-disabled', 'true');
  expect(play && buttonOnward(play)).toBeNull();
});
