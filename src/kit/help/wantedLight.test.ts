import { expect, it, vi } from 'vitest';
import type { Shown } from './ghostPose';
import { layLight } from './wantedLight';

const animation = (iterations: number) => ({ playbackRate: 1, effect: { getTiming: () => ({ iterations }) } });

it('lies where the finger should go down, slows what moves without end, and leaves nothing behind', async () => {
  const [decoration, answer] = [animation(Number.POSITIVE_INFINITY), animation(1)];
  const play = Object.assign(document.createElement('div'), {
    inert: false,
    getAnimations: () => [decoration, answer],
  });
  let shown: Shown | null = { type: 'drag', from: { x: 30, y: 40 }, to: { x: 0, y: 0 } };
  const end = layLight(play as unknown as HTMLElement, () => shown);
  const light = document.querySelector<HTMLElement>('.wantedLight');
  await vi.waitFor(() => expect(light?.style.transform).toBe('translate(30px,40px)'));
  expect([light?.hidden, light?.getAttribute('aria-hidden'), decoration.playbackRate, answer.playbackRate]).toEqual([
    false,
    'true',
    0.5,
    1,
  ]);
  shown = null;
  await vi.waitFor(() => expect(light?.hidden).toBe(true));
  end();
  expect([document.querySelector('.wantedLight'), decoration.playbackRate]).toEqual([null, 1]);
});
