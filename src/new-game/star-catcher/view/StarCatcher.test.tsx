import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, value } from '../../../../tests/gameView';
import { card, keys } from '../game';
import StarCatcher from './StarCatcher';

it('shows its name, counts what is caught, and keeps the best', () => {
  show(<StarCatcher />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(card.name);
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(value('Score')).toBe('1');
  expect(localStorage.getItem(keys.best.key)).toBe('1');
});
