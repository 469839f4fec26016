import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../visit.ts';
import type { Size } from './screen.ts';
import { SCREENS } from './screens.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
/** The day on which all pictures are taken, so that they say the same date every time. */
const TODAY = new Date('2026-11-15T12:00:00');
const LARGEST = 100_000; // bytes

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;

/** As good as the file may be large. */
async function shoot(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const quality of [75, 55, 40, 30, 20]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    writeFileSync(path.join(FOLDER, file), Buffer.from(data, 'base64'));
    if (Buffer.byteLength(data, 'base64') <= LARGEST) break;
  }
  await session.detach();
  expect(readFileSync(path.join(FOLDER, file)).length).toBeLessThanOrEqual(LARGEST);
}

const pictures = (name: string, size: Size) => (['night', 'day'] as const).map((sky) => `${name}-${size}-${sky}.webp`);

for (const size of ['desk', 'phone'] as const) {
  const use = SIZES[size];
  test.describe(`${use.viewport.width} × ${use.viewport.height}`, () => {
    test.use({ ...use, seed: 7, locale: 'en-GB', timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, about, show } of SCREENS.filter(({ sizes }) => sizes.includes(size))) {
      test(`${name}: ${about}`, async ({ page }) => {
        await page.clock.setFixedTime(TODAY);
        await show(page, size);
        await page.mouse.move(0, 0);
        for (const [i, colorScheme] of (['dark', 'light'] as const).entries()) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day');
          await shoot(page, pictures(name, size)[i] ?? '');
        }
      });
    }
  });
}

test('the index lists every picture', () => {
  const rows = SCREENS.map(({ name, about, sizes }) => {
    const links = (['desk', 'phone'] as const).map((size) =>
      pictures(name, size)
        .map((file, i) => `[${i === 0 ? 'night' : 'day'}](${file})`)
        .filter(() => sizes.includes(size))
        .join(' · '),
    );
    return `| ${name} | ${about} | ${links.join(' | ')} |`;
  });
  const head = [
    '# Every screen',
    '',
    'Made by `npm run screens`: the tables and everything around them, at 1440 × 900 and at 390 × 844, by night and by day.',
    'The positions come from golden games, so that the same pictures come out every time.',
    '',
    '| screen | what it shows | desk | phone |',
    '|---|---|---|---|',
  ];
  writeFileSync(path.join(FOLDER, 'README.md'), `${[...head, ...rows].join('\n')}\n`);
});
