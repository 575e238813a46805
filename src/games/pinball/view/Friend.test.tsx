import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Friend } from './Friend';

it('hops anew with every hundred points, and before the first not at all', () => {
  const { container, rerender } = render(<Friend score={0} />);
  const seen = (score: number) => {
    rerender(<Friend score={score} />);
    return container.querySelector('img');
  };
  expect(seen(0)?.dataset.cheers).toBe('false');
  const first = seen(120);
  expect(first?.dataset.cheers).toBe('true');
  expect(seen(190)).toBe(first);
  expect(seen(210)).not.toBe(first);
});
