// Packs each game's pictures (src/games/<id>/art/*.svg) into one sheet, art.svg, with art.ts that says
// where each piece stands. A folder of pictures of one size (art/<piece>/*.svg) is one piece, a strip of them
// in the order of their names. `--check` writes nothing and fails when a sheet is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const GAMES = 'src/games';
const GAP = 4;
const SHEET_WIDTH = 1024;

function readPiece(file) {
  const text = readFileSync(file, 'utf8').trim();
  const [, open, inner] = text.match(/^<svg([^>]*)>([\s\S]*)<\/svg>$/) ?? [];
  const [, x, y, width, height] = open?.match(/viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/) ?? [];
  if (!width) throw new Error(`${file}: expected one <svg viewBox="0 0 W H">`);
  if (Number(x) !== 0 || Number(y) !== 0) throw new Error(`${file}: the viewBox must start at 0 0`);
  const name = basename(file, '.svg');
  // Pieces share one document: their ids must not meet.
  const prefixed = inner
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
  return { name, inner: prefixed, width: Number(width), height: Number(height) };
}

const svgFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => join(folder, name));

/** The pictures of a folder side by side. */
function readStrip(folder) {
  const frames = svgFiles(folder).map(readPiece);
  const [{ width, height }] = frames;
  for (const frame of frames) {
    if (frame.width !== width || frame.height !== height) throw new Error(`${folder}: ${frame.name} has another size`);
  }
  const inner = frames.map((frame, index) => frameAt(frame, index * width, 0)).join('');
  return { name: basename(folder), inner, width: width * frames.length, height };
}

const frameAt = ({ inner, width, height }, x, y) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}">${inner}</svg>`;

/** Shelves of pieces, the tallest first: simple, and close enough to tight. */
function pack(pieces) {
  const placed = [];
  let [x, y, shelf, width] = [0, 0, 0, 0];
  for (const piece of [...pieces].sort((a, b) => b.height - a.height || a.name.localeCompare(b.name))) {
    if (x > 0 && x + piece.width > SHEET_WIDTH) {
      y += shelf + GAP;
      [x, shelf] = [0, 0];
    }
    placed.push({ ...piece, x, y });
    x += Math.ceil(piece.width) + GAP;
    shelf = Math.max(shelf, Math.ceil(piece.height));
    width = Math.max(width, x - GAP);
  }
  return { placed, width, height: y + shelf };
}

const camel = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

function draw(id) {
  const folder = join(GAMES, id, 'art');
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const strips = folders.map(({ name }) => readStrip(join(folder, name)));
  const { placed, width, height } = pack([...svgFiles(folder).map(readPiece), ...strips]);
  const groups = placed.map((piece) => frameAt(piece, piece.x, piece.y));
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${groups.join('')}</svg>\n`;
  const lines = placed
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(
      ({ name, x, y, width, height }) =>
        `    ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: [${x}, ${y}, ${width}, ${height}],`,
    );
  const code = `// Written by scripts/art.mjs from art/*.svg; run \`npm run art\` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const ${camel(id)}Art = {
  url,
  width: ${width},
  height: ${height},
  pieces: {
${lines.join('\n')}
  },
} as const satisfies Sheet;
`;
  return [
    [join(GAMES, id, 'art.svg'), sheet],
    [join(GAMES, id, 'art.ts'), code],
  ];
}

const games = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'art')));
const outputs = games.flatMap(draw);
if (process.argv.includes('--check')) {
  const stale = outputs.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const [file] of stale) console.error(`${file} is out of date: run "npm run art"`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [file, text] of outputs) writeFileSync(file, text);
console.log(`Packed the pictures of ${games.length} games.`);
