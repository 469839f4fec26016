import { test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { makeTableOf, openBrowserFor } from './people.ts';

test.setTimeout(120_000);

/** Passkeys require a host name: an IP address is not allowed. */
const named = (baseURL: string | undefined): string => (baseURL ?? '').replace('127.0.0.1', 'localhost');

test('a guest becomes a member by a passkey, signs out, and in again by it; the last one stays', {
  tag: [LONG_TAG],
}, async ({ browser, baseURL }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: named(baseURL) });
  const { page, context } = ada;
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await makeTableOf('duel', page, 'Ada');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
  await expect(page.getByText(/^Passkey, created/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This is your only way to sign in.');
  await expect(page.getByText(/^Passkey, created/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
  await expect(page.getByText(/used \d/)).toBeVisible();
  await expectAccessibleAndFitting(page, 'account with a passkey');
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is wrong with a login or a password is said in the reader’s language, and nothing changes', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const complaints: string[] = [];
  const { page, context } = await openBrowserFor(browser, complaints, 'light', { locale: 'de-DE' });
  await page.goto('/friends/duel');
  await page.getByLabel('Dein Name').fill('Grete');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Platz nehmen$/ })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(/^Passkeys gehen hier nicht: .* 127\.0\.0\.1 ist eine Nummer\.$/)).toBeVisible();
  await page.getByText('Oder mit einem Passwort').click();
  const sign = async (login: string, password: string) => {
    await page.getByLabel('Anmeldename').fill(login);
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
  };
  const alert = page.getByRole('alert');
  await sign('g', 'eine lange Reise');
  await expect(alert).toContainText('3');
  await sign(`grete-${Date.now()}`, 'kurz');
  await expect(alert).toContainText('8');
  await sign(`grete-${Date.now()}`, '12345678');
  await expect(alert).toContainText(/leicht/);
  await expect(page.getByRole('heading', { name: 'Du bist Gast' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'a password that is refused');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a member makes a token for a bot, sees it once, and revokes it', { tag: [LONG_TAG] }, async ({ browser }) => {
  const complaints: string[] = [];
  const { page, context } = await openBrowserFor(browser, complaints, 'light', {
    viewport: { width: 390, height: 844 },
  });
  await makeTableOf('duel', page, 'Ada');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your own bots' })).toHaveCount(0);
  await page.getByText('Or with a password').click();
  await page.getByLabel('Login').fill(`ada-${Date.now()}`);
  await page.getByLabel('Password').fill('a long and winding password');
  await page.getByRole('button', { name: 'Create the account' }).click();
  const bots = page.getByRole('region', { name: 'Your own bots' });
  await bots.getByLabel('Name of the bot').fill('Tin <b>Can</b>');
  await bots.getByRole('button', { name: 'Create a token' }).click();
  const field = bots.getByRole('textbox', { name: 'Token of Tin <b>Can</b>' });
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  const asBot = () =>
    fetch(new URL('/api/me', page.url()), { headers: { Authorization: `Bearer ${token}` } }).then(
      async (answer) => (await answer.json()).me?.kind ?? null,
    );
  expect(await asBot()).toBe('bot');
  await expectAccessibleAndFitting(page, 'a token, this one time');
  await bots.getByRole('button', { name: 'I have saved it' }).click();
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(bots.getByRole('listitem')).toContainText('Tin <b>Can</b>');
  await expect(bots).not.toContainText(token);
  await bots.getByRole('button', { name: 'Revoke the token of Tin <b>Can</b>' }).click();
  await page.getByRole('dialog', { name: 'Revoke' }).getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(bots.getByRole('listitem')).toHaveCount(0);
  expect(await asBot()).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});
