import { test as plain } from '@playwright/test';
import { alternateTag, expectAccessibleAndFitting } from '../accessibility.ts';
import { expect, test } from '../test.ts';
import { makeTable } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const LOOKS = [
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const;

for (const [look, { colorScheme, viewport }] of LOOKS.entries()) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: alternateTag(1, look) }, () => {
    test.use({ colorScheme, viewport });

    test('a guest plays by correspondence against a bot, finds the table again, and becomes a member', async ({
      page,
    }) => {
      const time = '1 day per decision, by correspondence';
      const address = await makeTable(page, 'Ada', { 'Time control': time });
      await expect(page.getByText(time)).toBeVisible();
      await page.getByRole('button', { name: 'Add a bot on seat Sky' }).click();
      await expect(page.getByRole('button', { name: /^Free the seat of/ })).toBeVisible();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
      await expect(page.getByText(/^(Time left: )?(1 d 0 h|23:\d\d:\d\d)$/).first()).toBeVisible();

      await page.goto('/');
      const mine = page.getByRole('region', { name: 'Your tables online' });
      await expect(mine.getByRole('link', { name: /^Two Captains/ })).toHaveAttribute(
        'href',
        new URL(address).pathname,
      );
      await expect(mine.getByRole('article')).toContainText('Your move');
      await expectAccessibleAndFitting(page, 'first screen with tables online');
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Lobby' }).click();
      await expect(page.getByRole('region', { name: 'Your tables' }).getByRole('article')).toHaveCount(1);
      await expectAccessibleAndFitting(page, 'lobby');

      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'You are a guest' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'account of a guest');
      await page.getByText('Or with a password').click();
      const login = `ada-${Date.now()}`;
      await page.getByLabel('Login').fill(login);
      await page.getByLabel('Password').fill('a long and winding password');
      await page.getByRole('button', { name: 'Create the account' }).click();
      await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
      await expect(page.getByText(`You sign in as “${login}” with a password.`)).toBeVisible();
      await page.getByRole('link', { name: 'What others see of you' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'profile');

      await page.goto('/account');
      await page.waitForLoadState('networkidle'); // pending requests would be refused after signing out
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Already have an account?' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'account of nobody');
      const signIn = page.getByRole('region', { name: 'Already have an account?' });
      await signIn.getByLabel('Login', { exact: true }).fill(login);
      await signIn.getByLabel('Password').fill('a long and winding password');
      await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
      await page.goto(address);
      await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
      await expect(page.getByText('your move').first()).toBeAttached();
    });
  });
}

// A browser logs every refused request to its console.
plain(
  'an open table stands in the lobby until it is cleared away, in the reader’s language',
  async ({ browser, page }) => {
    await page.goto('/friends/startrek');
    await page.getByLabel('Your name').fill('Grace');
    await page.getByRole('group', { name: 'Who can join' }).getByRole('button', { name: 'Anybody' }).click();
    await page.getByRole('button', { name: 'Create the table' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nineteen Worlds: taking seats' })).toBeVisible();
    const context = await browser.newContext({ locale: 'de-DE' });
    const other = await context.newPage();
    await other.goto('/lobby');
    const tables = other
      .getByRole('region', { name: 'Offene Tische' })
      .getByRole('article')
      .filter({ hasText: 'Grace' });
    await expect(tables).toHaveCount(1);
    await expect(tables).toContainText('2 Plätze frei');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('alert')).toContainText('2');
    await page.getByRole('button', { name: 'Close the table' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(tables).toHaveCount(0);
    await context.close();
  },
);
