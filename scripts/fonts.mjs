// Writes web/art/fonts/inter-common.woff2, the letters of all texts: `npm run fonts`. The file of the package has letters,
// features and weights that the app hardly or never shows, and they are two thirds of its bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isMain, root } from './repo.mjs';

const require = createRequire(import.meta.url);
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = require('subset-font');

export const FONT = path.join(root, 'web/art/fonts/inter-common.woff2');
const SHEET = path.join(root, 'web/art/fonts/inter.css');
const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** Kerning, accents, and what the style sheets ask for: figures of one width and the one-storey a. */
const FEATURES = ['kern', 'ccmp', 'mark', 'locl', 'tnum', 'cv11'];
const WEIGHTS = { min: 400, max: 700 };

/** The letters for which the style sheet names the file. */
export function commonCharacters() {
  const [, ranges = ''] = /inter-common\.woff2[^}]*unicode-range:\s*([^;]+);/.exec(readFileSync(SHEET, 'utf8')) ?? [];
  const codes = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  return String.fromCodePoint(...codes);
}

/** @returns {Promise<Buffer>} */
export function makeFont() {
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES };
  return subsetFont(readFileSync(require.resolve(SOURCE)), commonCharacters(), options);
}

if (isMain(import.meta.url)) {
  const font = await makeFont();
  writeFileSync(FONT, font);
  console.log(`${path.relative(root, FONT)}: ${font.length} bytes`);
}
