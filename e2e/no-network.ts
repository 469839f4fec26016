import type { Page } from '@playwright/test';

/** The first visit, until the app has everything it needs offline. */
export async function visitUntilCached(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The first visit; afterwards the browser is offline. */
export async function visitAndLeaveNetwork(page: Page): Promise<void> {
  await visitUntilCached(page);
  await page.context().setOffline(true);
}

/** The number of files of frozen editions stored on the device. */
export const cachedEditionFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return kept.flat().filter(({ url }) => url.includes('/assets/editions/')).length;
  });
