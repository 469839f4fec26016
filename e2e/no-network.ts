import type { Page } from '@playwright/test';

/** The first visit, until the app has everything it needs without a network; then there is none. */
export async function visitAndLeaveNetwork(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
}
