// What a game says about itself for the browser tests of all games, in its own folder (src/games/<id>/check.ts).
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A key, a wait in ms, a key that is held for so long, or Tab until that is focused. */
export type Stroke = string | number | { readonly hold: string; readonly ms: number } | { readonly to: string };

/** A game says only what is not so in most games. */
export interface GameCheck {
  /** Controls that are smaller than a target for a reason. */
  readonly small?: RegExp;
  /** What a game for ages 1 to 3 is played with: for small hands on a tablet; on the smallest phone where it has room. */
  readonly main?: { readonly both?: RegExp; readonly tablet?: RegExp };
  /** Main controls that are small where there are more than so many of them. */
  readonly crowd?: { readonly name: RegExp; readonly most: number };
  /** Further in than the first press of a panel: the buttons that lead there. */
  readonly further?: readonly string[];
  /** What it shows of points, times and records while it is played. */
  readonly counted?: readonly string[];
  /** What it shows of what is done or left to do, which is no score. */
  readonly kept?: readonly string[];
  /** Its main path by keys, where its own tests also use a finger, and the value that must have grown. */
  readonly keys?: { readonly value: string; readonly strokes: readonly Stroke[] };
  /** A miss changes something, too: a place where there is nothing, by shares of the stage. */
  readonly miss?: { readonly x: number; readonly y: number };
  /** It needs no canvas. */
  readonly isButtons?: boolean;
  /** Much goes on in it by itself: the short form tries its clock, too. */
  readonly isTimed?: boolean;
  /** The short form takes it where a few must stand for all. */
  readonly isSample?: boolean;
  /** Its page is laid out otherwise where it is calm: axe looks at that, too. */
  readonly isOtherInCalm?: boolean;
}

export const times = (count: number, ...strokes: Stroke[]): Stroke[] =>
  Array.from({ length: count }, () => strokes).flat();

/** So long a panel takes no key, and a little longer. */
export const PANEL = 500;

/** The check of a game's folder, if there is something to say. */
export async function checkOf(id: string): Promise<GameCheck> {
  const file = resolve(`src/games/${id}/check.ts`);
  if (!existsSync(file)) return {};
  const { check }: { readonly check: GameCheck } = await import(pathToFileURL(file).href);
  return check;
}
