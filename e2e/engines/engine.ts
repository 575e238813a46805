import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** By what they are called in `KeyboardEvent.key`. */
export type Key = 'ArrowRight' | 'ArrowDown' | ' ';

/** One window of a browser other than Chromium: as much of it as these tests need. */
export interface Engine {
  /** Loads an address into a window whose inside has this size. */
  open(address: string, size: Size): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** The inside of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  click(at: Point): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  close(): Promise<void>;
}

/** How to start an engine, or null where it is not installed. */
export type Start = (() => Promise<Engine>) | null;

/** Runs a function in the page, where it sees nothing of what is around it here. */
export const run = <Args extends readonly unknown[], Result>(
  engine: Pick<Engine, 'evaluate'>,
  script: (...args: Args) => Result,
  ...args: Args
) => engine.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;

/** Where a program of this name lies, as a shell would find it. */
export const findProgram = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
