import { expect, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { makeTableOf, openBrowserFor } from './people.ts';
import { fixedAddressEnv, startServer } from './servers.ts';

test.setTimeout(180_000);

test('a mail address is confirmed by a link, and a lost password is replaced by another', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const postbox = await startMailCatcher();
  const server = await startServer({ ...postbox.settings, ...(await fixedAddressEnv()) });
  const complaints: string[] = [];
  const { page, context } = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  /** The link in the newest message that has one of this kind. */
  const wayIn = async (kind: 'confirm' | 'reset'): Promise<string> => {
    const way = new RegExp(`/account\\?${kind}=[\\w-]+`);
    await expect.poll(() => postbox.letters.filter((letter) => way.test(letter)).length).toBeGreaterThan(0);
    return way.exec(postbox.letters.findLast((letter) => way.test(letter)) ?? '')?.[0] ?? '';
  };
  await makeTableOf('duel', page, 'Ada');
  await page.goto('/account');
  await page.getByText('Or with a password').click();
  await page.getByLabel('Login').fill('ada');
  await page.getByLabel('Password').fill('a long and winding password');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('You sign in as “ada” with a password.')).toBeVisible();

  const mailForm = page.locator('form').filter({ has: page.getByLabel('E-mail address') });
  await test.step('an invalid address is refused with a sentence', async () => {
    await page.getByLabel('E-mail address').fill('nowhere');
    await mailForm.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('“nowhere” is not an e-mail address.');
    expect(postbox.letters).toEqual([]);
  });
  await test.step('an address is confirmed by opening its link', async () => {
    await page.getByLabel('E-mail address').fill('ada@example.org');
    await mailForm.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A link was sent to ada@example.org.', { exact: false })).toBeVisible();
    await page.goto(await wayIn('confirm'));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('The address is confirmed.')).toBeVisible();
    await expect(page).toHaveURL('/account');
    await page.reload();
    await expect(page.getByText('E-mails go to ada@example.org.')).toBeVisible();
    await expectAccessibleAndFitting(page, 'account with a mail address');
  });
  await test.step('a webhook must lead to the public internet, can be tested, and can be removed', async () => {
    const address = page.getByLabel('Webhook address');
    const save = page.getByRole('button', { name: 'Save the webhook' });
    await page.getByLabel('Another service').selectOption('ntfy');
    await address.fill('https://127.0.0.1/ada');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('an https address of a public server');
    await address.fill('https://nowhere.invalid/ada');
    await save.click();
    const tries = page.getByRole('button', { name: 'Send me a test message' });
    await expect(tries).toHaveCount(2); // that for mail is there before the webhook is saved
    await tries.last().click();
    await expect(page.getByRole('alert')).toContainText('The message was not accepted.');
    await page.reload();
    await expect(address).toHaveValue('https://nowhere.invalid/ada');
    await expect(page.getByLabel('Another service')).toHaveValue('ntfy');
    await expectAccessibleAndFitting(page, 'account with a webhook');
    await address.fill('');
    await save.click();
    await expect(tries).toHaveCount(1); // the one for mail
  });
  await test.step('a lost password can be replaced, once per link', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Forgot your password?').click();
    await page.getByLabel('Login or e-mail address').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('a link is on its way', { exact: false })).toBeVisible();
    await expectAccessibleAndFitting(page, 'a forgotten password');
    const way = await wayIn('reset');
    const field = page.getByRole('region', { name: 'A new password' }).getByLabel('New password', { exact: true });
    await page.goto(way);
    await field.fill('short');
    await page.getByRole('button', { name: 'Use this password' }).click();
    await expect(page.getByRole('alert')).toContainText('8');
    await expectAccessibleAndFitting(page, 'a new password');
    await field.fill('another winding password');
    await page.getByRole('button', { name: 'Use this password' }).click();
    await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
    await expect(page).toHaveURL('/account');
    await page.goto(way);
    await field.fill('yet another winding one');
    await page.getByRole('button', { name: 'Use this password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link was already used or is too old.');
  });
  expect(complaints).toEqual([]);
  await context.close();
  await server.end();
  postbox.end();
});
