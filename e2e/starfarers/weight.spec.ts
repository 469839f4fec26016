import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { GOLDEN_POSITIONS, sitDownAt } from '../golden.ts';
import { expect, test } from '../test.ts';
import { before, sitDownTo } from './stored.ts';

const MAX_SCRIPT_BYTES = 100_000; // gzipped

test.use({ seed: 1, contextOptions: { reducedMotion: 'reduce' } });

/** The scripts sent to a page, by address. */
function collect(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  return sizes;
}

test('the table, with its rules and its texts, adds at most 100 KB of script to what another has brought', {
  tag: LONG_TAG,
}, async ({ page }) => {
  const sizes = collect(page);
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  await page.waitForLoadState('networkidle');
  const known = new Set(sizes.keys());
  await sitDownTo(page, before({ entry: / \d: fly /, from: 0.75 }));
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const added = await Promise.all([...sizes].filter(([url]) => !known.has(url)).map(([, size]) => size));
  expect(added.length).toBeGreaterThan(0);
  expect(added.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
