import { test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, chooseInMenu, openBrowserFor } from './people.ts';

test.setTimeout(180_000);

test('a bot plays for a player on request, and the player takes the seat back', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints);
  await beginDuel(ada.page, jan.page);
  await chooseInMenu(jan.page, 'Let a bot play for me');
  await expect(jan.page.getByText('A bot is playing for you.')).toBeVisible();
  await expect(ada.page.getByText('a bot stands in').first()).toBeAttached();
  const level = jan.page.getByLabel('Level of the bot');
  await expect(level).toHaveValue('captain');
  await level.selectOption('Admiral');
  await expect(level).toHaveValue('admiral');
  await jan.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(jan.page.getByText('A bot is playing for you.')).toHaveCount(0);
  await expect(ada.page.getByText('a bot stands in')).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('a game ends without a winner when all agree, and nobody plays on', { tag: [LONG_TAG] }, async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints, 'light');
  await beginDuel(ada.page, jan.page);
  await chooseInMenu(ada.page, 'Propose to end the game here');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Propose to end the game here' }).click();
  await expect(jan.page.getByText('Ada proposes to end the game here, without a winner.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ada.page.getByRole('menuitem', { name: 'You proposed to end the game' })).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await jan.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ada.page.getByText('This game was abandoned: nobody won.')).toBeVisible();
  await expect(jan.page.getByText('This game was abandoned: nobody won.')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: /^Sector 1.*possible$/ })).toHaveCount(0);
  await expectAccessibleAndFitting(ada.page, 'a game that was broken off');
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('a player who leaves a game may return while it lasts', { tag: [LONG_TAG] }, async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints);
  const address = await beginDuel(ada.page, jan.page);
  await chooseInMenu(jan.page, 'Leave the game');
  await jan.page.getByRole('dialog').getByRole('button', { name: 'Leave the game' }).click();
  await expect(jan.page).toHaveURL('/');
  await expect(ada.page.getByText('a bot stands in').first()).toBeAttached();
  await jan.page.goto(address);
  await jan.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ada.page.getByText('a bot stands in')).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});
