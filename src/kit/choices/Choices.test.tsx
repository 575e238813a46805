import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Choices } from './Choices';

it('presses the chosen button alone, and says which is chosen next', () => {
  const choose = vi.fn();
  render(
    <Choices values={['low', 'high']} chosen="low" choose={choose}>
      {(value) => value.toUpperCase()}
    </Choices>,
  );
  const pressed = screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
  expect(pressed).toEqual([
    ['LOW', 'true'],
    ['HIGH', 'false'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'HIGH' }));
  expect(choose.mock.calls).toEqual([['high']]);
});

it('is quiet where that is wanted', () => {
  render(
    <Choices values={[1]} chosen={1} choose={() => {}} isQuiet>
      {String}
    </Choices>,
  );
  expect(screen.getByRole('button').className).toBe('btn quiet choice');
});
