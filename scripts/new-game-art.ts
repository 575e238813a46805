// The pictures of a game that already runs, as scripts/new-game.ts lays them down.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = 'src/games';

/** A star with a face, 96 x 96. */
const STAR =
  '<path d="M48 6L60 33Q62 36 65 36L91 39L71 58Q69 60 70 63L76 90L51 76Q48 74 45 76L20 90L26 63Q27 60 25 58L5 39L31 36Q34 36 36 33Z" fill="#ffd23f"/><path d="M76 90L51 76Q48 74 45 76L33 83Q66 76 71 58Q69 60 70 63Z" fill="#f4b400"/><ellipse cx="38" cy="48" rx="4" ry="5.5" fill="#22304A"/><ellipse cx="58" cy="48" rx="4" ry="5.5" fill="#22304A"/><path d="M42 58Q48 65 54 58" fill="none" stroke="#22304A" stroke-width="4" stroke-linecap="round"/>';

/** In the frame that all stickers have: the first and the last line of any of them. */
function sticker(...lines: string[]): string {
  const folders = readdirSync(GAMES).map((id) => join(GAMES, id, 'art/stickers'));
  const folder = folders.find((path) => existsSync(path)) ?? '';
  const [other = ''] = readdirSync(folder);
  const frame = readFileSync(join(folder, other), 'utf8').trimEnd().split('\n');
  return `${[frame[0], ...lines, frame.at(-1)].join('\n')}\n`;
}

export const pictures = (): Record<string, string> => ({
  'art/stickers/star.svg': sticker(`<g transform="translate(12 10)">${STAR}</g>`),
  'art/stickers/pair.svg': sticker(
    `<g transform="translate(8 8)scale(.7)">${STAR}</g>`,
    `<g transform="translate(48 46)scale(.64)">${STAR}</g>`,
  ),
  'art/stickers/comet.svg': sticker(
    '<path d="M22 22L58 72M40 16L72 60M16 44L48 84" stroke="#ff9a3d" stroke-width="9"/>',
    `<g transform="translate(36 34)scale(.8)">${STAR}</g>`,
  ),
  'art/pieces/star.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${STAR}</svg>\n`,
  'art/preview.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M0 0H320V200H0Z" fill="#b7e68a"/><circle cx="160" cy="110" r="86" fill="#d3f2b0"/><path d="M160 40L182 88Q184 92 189 93L238 99L201 133Q198 136 199 141L210 190L166 164Q160 161 154 164L110 190L121 141Q122 136 119 133L82 99L131 93Q136 92 138 88Z" fill="#ffd23f"/><ellipse cx="143" cy="117" rx="7" ry="10" fill="#22304A"/><ellipse cx="177" cy="117" rx="7" ry="10" fill="#22304A"/><path d="M149 136Q160 148 171 136" fill="none" stroke="#22304A" stroke-width="5" stroke-linecap="round"/></svg>\n',
});
