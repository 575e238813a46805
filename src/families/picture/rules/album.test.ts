import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Album, albumOf, giveBack, hasRoom, type Kept, MOST_PICTURES, sizeWithin, throwAway } from './album';

const picture = (id: string, at: number): Kept => ({ id, at, game: '/a-game', width: 400, height: 300 });
const ids = (pictures: readonly Kept[]) => pictures.map(({ id }) => id);

const pictures = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.nat(50)), { selector: ([id]) => id, maxLength: MOST_PICTURES })
  .map((some) => some.map(([id, at]) => picture(id, at)));

const inOrder = ({ door }: Album<Kept>) =>
  door.every(({ at }, index) => index === 0 || at <= (door[index - 1]?.at ?? at));

describe('the album', () => {
  it('shows the newest first, whatever order the device tells them in', () => {
    expect(ids(albumOf([picture('a', 2), picture('b', 9), picture('c', 5)]).door)).toEqual(['b', 'c', 'a']);
    fc.assert(
      fc.property(pictures, (some) => {
        expect(inOrder(albumOf(some))).toBe(true);
        expect(ids(albumOf([...some].reverse()).door)).toEqual(ids(albumOf(some).door));
      }),
    );
  });

  it('has room for sixty', () => {
    expect([hasRoom(59), hasRoom(60), hasRoom(61)]).toEqual([true, false, false]);
  });

  it('loses nothing and doubles nothing, however often pictures go into the bin and come out of it', () => {
    fc.assert(
      fc.property(pictures, fc.array(fc.tuple(fc.boolean(), fc.nat(MOST_PICTURES))), (some, moves) => {
        let album = albumOf(some);
        for (const [away, index] of moves) {
          const from = away ? album.door : album.bin;
          const id = from[index % Math.max(1, from.length)]?.id ?? 'nothing';
          album = away ? throwAway(album, id) : giveBack(album, id);
          expect(inOrder(album)).toBe(true);
          expect([...ids(album.door), ...ids(album.bin)].sort()).toEqual(ids(some).sort());
        }
        for (const { id } of album.bin) album = giveBack(album, id);
        expect(album).toEqual(albumOf(some));
      }),
    );
  });

  it('keeps a picture in the bin where the door filled up meanwhile', () => {
    const full = Array.from({ length: MOST_PICTURES }, (_, index) => picture(`p${index}`, index));
    const album = albumOf(full, [picture('old', 1)]);
    expect(giveBack(album, 'old')).toBe(album);
    expect(ids(giveBack(throwAway(album, 'p7'), 'old').door)).toContain('old');
  });

  it('has nothing in the bin that another tab gave back', () => {
    const old = picture('old', 1);
    expect(albumOf([old], [old])).toEqual({ door: [old], bin: [] });
  });

  it('makes small pictures of the same shape, and none larger', () => {
    expect(sizeWithin({ width: 2048, height: 1000 }, 480)).toEqual({ width: 480, height: 234 });
    expect(sizeWithin({ width: 100, height: 50 }, 480)).toEqual({ width: 100, height: 50 });
    expect(sizeWithin({ width: 5000, height: 1 }, 480)).toEqual({ width: 480, height: 1 });
  });
});
