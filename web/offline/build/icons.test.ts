import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICONS, pngOf, SCREENSHOTS } from './icons.ts';

const webFile = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const MANIFEST = JSON.parse(readFileSync(webFile('public/manifest.json'), 'utf8'));
const MADE = new Map<string, number>(ICONS.map(({ file, size }) => [file, size]));

/** Width and height of a WebP picture with the simple lossy format. */
function sizeOfWebp(bytes: Buffer): readonly [number, number] {
  const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [bytes.readUInt16LE(start + 3) & 0x3fff, bytes.readUInt16LE(start + 5) & 0x3fff];
}

test('the manifest offers PNG icons of 192 and 512 pixels, also maskable ones, all of which the build makes', () => {
  const pngs = MANIFEST.icons.filter(({ type }: { type: string }) => type === 'image/png');
  for (const { src, sizes } of pngs) expect(`${MADE.get(src.slice(1))}x${MADE.get(src.slice(1))}`).toBe(sizes);
  for (const purpose of ['any', 'maskable']) {
    const sizes = pngs
      .filter((icon: { purpose: string }) => icon.purpose === purpose)
      .map(({ sizes }: { sizes: string }) => sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  expect(readFileSync(webFile('index.html'), 'utf8')).toContain(
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  );
  expect(MADE.has('apple-touch-icon.png')).toBe(true);
});

test('an icon is drawn at its size', async () => {
  const png = Buffer.from(await pngOf(readFileSync(webFile('public/icon-maskable.svg'), 'utf8'), 192));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
});

test('the manifest has wide and narrow screenshots, of the stated sizes, all of which the build copies', () => {
  const shots: readonly { src: string; sizes: string; form_factor: string; label: string }[] = MANIFEST.screenshots;
  expect(shots.map(({ src }) => src).toSorted()).toEqual(SCREENSHOTS.map((name) => `/screenshots/${name}`).toSorted());
  for (const { src, sizes, form_factor, label } of shots) {
    const [width, height] = sizeOfWebp(readFileSync(webFile(`../docs${src.replace('screenshots', 'screens')}`)));
    expect(`${width}x${height}`).toBe(sizes);
    expect(form_factor).toBe(width > height ? 'wide' : 'narrow');
    expect(label).not.toBe('');
  }
});
