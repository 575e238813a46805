import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, holdClock, pass, show, value } from '../../../../tests/gameView';
import { BIN_NAMES, BINS, binOf, explain, KINDS, type Kind } from '../rules/items';
import EcoHero from './EcoHero';

beforeEach(holdClock);
beforeEach(() => {
  show(<EcoHero />);
});

const values = () => ['Score', 'Correct', 'Wrong'].map(value);

/** The items that are left, as their kinds. */
function left(): Kind[] {
  const labels = screen.getAllByRole('button').map((element) => element.getAttribute('aria-label'));
  return KINDS.filter((kind) => labels.includes(kind));
}

function sort(kind: Kind, right: boolean) {
  fireEvent.click(screen.getByLabelText(kind));
  const bin = right ? binOf(kind) : BINS.find((other) => other !== binOf(kind));
  fireEvent.click(screen.getByText(BIN_NAMES[bin ?? 'trash']));
}

it('has a Home link, title, mute toggle, score, correct and wrong counts, instruction line, bins and items', () => {
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Eco Hero' })).toBeTruthy();
  expect(button('Mute')).toBeTruthy();
  expect(values()).toEqual(['0', '0', '0']);
  expect(screen.getByText('Drag each item to the right bin!')).toBeTruthy();
  for (const name of ['Recycle', 'Compost', 'Trash']) expect(button(name)).toBeTruthy();
  expect(left().length).toBeGreaterThanOrEqual(8);
  expect(left().length).toBeLessThanOrEqual(10);
});

it('goes from the item to the bins and back with the keyboard', () => {
  const [kind = 'leaves'] = left();
  const item = button(kind);
  fireEvent.click(item);
  expect(item.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(button('Recycle'));
  fireEvent.click(button(BIN_NAMES[binOf(kind)]));
  expect(values()).toEqual(['15', '1', '0']);
  expect(left()).not.toContain(kind);
  expect(left()).toContain(document.activeElement?.getAttribute('aria-label'));
});

it('says kindly where a wrongly sorted item belongs, until the next one is right', () => {
  const [kind = 'leaves', next = 'lettuce'] = left();
  sort(kind, false);
  expect(values()).toEqual(['0', '0', '1']);
  expect(screen.getByText(explain(kind))).toBeTruthy();
  expect(left()).toContain(kind);
  sort(next, true);
  expect(screen.getByText('Drag each item to the right bin!')).toBeTruthy();
  sort(kind, false);
  expect(values()).toEqual(['10', '1', '2']);
});

it('covers the whole screen with its overlay, and lets presses on Home and mute through', () => {
  for (const kind of left()) sort(kind, true);
  pass(800);
  const panel = screen.getByRole('region', { name: 'Eco Hero' });
  expect(panel.parentElement?.hasAttribute('data-whole-screen')).toBe(true);
  const css = readFileSync('src/kit/ui/Overlay.module.css', 'utf8');
  expect(css).toMatch(/\.veil \{[^}]*inset: 0;/);
  expect(css).toMatch(/\.veil\[data-whole-screen\] \{[^}]*position: fixed;[^}]*pointer-events: none;/);
  expect(css).toMatch(/\.panel \{[^}]*pointer-events: auto;/);
});

it('ends with the Eco Hero overlay, which stays until Save Earth Again', () => {
  const kinds = left();
  for (const kind of kinds) sort(kind, true);
  expect(values()).toEqual([String(kinds.length * 15), String(kinds.length), '0']);
  pass(800);
  expect(screen.getByRole('heading', { level: 2, name: 'Eco Hero' })).toBeTruthy();
  pass(10_000);
  fireEvent.click(button('Save Earth Again'));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(values()).toEqual(['0', '0', '0']);
  expect(left().length).toBeGreaterThanOrEqual(8);
});
