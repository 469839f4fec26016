import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BOARD_SHEETS, type BoardRequest, renderBoard } from '@orrery/web/picture';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { parseDocument } from 'htmlparser2';
import { pictureSvg } from './card.ts';
import { applyStyles } from './styled.ts';
import { readStyles, type StyleRule } from './styles.ts';

/** A moment of a game, as a picture for messengers. */
export interface PictureRequest extends BoardRequest {
  /** The name of the game. */
  readonly title: string;
  /** By seat. */
  readonly names: readonly string[];
}

const require = createRequire(import.meta.url);

const FONTS = [
  require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
  require.resolve('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2'),
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  require.resolve('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2'),
  require.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'),
];
const RENDERER = require.resolve('@resvg/resvg-wasm/index_bg.wasm');

interface Tools {
  readonly rules: readonly StyleRule[];
  readonly fonts: readonly Uint8Array[];
}

async function prepare(): Promise<Tools> {
  await initWasm(await readFile(RENDERER));
  return { rules: readStyles(BOARD_SHEETS), fonts: await Promise.all(FONTS.map((file) => readFile(file))) };
}
let prepared: Promise<Tools> | null = null;

/** Draws a picture as SVG that depends on no style sheet. */
export async function drawPicture(request: PictureRequest, rules: readonly StyleRule[]): Promise<string> {
  const page = parseDocument(await renderBoard(request), { xmlMode: true });
  applyStyles(page, rules);
  return pictureSvg(page, request.title, request.names);
}

/** The picture as PNG. */
export async function renderPicture(request: PictureRequest): Promise<Uint8Array> {
  prepared ??= prepare();
  const { rules, fonts } = await prepared;
  const font = { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' };
  // The sheets call it “Inter Variable”, the file itself “Inter”.
  const svg = (await drawPicture(request, rules)).replaceAll('Inter Variable', 'Inter');
  return new Resvg(svg, { font }).render().asPng();
}
