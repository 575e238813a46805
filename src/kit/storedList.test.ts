import { expect, it } from 'vitest';
import { parseList, parseListOrNull } from './storedList';

it.each([
  [null, []],
  ['["Snake","Adam"]', ['Snake', 'Adam']],
  ['["Snake",7,null]', ['Snake']],
  ['{"a":1}', null],
  ['"Snake"', null],
  ['null', null],
  ['', null],
  ['[broken', null],
])('a stored list: %j is read as %j', (text, texts) => {
  expect(parseListOrNull(text)).toEqual(texts);
  expect(parseList(text)).toEqual(texts ?? []);
});
