import { allStickers } from '../../../games/stickers';
import { makePicture } from '../../../kit/stage/pen';
import { type Page, type SceneName, STICKER_WIDTH } from '../rules/book';
import { SCENE_LOOKS } from './scenes';

const SIZE = { width: 1600, height: 1000 } as const;

async function load(picture: string): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { src: picture });
  await image.decode();
  return image;
}

/** A page as a picture, as it is seen on the screen. */
export async function paintPage(scene: SceneName, page: Page): Promise<HTMLCanvasElement> {
  const ground = await load(SCENE_LOOKS[scene].picture);
  const pictures = new Map(allStickers.map(({ id, picture }) => [id, picture]));
  const stickers = await Promise.all(
    page.map(async (placed) => {
      const picture = pictures.get(placed.sticker);
      return { ...placed, image: picture ? await load(picture) : null };
    }),
  );
  return makePicture(SIZE.width, SIZE.height, (context) => {
    context.drawImage(ground, 0, 0, SIZE.width, SIZE.height);
    for (const { image, x, y, turn, size } of stickers) {
      if (!image) continue;
      const side = STICKER_WIDTH * SIZE.width * size;
      context.save();
      context.translate(x * SIZE.width, y * SIZE.height);
      context.rotate((turn * Math.PI) / 180);
      context.drawImage(image, -side / 2, -side / 2, side, side);
      context.restore();
    }
  });
}
