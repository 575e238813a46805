import { describe, expect, it, vi } from 'vitest';
import type { Child, ChildFile, Sitting } from '../../bench/children/child';
import { handOf } from '../../bench/children/hands';
import { SCREENS } from '../../bench/children/stage';
import { createRandom } from '../core/random';
import type { CardInfo } from '../kit/gameInfo';
import type { StickerSet } from '../kit/stickers/sticker';

/** Every game that is played here tells its cues, whoever started it. */
const ear = vi.hoisted(() => ({ hear: (_cue: unknown, _state: unknown) => {} }));
vi.mock('../core/game', async (original) => {
  const core = await original<typeof import('../core/game')>();
  const createGame: typeof core.createGame = (rules, options, seed) => {
    const game = core.createGame(rules, options, seed);
    game.listen((cue) => ear.hear(cue, game.state));
    return game;
  };
  return { ...core, createGame };
});

type Stickers = StickerSet<unknown, unknown>;
const sets = import.meta.glob<Stickers>('./*/stickers.ts', { eager: true, import: 'stickers' });
const cards = import.meta.glob<CardInfo>('./*/game.ts', { eager: true, import: 'card' });
const children = import.meta.glob<Child>('./*/child.ts', { eager: true, import: 'child' satisfies keyof ChildFile });
const pictures = import.meta.glob<string>('./*/art/stickers/*.svg', { eager: true, query: '?raw', import: 'default' });

const addresses = import.meta.glob<string>('./*/art/stickers/*.svg', { eager: true, query: '?url', import: 'default' });

const STICKERS = 3;
const LARGEST = 3000;
const ROUNDS = 5;
/** Ms: half a minute up to the first sticker, and a round. */
const SHORT = 30_000;
const ROUND = 90_000;
const STEPS = 500;

const games = Object.entries(cards).map(([file, { age }]) => {
  const [, id = ''] = file.split('/');
  const [set, child] = [sets[`./${id}/stickers.ts`], children[`./${id}/child.ts`]];
  if (!set || !child) throw new Error(`${id} has no stickers, or no child to play it`);
  const [easiest = '', second = ''] = Object.keys(set.facts);
  return { id, age, set, child, easiest, second };
});

/** The hand of a child of two touches anywhere. */
const anywhere = handOf(2);
const [screen = { width: 320, height: 568 }] = SCREENS;

/** Sits down at a game; `got` fills with what it gives. */
function sitDown({ set, child }: { readonly set: Stickers; readonly child: Child }, seed: number) {
  const got = new Set<string>();
  ear.hear = (cue, state) => {
    for (const [name, fact] of Object.entries(set.facts)) if (fact(cue, state)) got.add(name);
  };
  return { sitting: child.sitDown(screen, seed), got };
}

/** Follows the hint, or waits for one. */
function followHint(sitting: Sitting) {
  sitting.playHint();
  sitting.pass(100);
}

function deepFreeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

describe('stickers', () => {
  it.each(games)('of $id are three, each with a fact and a look', ({ id, set }) => {
    expect(set.game).toBe(id);
    expect(Object.keys(set.facts)).toHaveLength(STICKERS);
    expect(Object.keys(set.looks)).toEqual(Object.keys(set.facts));
    for (const [name, { picture }] of Object.entries(set.looks)) {
      expect(picture).toBe(addresses[`./${id}/art/stickers/${name}.svg`]);
    }
  });

  it('have names of their own', () => {
    const names = games.flatMap(({ set }) => Object.values(set.looks).map(({ name }) => name));
    expect(new Set(names).size).toBe(games.length * STICKERS);
  });

  it('have a picture each, small and all in one frame', () => {
    const wanted = games.flatMap(({ id, set }) =>
      Object.keys(set.facts).map((name) => `./${id}/art/stickers/${name}.svg`),
    );
    expect(Object.keys(pictures).sort()).toEqual(wanted.sort());
    const [first = ''] = Object.values(pictures);
    const [head, tail] = [first.split('\n')[0], first.trimEnd().split('\n').at(-1)];
    expect(head).toContain('<filter id="rim"');
    for (const [file, picture] of Object.entries(pictures)) {
      const lines = picture.trimEnd().split('\n');
      expect(lines[0], file).toBe(head);
      expect(lines.at(-1), file).toBe(tail);
      expect(picture.match(/ id="|<text|<style|<script|href/g), file).toEqual([' id="']);
      expect(new TextEncoder().encode(picture).length, file).toBeLessThan(LARGEST);
    }
  });

  it.each(games)('of $id come for nothing that happens by itself', (game) => {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const { sitting, got } = sitDown(game, seed);
      sitting.pass(3000);
      expect([...got]).toEqual([]);
    }
  });

  it.each(games)('of $id begin with one that a child of its age gets soon', ({ easiest, ...game }) => {
    let reached = 0;
    for (let seed = 0; seed < ROUNDS; seed++) {
      const { sitting, got } = sitDown(game, seed);
      const [hand, random] = [handOf(game.age), createRandom(seed + 1000)];
      while (!got.has(easiest) && !sitting.isOver && sitting.now < SHORT) hand(sitting, random);
      if (got.has(easiest)) reached++;
    }
    expect(reached).toBeGreaterThanOrEqual(ROUNDS - 1);
  });

  it.each(games)('of $id go on with one that a round gives who follows the hints', ({ second, ...game }) => {
    const { sitting, got } = sitDown(game, 1);
    while (!got.has(second) && sitting.now < ROUND) followHint(sitting);
    expect([...got]).toContain(second);
  });

  it.each(games)('of $id are told by facts that are pure', ({ set, child }) => {
    const random = createRandom(7);
    let heard = 0;
    ear.hear = (cue, state) => {
      heard++;
      deepFreeze(cue);
      deepFreeze(state);
      for (const fact of Object.values(set.facts)) {
        const given = fact(cue, state);
        expect(given).toBeTypeOf('boolean');
        expect(fact(cue, state)).toBe(given);
      }
    };
    let sitting = child.sitDown(screen, 0);
    for (let step = 1; step <= STEPS; step++) {
      if (sitting.isOver) sitting = child.sitDown(screen, step);
      if (random.chance(0.5)) followHint(sitting);
      else anywhere(sitting, random);
    }
    expect(heard).toBeGreaterThan(0);
  });
});
