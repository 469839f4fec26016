import { test } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { playTogether } from '../player/together.ts';
import { expect } from '../test.ts';
import { beginDuel, boardOf, chooseInMenu, openBrowserFor } from './people.ts';
import { startTwoNodes } from './servers.ts';

test.setTimeout(300_000);

test('two nodes share an address: either is killed in the middle, and the game goes on to its end', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const nodes = await startTwoNodes();
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: nodes.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'dark', { baseURL: nodes.baseURL });
  await beginDuel(ada.page, jan.page);
  const players = [ada, jan].map(({ page }) => new PagePlayer(page, mouseInput(page), starshipStrategy()));
  const story = (page: typeof ada.page) =>
    page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem').count();

  await test.step('each player is connected to a different node', async () => {
    for (const [node, { page }] of [[0, ada] as const, [1, jan] as const]) {
      await nodes.lead(node);
      await page.reload();
      await expect(boardOf(page)).toBeVisible();
    }
    await expect.poll(() => nodes.sockets()).toEqual([1, 1]);
  });
  await playTogether(players, 6);
  expect(await nodes.sockets()).toEqual([1, 1]);
  await nodes.lead('any');
  await nodes.kill(0);
  await playTogether(players, 6);
  await expect.poll(() => nodes.sockets()).toEqual([0, 2]);
  await nodes.start(0);
  await nodes.kill(1);
  await playTogether(players, 6);
  const length = await story(ada.page);
  await ada.page.reload();
  await expect.poll(() => story(ada.page)).toBeGreaterThanOrEqual(length);
  await nodes.start(1);
  for (const { page } of [ada, jan]) await chooseInMenu(page, 'Let a bot play for me');
  const ends = [ada, jan].map(({ page }) => page.getByRole('dialog', { name: 'The game is over' }));
  for (const end of ends) await expect(end.getByRole('listitem')).toHaveCount(2, { timeout: 120_000 });
  await ends[0]?.getByRole('button', { name: /^Game report/ }).click();
  await ada.page.getByRole('button', { name: 'Check every roll' }).click();
  await expect(ada.page.getByText('Yes. The secret number fits its fingerprint', { exact: false })).toBeVisible();
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
  await nodes.end();
});
