import { type Browser, type Page, test } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, boardOf, type OnlineUser, openBrowserFor } from './people.ts';

test.setTimeout(120_000);
test.use({ serviceWorkers: 'allow' });

const WAITS = 'Your decision is saved and is sent as soon as the connection is back, even if you reload the page.';

const storyOf = (page: Page) => page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');

async function fly(page: Page, sector: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Sector ${sector}.*possible$`) }).click();
}

/** Ada makes a decision offline, and reloads the page offline. */
async function decideAlone(browser: Browser, complaints: string[]) {
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints);
  const address = await beginDuel(ada.page, jan.page);
  await ada.page.getByRole('button', { name: /^Sector 1.*possible$/ }).waitFor();
  await ada.page.evaluate(() => navigator.serviceWorker.ready); // the app opens offline
  await ada.context.setOffline(true);
  await expect(ada.page.getByText('Connection lost.', { exact: false })).toBeVisible();
  await fly(ada.page, 1);
  await expect(ada.page.getByText(WAITS)).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  return { ada, jan, address };
}

async function comeBack({ context, page }: OnlineUser): Promise<void> {
  await context.setOffline(false);
  await expect(boardOf(page)).toBeVisible();
}

test('what is decided without a connection outlives a reload and is played when it is back', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const complaints: string[] = [];
  const { ada, jan } = await decideAlone(browser, complaints);
  const before = await storyOf(jan.page).count();
  await comeBack(ada);
  await expect.poll(() => storyOf(jan.page).count()).toBeGreaterThan(before);
  await expect(storyOf(ada.page).filter({ hasText: 'sector 1' })).not.toHaveCount(0);
  await expect(ada.page.getByText('your decision came too late', { exact: false })).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('what is decided without a connection is dropped with a sentence when the game has gone on', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const complaints: string[] = [];
  const { ada, jan, address } = await decideAlone(browser, complaints);
  const phone = await openBrowserFor(browser, complaints, 'light', { viewport: { width: 390, height: 844 } });
  await phone.context.addCookies(await ada.context.cookies());
  await phone.page.goto(address);
  await fly(phone.page, 2);
  await expect(storyOf(jan.page).filter({ hasText: 'sector 2' })).not.toHaveCount(0);
  await comeBack(ada);
  const sentence = ada.page.getByRole('alert').filter({ hasText: 'your decision came too late' });
  await expect(sentence).toBeVisible();
  await expect(storyOf(ada.page).filter({ hasText: 'sector 1' })).toHaveCount(0);
  await ada.page.reload();
  await expect(boardOf(ada.page)).toBeVisible();
  await expect(sentence).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan, phone]) await context.close();
});
