import { afterEach, expect, it, vi } from 'vitest';
import { printPicture, savePicture } from './savePicture';

afterEach(() => void vi.restoreAllMocks());

/** Catches the files that are given to the child. */
function files(blob: Blob | null) {
  const given: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(blob));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    given.push(`${this.download} ${this.href.split(':')[0]}`);
  });
  return given;
}

it('gives the picture as a file of that name', () => {
  const given = files(new Blob(['a picture']));
  savePicture(document.createElement('canvas'), 'my-picture.png');
  expect(given).toEqual(['my-picture.png blob']);
});

it('gives nothing where there is no picture, or none can be made of it', () => {
  const given = files(null);
  savePicture(null, 'my-picture.png');
  savePicture(document.createElement('canvas'), 'my-picture.png');
  expect(given).toEqual([]);
});

it('prints', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  printPicture();
  vi.unstubAllGlobals();
  expect(print).toHaveBeenCalledOnce();
});
