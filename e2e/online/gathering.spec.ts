import { test } from '@playwright/test';
import { expectAccessibleAndFitting } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, boardOf, chooseInMenu, join, makeTableOf, openBrowserFor } from './people.ts';

test.setTimeout(180_000);

test('before the game the host changes the settings and removes a player', async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { viewport: { width: 390, height: 844 } });
  const jan = await openBrowserFor(browser, complaints, 'light');
  const address = await makeTableOf('startrek', ada.page, 'Ada');
  await join(jan.page, address, 'Jan');

  await test.step('a player who was ready is asked again when the settings change', async () => {
    await expect(jan.page.getByRole('button', { name: 'Change the settings' })).toHaveCount(0);
    await ada.page.getByRole('button', { name: 'Change the settings' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Change the settings' });
    const time = dialog.getByLabel('Time control');
    await time.selectOption({ index: 2 });
    const chosen = (await time.locator('option:checked').textContent()) ?? 'none';
    await dialog.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '4' }).click();
    await expect(dialog).toContainText('Standard rules.'); // the form begins with what was agreed
    await expectAccessibleAndFitting(ada.page, 'changing the settings of a table');
    await dialog.getByRole('button', { name: 'Save the settings' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(jan.page.getByText('2 of 4 seats taken.', { exact: false })).toBeVisible();
    await expect(jan.page.getByRole('button', { name: 'I am ready' })).toBeVisible();
    await expect(jan.page.getByText(chosen)).toBeVisible();
  });

  await test.step('a player who was removed watches, and cannot sit down again', async () => {
    await expect(jan.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await ada.page.getByRole('button', { name: 'Remove Jan from the table' }).click();
    await ada.page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click();
    await jan.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(jan.page.getByRole('alert')).toContainText('The host has removed you from this table.');
    await expect(ada.page.getByText('1 of 4 seats taken.', { exact: false })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('title and icon say whose turn it is, and one tap ends no game', async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints);
  await beginDuel(ada.page, jan.page);
  const icon = (page: typeof ada.page) => page.locator('link[rel="icon"]');
  await expect(ada.page).toHaveTitle(/^Your turn · /);
  await expect(icon(ada.page)).toHaveAttribute('href', '/icon-turn.svg');
  await expect(jan.page).toHaveTitle(/^Two Captains/);
  await expect(icon(jan.page)).toHaveAttribute('href', '/icon.svg');

  await chooseInMenu(ada.page, 'Let a bot play for me');
  await expect(ada.page).not.toHaveTitle(/Your turn/);
  await expect(icon(ada.page)).toHaveAttribute('href', '/icon.svg');

  // Jan is the only one who plays: his vote decides.
  await chooseInMenu(jan.page, 'Propose to end the game here');
  const sure = jan.page.getByRole('dialog', { name: 'Propose to end the game here' });
  await expectAccessibleAndFitting(jan.page, 'before a game is ended');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(boardOf(jan.page)).toBeVisible();
  await expect(jan.page.getByText('This game was abandoned', { exact: false })).toHaveCount(0);
  await chooseInMenu(jan.page, 'Propose to end the game here');
  await sure.getByRole('button', { name: 'Propose to end the game here' }).click();
  await expect(jan.page.getByText('This game was abandoned: nobody won.')).toBeVisible();
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('a loopback address is named as such, and one click opens the server to the local network', async ({
  browser,
}) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'light', { viewport: { width: 390, height: 844 } });
  // The server of these tests is behind a proxy and leaves this to it; see server/local-network.test.ts.
  const origin = 'http://192.168.1.5:3141';
  let isOpen = false;
  await ada.page.route('**/api/network**', async (route) => {
    if (route.request().method() === 'POST') isOpen = true;
    await route.fulfill({ json: { mayOpen: !isOpen, origins: isOpen ? [origin] : [] } });
  });
  const address = await makeTableOf('duel', ada.page, 'Ada');
  const invitation = ada.page.getByRole('region', { name: 'Invite', exact: true });
  await expect(invitation).toContainText('Only this computer can open this address so far.');
  await expect(invitation.getByRole('img')).toHaveCount(0);
  await expectAccessibleAndFitting(ada.page, 'an address of this computer alone');
  await invitation.getByRole('button', { name: 'Let others in this network join' }).click();
  await expect(ada.page.getByLabel('Address of the table')).toHaveValue(`${origin}${new URL(address).pathname}`);
  await expect(invitation).toContainText('Anyone in the same network');
  await expect(invitation.getByRole('img')).toBeVisible();
  expect(complaints).toEqual([]);
  await ada.context.close();
});
