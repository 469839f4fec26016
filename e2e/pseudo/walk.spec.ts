// Walks through every pictured screen in the pseudo-language and looks for texts that do not fit.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Size } from '../screens/screen.ts';
import { SCREENS } from '../screens/screens.ts';
import { expect, test } from '../test.ts';
import { findClippedTexts } from './clipped-texts.ts';

const LANGUAGE = 'en-XA';
const PICTURES = fileURLToPath(new URL('../../dist/pseudo/', import.meta.url));

const WINDOWS = {
  desk: {
    use: { viewport: { width: 1440, height: 900 } },
    sizes: [
      [1440, 900],
      [1366, 768],
      [1024, 768],
    ],
  },
  phone: { use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, sizes: [[390, 844]] },
} as const satisfies Record<Size, object>;

/** Screens are found by their English names, so the language changes afterwards, as if in another window. */
async function changeLanguage(page: Page): Promise<void> {
  await page.evaluate((language) => {
    localStorage.setItem('language', language);
    dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, LANGUAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE);
  await expect(page.locator('body')).toContainText('⟧');
}

test.beforeAll(() => mkdirSync(PICTURES, { recursive: true }));

for (const size of ['desk', 'phone'] as const) {
  const { use, sizes } = WINDOWS[size];
  test.describe(size, () => {
    test.setTimeout(300_000);
    test.use({ ...use, seed: 7, locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, about, show } of SCREENS.filter((screen) => screen.sizes.includes(size))) {
      test(`every text fits on ${name}: ${about}`, async ({ page }) => {
        await show(page, size);
        await changeLanguage(page);
        const found: string[] = [];
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: path.join(PICTURES, `${name}-${width}.png`) });
          for (const each of await findClippedTexts(page)) found.push(`${width} × ${height}: ${each}`);
        }
        expect(found).toEqual([]);
      });
    }
  });
}
