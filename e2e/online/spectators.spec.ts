import { type Browser, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, boardOf, openBrowserFor } from './people.ts';
import { startGround, type TestGround } from './servers.ts';

test.setTimeout(120_000);

/** Ada and Jan play, Eve and Fay watch: Ada and Eve at one node, if there are two, Jan and Fay at the other. */
async function watchLater(browser: Browser, ground: TestGround): Promise<void> {
  const complaints: string[] = [];
  const open = (scheme: 'dark' | 'light', more = {}) =>
    openBrowserFor(browser, complaints, scheme, { baseURL: ground.baseURL, ...more });
  const [ada, jan] = [await open('dark'), await open('light')];
  const eve = await open('light', { viewport: { width: 390, height: 844 } });
  const fay = await open('dark');
  const address = await beginDuel(ada.page, jan.page, { 'Delay for spectators': '1 minute' });
  for (const [node, player, { page }] of [[0, ada, eve] as const, [1, jan, fay] as const]) {
    await ground.lead(node);
    await player.page.reload();
    await expect(boardOf(player.page)).toBeVisible();
    await page.goto(address);
    await expect(boardOf(page)).toBeVisible();
    await expect(page.getByText('You see the game 1 minute after the players.', { exact: false })).toBeVisible();
  }
  const talk = (page: typeof ada.page) => page.getByRole('log', { name: 'Chat' });

  await test.step('a spectator gives a name and talks with the others', async () => {
    await fay.page.getByRole('tab', { name: 'Chat' }).click();
    await fay.page.getByLabel('Your name').fill('Fay');
    await fay.page.getByRole('button', { name: 'Chat with the spectators' }).click();
    await fay.page.getByRole('tab', { name: 'Chat' }).click();
    await fay.page.getByLabel('Say something to the spectators').first().fill('Ada should take the first one');
    await fay.page.getByRole('button', { name: 'Send' }).first().click();
    await eve.page.getByRole('button', { name: 'Chat', exact: false }).first().click();
    await expect(talk(eve.page)).toContainText('Ada should take the first one');
    await expect(talk(eve.page)).toContainText('spectator');
    await expectAccessibleAndFitting(eve.page, 'talk among spectators on a phone');
    await expectAccessibleAndFitting(fay.page, 'talk among spectators');
  });
  await test.step('spectators see a move when the delay has passed', async () => {
    const flown = (page: typeof ada.page) => boardOf(page).getByRole('button', { name: /^Sector 1, 7 cards/ });
    await ada.page.getByRole('button', { name: /^Sector 1.*possible$/ }).click();
    await expect(flown(ada.page)).toBeVisible();
    await expect(flown(jan.page)).toBeVisible();
    await expect(boardOf(fay.page).getByRole('button', { name: /^Sector 1, 8 cards/ })).toBeVisible();
    await ground.ahead(61_000);
    await expect(flown(fay.page)).toBeVisible();
  });
  await ground.fail();
  await test.step('the players read what the spectators said once the game has ended', async () => {
    await ada.page.getByRole('tab', { name: 'Chat' }).click();
    await expect(talk(ada.page)).toContainText('No messages yet.');
    const id = new URL(address).pathname.split('/').at(-1);
    for (const { page } of [ada, jan]) {
      const voted = await page.request.post(`/api/tables/${id}/vote-to-end`, { headers: { Origin: ground.baseURL } });
      expect(voted.ok()).toBe(true);
    }
    await expect(talk(ada.page)).toContainText('Ada should take the first one');
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan, eve, fay]) await context.close();
}

test('spectators see the game later and talk among themselves; the players read it when the game has ended', async ({
  browser,
}) => {
  const ground = await startGround('embedded');
  await watchLater(browser, ground);
  await ground.end();
});

test('at two nodes with PostgreSQL spectators see the game later and talk among themselves, also after one node has failed', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const ground = await startGround('two nodes');
  await watchLater(browser, ground);
  await ground.end();
});
