import { expect, it } from 'vitest';
import { allStickers } from '../../../games/stickers';
import { groundNote, songOf } from './song';

it('a sticker always sings the same, and hardly any two sing alike', () => {
  const songs = allStickers.map(({ id }) => JSON.stringify(songOf(id)));
  expect(allStickers.map(({ id }) => JSON.stringify(songOf(id)))).toEqual(songs);
  expect(new Set(songs).size).toBeGreaterThan(0.95 * songs.length);
});

it('a song is short, gentle and without wrong notes', () => {
  for (const { id } of allStickers) {
    const song = songOf(id);
    expect(song.length).toBeGreaterThanOrEqual(3);
    expect(song.length).toBeLessThanOrEqual(4);
    for (const { pitch, volume = 1, at = 0, ms = 0 } of song) {
      expect([0, 2, 4, 7, 9]).toContain((pitch - 67) % 12);
      expect(volume).toBeLessThanOrEqual(0.4);
      expect(at + ms).toBeLessThan(700);
    }
  }
});

it('the bare page rises to the right and to the top', () => {
  const pitch = (x: number, y: number) => groundNote({ x, y }).pitch;
  expect(pitch(0.9, 0.5)).toBeGreaterThan(pitch(0.1, 0.5));
  expect(pitch(0.5, 0.1)).toBeGreaterThan(pitch(0.5, 0.9));
});
