import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** How the text is cut into blocks, and what it is taken for: none of these is best for every file. */
const BLOCKS = [0, 17, 18];
const MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

/** A file in its smallest form: it is made once and sent often. */
export async function smallest(content) {
  const forms = await Promise.all(
    BLOCKS.flatMap((block) =>
      MODES.map((mode) =>
        compress(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            [constants.BROTLI_PARAM_MODE]: mode,
            [constants.BROTLI_PARAM_LGBLOCK]: block,
          },
        }),
      ),
    ),
  );
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}
