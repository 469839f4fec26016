import { type Browser, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { playTogether } from '../player/together.ts';
import { expect } from '../test.ts';
import { beginDuel, chooseInMenu, openBrowserFor } from './people.ts';
import { startServer, startTwoNodes } from './servers.ts';

test.setTimeout(120_000);

/** A Duel in which Ada takes back a move that the rules bar, after Jan first refused and then agreed. */
async function takeBack(browser: Browser, baseURL: string): Promise<void> {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL });
  const jan = await openBrowserFor(browser, complaints, 'light', { baseURL });
  await beginDuel(ada.page, jan.page, { 'Take-backs': 'If all agree' });
  const players = [ada, jan].map(({ page }) => new PagePlayer(page, mouseInput(page), starshipStrategy()));
  const story = (page: typeof ada.page) =>
    page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem').count();
  const ask = { name: 'Ask to take back my last move' };
  const item = ada.page.getByRole('menuitem', ask);
  const canAsk = async (): Promise<boolean> => {
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    const isThere = (await item.count()) > 0;
    await ada.page.keyboard.press('Escape');
    return isThere;
  };
  for (let i = 0; i < 8 && !(await canAsk()); i++) await playTogether(players, 1);
  const before = await story(jan.page);
  await chooseInMenu(ada.page, ask.name);
  await expect(ada.page.getByText('You have asked to take back your last move.')).toBeVisible();
  const asked = jan.page.getByText('Ada would like to take back their last move', { exact: false });
  await expect(asked).toBeVisible();
  await expectAccessibleAndFitting(jan.page, 'asked to agree to a take-back');
  await jan.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => story(jan.page)).toBeLessThan(before);
  await expect(asked).toHaveCount(0);
  await expect.poll(async () => (await story(ada.page)) - (await story(jan.page))).toBe(0);
  for (let i = 0; i < 8 && !(await canAsk()); i++) await playTogether(players, 1);
  await chooseInMenu(ada.page, ask.name);
  await expect(asked).toBeVisible();
  await jan.page.getByRole('button', { name: 'No', exact: true }).click();
  const stays = ada.page.getByText('Your move stays', { exact: false });
  await expect(stays).toBeVisible();
  // The notice is there until her next move.
  for (let i = 0; i < 8 && (await stays.count()) > 0; i++) await playTogether(players, 2);
  await expect(stays).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
}

test('a move that dice have followed is taken back when both agree, and stays when one does not', async ({
  browser,
}) => {
  const server = await startServer();
  await takeBack(browser, server.baseURL);
  await server.end();
});

test('two nodes take back what both players agree on', { tag: [LONG_TAG] }, async ({ browser }) => {
  const nodes = await startTwoNodes();
  await takeBack(browser, nodes.baseURL);
  await nodes.end();
});
