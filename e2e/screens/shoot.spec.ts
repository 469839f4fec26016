import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import type { Size } from './screen.ts';
import { SCREENS } from './screens.ts';

const isForReadme = process.env.ORRERY_SCREENS === 'readme';
const FOLDER = fileURLToPath(new URL(isForReadme ? '../../docs/screens/' : '../../dist/screens/', import.meta.url));
/** The screenshots of the README. All others are taken on request and not committed. */
const README_PICTURES: ReadonlySet<string> = new Set([
  'home-desk-night.webp',
  'late-desk-night.webp',
  'late-phone-night.webp',
  'starship-trade-desk-night.webp',
  'duel-build-desk-night.webp',
  'starfarers-main-desk-night.webp',
  'learn-step-desk-day.webp',
  'result-desk-day.webp',
]);
/** The fixed date of all screenshots, so that they always show the same date. */
const TODAY = new Date('2026-11-15T12:00:00');
const MAX_IMAGE_BYTES = 100_000;

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

/** The best quality within the size limit. */
async function shoot(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const quality of [75, 55, 40, 30, 20]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    writeFileSync(path.join(FOLDER, file), Buffer.from(data, 'base64'));
    if (Buffer.byteLength(data, 'base64') <= MAX_IMAGE_BYTES) break;
  }
  await session.detach();
  expect(readFileSync(path.join(FOLDER, file)).length).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
}

const isWanted = (file: string): boolean => !isForReadme || README_PICTURES.has(file);

const pictures = (name: string, size: Size) => (['night', 'day'] as const).map((sky) => `${name}-${size}-${sky}.webp`);

for (const size of ['desk', 'phone'] as const) {
  const use = SIZES[size];
  test.describe(`${use.viewport.width} × ${use.viewport.height}`, () => {
    test.use({ ...use, seed: 7, locale: 'en-GB', timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } });

    const shown = SCREENS.filter(({ name, sizes }) => sizes.includes(size) && pictures(name, size).some(isWanted));
    for (const { name, about, show } of shown) {
      test(`${name}: ${about}`, async ({ page }) => {
        await page.clock.setFixedTime(TODAY);
        await show(page, size);
        await page.mouse.move(0, 0);
        for (const [i, colorScheme] of (['dark', 'light'] as const).entries()) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day');
          const file = pictures(name, size)[i] ?? '';
          if (isWanted(file)) await shoot(page, file);
        }
      });
    }
  });
}

if (!isForReadme) {
  test('the index lists every picture', () => {
    const rows = SCREENS.map(({ name, about, sizes }) => {
      const links = sizes.flatMap((size) =>
        pictures(name, size).map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`),
      );
      return `<h2>${name}</h2><p>${about}</p>${links.join('')}`;
    });
    const style = '<style>img { height: 18rem; margin: 0.25rem }</style>';
    const html = `<!doctype html><meta charset="utf-8"><title>Every screen</title>${style}<h1>Every screen</h1>${rows.join('\n')}\n`;
    writeFileSync(path.join(FOLDER, 'index.html'), html);
  });
}
