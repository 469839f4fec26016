import type { Page } from '@playwright/test';

/** The first visit, until the app has everything it needs without a network. */
export async function visitUntilKept(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The first visit; then there is no network. */
export async function visitAndLeaveNetwork(page: Page): Promise<void> {
  await visitUntilKept(page);
  await page.context().setOffline(true);
}

/** How many files of frozen editions the device keeps. */
export const editionFilesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return kept.flat().filter(({ url }) => url.includes('/assets/editions/')).length;
  });
