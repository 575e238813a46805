import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pass, pressByReader, show } from '../../../../tests/gameView';
import { PLANETS } from '../rules/planets';
import SolarSystem from './SolarSystem';

function setUp() {
  show(<SolarSystem />);
}

const score = () => screen.getByText('Score').parentElement?.textContent;
const asked = () => screen.getByText('Find This Planet:').querySelector('b')?.textContent ?? '';
const slot = (number: number) => screen.getByRole('button', { name: new RegExp(`^Slot ${number} from the sun`) });
const numberOf = (planet: string) => PLANETS.findIndex(({ name }) => name === planet) + 1;
/** As a keyboard or a screen reader presses: a click that no pointer made. */
const choose = (number: number) => fireEvent.click(slot(number), { detail: 0 });

function place() {
  choose(numberOf(asked()));
  pass(600);
}

// One clock for the whole file: the page's frame loop outlives a single test.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

describe('Solar System', () => {
  it('has its title, a sound toggle, a restart button and the score', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SOLAR SYSTEM');
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy();
    expect(score()).toBe('Score 0');
  });

  it('has a labelled button for each of the 8 slots, in the order from the sun', () => {
    setUp();
    expect(screen.getAllByRole('button', { name: /^Slot/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 8 }, (_, index) => `Slot ${index + 1} from the sun`),
    );
  });

  it("asks 'Find This Planet:' with a planet's name and color", () => {
    setUp();
    const planet = PLANETS.find(({ name }) => name === asked());
    expect(planet).toBeTruthy();
    expect(screen.getByText('Find This Planet:').parentElement?.getAttribute('style')).toContain(planet?.color);
  });

  it('places the planet in its slot, names the slot and asks for another', () => {
    setUp();
    const planet = asked();
    place();
    expect(score()).toBe('Score 10');
    expect(slot(numberOf(planet)).getAttribute('aria-label')).toBe(`Slot ${numberOf(planet)} from the sun: ${planet}`);
    expect(asked()).not.toBe(planet);
  });

  it("places the planet by a screen reader's press, which is at no place", () => {
    setUp();
    pressByReader(slot(numberOf(asked())));
    expect(score()).toBe('Score 10');
  });

  it('wobbles the card when the place is wrong, and takes nothing away', () => {
    setUp();
    const planet = asked();
    const card = () => screen.getByText('Find This Planet:').parentElement;
    expect(card()?.dataset.mood).toBe('arrives');
    const before = card();
    choose((numberOf(planet) % 8) + 1);
    expect(card()?.dataset.mood).toBe('wobbles');
    expect(card()).not.toBe(before);
    expect(score()).toBe('Score 0');
    expect(asked()).toBe(planet);
  });

  it('starts anew with Restart', () => {
    setUp();
    place();
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
    expect(score()).toBe('Score 0');
    expect(screen.getAllByRole('button', { name: /^Slot \d from the sun$/ })).toHaveLength(8);
  });

  it("ends with 'Solar System Complete!', the score and Play Again, and stores nothing", () => {
    setUp();
    for (let count = 0; count < 7; count++) place();
    choose(numberOf(asked()));
    expect(screen.queryByText('Solar System Complete!')).toBeNull();
    pass(600);
    expect(screen.getByRole('heading', { name: 'Solar System Complete!' })).toBeTruthy();
    expect(screen.getAllByText('Score').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Score 80',
      'Score80',
    ]);
    expect(localStorage.length).toBe(0);
    pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(screen.queryByText('Solar System Complete!')).toBeNull();
    expect(score()).toBe('Score 0');
  });
});
