import { type Ending, keepPicture, newId } from '../../../families/picture/store/pictures';
import { takeSnapshot } from '../../../families/picture/store/snapshot';
import { printCopies } from '../printCopies';
import type { Page, SceneName } from '../rules/book';
import { BOOK_PATH } from '../words';
import { paintPage } from './paintPage';

const WORDS: Readonly<Record<Ending, string>> = {
  kept: 'It hangs on the fridge now.',
  full: 'The fridge is full. A picture in the bin makes room for a new one.',
  'no-room': 'There is no room for it just now. Your page stays as it is.',
  'no-album': 'This device keeps no pictures. Your page stays as it is.',
};

/** Hangs a page on the fridge, as a picture; returns what to say. */
export async function keepPage(scene: SceneName, page: Page): Promise<string> {
  try {
    const { file, ...snapshot } = await takeSnapshot(await paintPage(scene, page));
    const picture = { id: newId(), game: BOOK_PATH, at: Date.now(), making: null, ...snapshot };
    return WORDS[await keepPicture(picture, file)];
  } catch (error) {
    console.warn('The page could not be kept', error);
    return WORDS['no-room'];
  }
}

/** Prints a page alone on a sheet; returns what to say. */
export async function printPage(scene: SceneName, page: Page): Promise<string> {
  try {
    printCopies(await paintPage(scene, page), 1);
    return '';
  } catch (error) {
    console.warn('The page could not be printed', error);
    return 'It cannot be printed just now.';
  }
}
