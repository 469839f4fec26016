import { expect, test } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { beginDuel, openBrowserFor } from './people.ts';
import { fixedAddressEnv, startServer } from './servers.ts';

test.setTimeout(180_000);

const HOUR_MS = 3_600_000;
const BY_WEEK = { 'Time control': '7 days per decision, by correspondence' };

test('what waits for a player comes in one mail a day, if they want it so', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const postbox = await startMailCatcher();
  const server = await startServer({ ...postbox.settings, ...(await fixedAddressEnv()), TEST_CLOCK: '1' });
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'light', { baseURL: server.baseURL });
  const address = await beginDuel(ada.page, jan.page, BY_WEEK);

  await ada.page.goto('/account');
  await ada.page.getByText('Or with a password').click();
  await ada.page.getByLabel('Login').fill('ada');
  await ada.page.getByLabel('Password').fill('a long and winding password');
  await ada.page.getByRole('button', { name: 'Create the account' }).click();
  await expect(ada.page.getByText('You sign in as “ada” with a password.')).toBeVisible();
  const mailForm = ada.page.locator('form').filter({ has: ada.page.getByLabel('E-mail address') });
  await ada.page.getByLabel('E-mail address').fill('ada@example.org');
  await mailForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => postbox.letters.length).toBe(1);
  await ada.page.goto(/\/account\?confirm=[\w-]+/.exec(postbox.letters[0] ?? '')?.[0] ?? '');
  await ada.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(ada.page.getByText('The address is confirmed.')).toBeVisible();
  await ada.page.reload();
  const daily = ada.page.getByRole('button', { name: 'One a day' });
  await daily.click();
  await expect(daily).toHaveAttribute('aria-pressed', 'true');
  await ada.page.goto('/lobby');

  // Three quarters of the week: she is reminded, by every way but mail.
  await server.ahead(130 * HOUR_MS);
  await expect.poll(() => server.told.map(({ name }) => name)).toContain('Ada');
  expect(postbox.letters).toHaveLength(1);
  // A day later the hour of the daily mail has come.
  await server.ahead(155 * HOUR_MS);
  await expect.poll(() => postbox.letters.length).toBe(2);
  expect(postbox.letters[1]).toContain('A table is waiting for you');
  expect(postbox.letters[1]).toContain(address);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
  await server.end();
  postbox.end();
});
