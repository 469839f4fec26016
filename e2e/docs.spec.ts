import { expectAccessibleAndFitting } from './accessibility.ts';
import { expect, test } from './test.ts';

const PAGES = ['/docs/', '/docs/hosting.html', '/docs/reference/startrek.html', '/docs/api/catalog.html'];

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`the documentation is accessible and fits at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleAndFitting(page, address);
    }
  });
}

test('the four ways in are found from the first page, and the search finds a page by its words', async ({ page }) => {
  await page.goto('/docs');
  for (const way of ['I play', 'I host', 'I build', 'I research']) {
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('For ');
    await page.goBack();
  }
  await page.getByRole('searchbox').fill('embedded database backup');
  await page.getByRole('search').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/\w+\.html/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the documentation opens beside the app, page by page', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.goto('/docs/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orrery');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (!active?.scriptURL.includes('/docs/')) throw new Error('the worker of the app answers for the documentation');
    });
    await context.setOffline(true);
    for (const [address, heading] of [
      ['/docs/', 'Orrery'],
      ['/docs/for-hosts.html', 'For hosts'],
      ['/docs/reference/duel.html', 'Two Captains (duel) for programs'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
