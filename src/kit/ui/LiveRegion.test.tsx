import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEffectBus } from '../session/effectBus';
import { LiveRegion } from './LiveRegion';

it('says the same words anew when they come twice', () => {
  const bus = createEffectBus();
  const { container } = render(<LiveRegion effectBus={bus} />);
  const region = container.querySelector('[aria-live]');
  act(() => bus.send({ say: 'That card is open already.' }));
  const first = region?.firstChild;
  act(() => bus.send({ say: 'That card is open already.' }));
  expect(region?.textContent).toBe('That card is open already.');
  expect(region?.firstChild).not.toBe(first);
});
