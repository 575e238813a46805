// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createKeeper } from './keeper';
import { type Ending, keepPicture, writeDraft } from './pictures';

vi.mock('./pictures', () => ({
  newId: () => 'an-id',
  keepPicture: vi.fn(),
  writeDraft: vi.fn(async () => {}),
  deleteDraft: vi.fn(async () => {}),
}));
vi.mock('./snapshot', () => ({
  takeSnapshot: async () => ({ width: 4, height: 3, file: new ArrayBuffer(1), small: new ArrayBuffer(1) }),
}));
beforeEach(() => {
  vi.clearAllMocks();
});

const canvas = document.createElement('canvas');
const keeperOfSomething = () => {
  const keeper = createKeeper({ game: '/a-game', canvas: () => canvas, making: () => null, isEmpty: () => false });
  keeper.changed();
  return keeper;
};
/** Whether the last draft that was written hangs on the fridge, too. */
const writtenAsKept = () => vi.mocked(writeDraft).mock.lastCall?.[0].isKept;

/** A fridge that has not answered yet. */
function slowFridge() {
  let answer = (_: Ending) => {};
  vi.mocked(keepPicture).mockReturnValue(
    new Promise((done) => {
      answer = done;
    }),
  );
  return (ending: Ending) => answer(ending);
}

it('counts nothing as kept before the fridge has said so: it may be full', async () => {
  const answer = slowFridge();
  const keeper = keeperOfSomething();
  const keeping = keeper.keep();
  await keeper.save();
  expect(writtenAsKept()).toBe(false);
  answer('full');
  expect(await keeping).toBe('full');
  expect(writtenAsKept()).toBe(false);
});

it('hangs a picture once, however often it is pressed, and its draft knows', async () => {
  const answer = slowFridge();
  const keeper = keeperOfSomething();
  const keeping = keeper.keep();
  expect(await keeper.keep()).toBe('kept');
  answer('kept');
  expect(await keeping).toBe('kept');
  expect(await keeper.keep()).toBe('kept');
  expect(keepPicture).toHaveBeenCalledOnce();
  expect(writtenAsKept()).toBe(true);
});

it('tries again after a fridge that was full', async () => {
  vi.mocked(keepPicture).mockResolvedValueOnce('full').mockResolvedValueOnce('kept');
  const keeper = keeperOfSomething();
  expect(await keeper.keep()).toBe('full');
  expect(await keeper.keep()).toBe('kept');
});
