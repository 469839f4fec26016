import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** Pictures that systems want as PNG, by the drawing they are made of. The manifest and the page name them. */
export const ICONS = [
  { file: 'icon-192.png', drawing: 'icon.svg', size: 192 },
  { file: 'icon-512.png', drawing: 'icon.svg', size: 512 },
  { file: 'icon-maskable-192.png', drawing: 'icon-maskable.svg', size: 192 },
  { file: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', size: 512 },
  // iOS fills the corners of a round icon with black: it gets the one that covers the whole square.
  { file: 'apple-touch-icon.png', drawing: 'icon-maskable.svg', size: 180 },
] as const;

/** Shown when a browser offers to install the app; taken from the pictures of the documentation. */
export const SCREENSHOTS = [
  'home-desk-night.webp',
  'late-desk-night.webp',
  'starfarers-main-desk-night.webp',
  'late-phone-night.webp',
] as const;
const SCREENS_FOLDER = '../docs/screens';

const RENDERER = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready: Promise<void> | null = null;

/** Draws a square picture. */
export async function pngOf(svg: string, size: number): Promise<Uint8Array> {
  ready ??= readFile(RENDERER).then((bytes) => initWasm(bytes));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Adds the icons as PNG, and the screenshots that the manifest names. */
export function icons(): Plugin {
  let root = '';
  let publicFolder = '';
  return {
    name: 'orrery:icons',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
    },
    async generateBundle() {
      for (const { file, drawing, size } of ICONS) {
        const svg = await readFile(path.join(publicFolder, drawing), 'utf8');
        this.emitFile({ type: 'asset', fileName: file, source: await pngOf(svg, size) });
      }
      for (const name of SCREENSHOTS) {
        const source = await readFile(path.join(root, SCREENS_FOLDER, name));
        this.emitFile({ type: 'asset', fileName: `screenshots/${name}`, source });
      }
    },
  };
}
