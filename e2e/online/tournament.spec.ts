import { type Browser, type Page, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { boardOf, chooseInMenu, endOf, openBrowserFor } from './people.ts';
import { startGround, type TestGround } from './servers.ts';

test.setTimeout(180_000);

/** Enters the tournament at this address as a guest; `name` is null if the person has a name already. */
async function enter(page: Page, address: string, name: string | null): Promise<void> {
  await page.goto(address);
  if (name !== null) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('You are taking part.')).toBeVisible();
}

/** Loses the game at this table by leaving it. */
async function giveUp(page: Page): Promise<void> {
  await chooseInMenu(page, 'Give up');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}

/** Three people play a round robin; `ground` is null at the server of all tests. */
async function playRoundRobin(browser: Browser, ground: TestGround | null): Promise<void> {
  const complaints: string[] = [];
  const at = ground === null ? {} : { baseURL: ground.baseURL };
  const ada = await openBrowserFor(browser, complaints, 'light', { ...at, viewport: { width: 390, height: 844 } });
  const jan = await openBrowserFor(browser, complaints, 'dark', at);
  const kim = await openBrowserFor(browser, complaints, 'dark', at);

  // The form offers no pause that is short enough for a test.
  await ada.page.route('**/api/tournaments', async (route) => {
    const data = { ...route.request().postDataJSON(), breakMs: 3_000 };
    await (route.request().method() === 'POST' ? route.continue({ postData: JSON.stringify(data) }) : route.continue());
  });

  await test.step('anybody creates one by a form', async () => {
    await ada.page.goto('/tournaments');
    await expectAccessibleAndFitting(ada.page, 'the list of tournaments');
    await ada.page.getByRole('link', { name: 'Two Captains' }).click();
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Name of the tournament').fill('Comet Cup');
    await ada.page.getByRole('button', { name: 'Round robin' }).click();
    await expectAccessibleAndFitting(ada.page, 'the form of a tournament');
    await ada.page.getByRole('button', { name: 'Create a tournament' }).click();
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Comet Cup' })).toBeVisible();
    await expect(ada.page.getByText('No players yet.').first()).toBeVisible();
  });
  const address = await ada.page.getByLabel('Address of the tournament').inputValue();

  await test.step('others enter by its address, and the page shows them at once', async () => {
    await ground?.lead(0);
    await enter(ada.page, address, null);
    await enter(jan.page, address, 'Jan');
    await ground?.lead(1);
    await enter(kim.page, address, 'Kim');
    for (const { page } of [ada, jan, kim]) await expect(page.getByText('3 players.')).toBeVisible();
    await expect(jan.page.getByRole('button', { name: 'Begin now' })).toHaveCount(0);
  });

  await test.step('the first round: two are called to the table and play at once, one is free', async () => {
    await ada.page.getByRole('button', { name: 'Begin now' }).click();
    for (const { page } of [jan, kim]) await expect(boardOf(page)).toBeVisible();
    await expect(ada.page.getByText('bye')).toBeVisible();
    await expectAccessibleAndFitting(ada.page, 'a tournament in a round');
    await ground?.fail();
    await giveUp(kim.page);
    await endOf(jan.page).getByRole('link', { name: 'To the tournament' }).click();
    await expect(jan.page.getByRole('row', { name: /Jan/ }).getByRole('cell').nth(1)).toHaveText('1');
    await expect(ada.page.getByText('Round 1 of 3 is over', { exact: false })).toBeVisible();
  });

  await test.step('the next round begins by itself; who is not there can be watched for', async () => {
    await expect(boardOf(ada.page)).toBeVisible();
    await ada.page.goBack();
    const line = ada.page.getByRole('region', { name: 'Rounds' }).getByRole('link', { name: /^Play/ });
    await expect(line).toBeVisible();
    await ada.page.getByRole('button', { name: 'Cancel the tournament' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Cancel the tournament' }).click();
    await expect(ada.page.getByText('Cancelled', { exact: true })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan, kim]) await context.close();
}

test('a tournament calls its players to their tables, takes the results, and ends with standings', async ({
  browser,
}) => playRoundRobin(browser, null));

test('at two nodes with PostgreSQL a tournament goes on after one node has failed', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const ground = await startGround('two nodes');
  await playRoundRobin(browser, ground);
  await ground.end();
});

/** Two people play an arena; `ground` is null at the server of all tests. */
async function playArena(browser: Browser, ground: TestGround | null): Promise<void> {
  const complaints: string[] = [];
  const at = ground === null ? {} : { baseURL: ground.baseURL };
  const ada = await openBrowserFor(browser, complaints, 'dark', at);
  const jan = await openBrowserFor(browser, complaints, 'light', { ...at, viewport: { width: 390, height: 844 } });
  // The form offers no time between two pairings that is short enough for a test.
  await ada.page.route('**/api/tournaments', async (route) => {
    const data = { ...route.request().postDataJSON(), breakMs: 2_000 };
    await (route.request().method() === 'POST' ? route.continue({ postData: JSON.stringify(data) }) : route.continue());
  });
  await ada.page.goto('/new-tournament/duel');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByLabel('Name of the tournament').fill('Evening Arena');
  await ada.page.getByRole('button', { name: 'Arena' }).click();
  await ada.page.getByLabel('Duration').selectOption('30 minutes');
  await expectAccessibleAndFitting(ada.page, 'the form of an arena');
  await ada.page.getByRole('button', { name: 'Create a tournament' }).click();
  const address = await ada.page.getByLabel('Address of the tournament').inputValue();
  await ground?.lead(0);
  await enter(ada.page, address, null);
  await ground?.lead(1);
  await enter(jan.page, address, 'Jan');
  await ada.page.getByRole('button', { name: 'Begin now' }).click();

  await test.step('both play, and the winner has two points', async () => {
    for (const { page } of [ada, jan]) await expect(boardOf(page)).toBeVisible();
    await ground?.fail();
    await giveUp(jan.page);
    // The next game follows at once, and a page that is open then is called to it: Ada goes there afterwards.
    const best = async () => {
      const answer = await ada.page.request.get(`/api/tournaments/${new URL(address).pathname.split('/').at(-1)}`);
      return (await answer.json()).tournament.standings[0].points;
    };
    await expect.poll(best).toBe(2);
    await endOf(ada.page).getByRole('link', { name: 'To the tournament' }).click();
    await expect(ada.page.getByRole('row', { name: /Ada/ }).getByRole('cell').nth(1)).toHaveText('2');
    await expectAccessibleAndFitting(ada.page, 'an arena');
  });
  await test.step('both are called to their next game, or shown the way if it was there before', async () => {
    for (const { page } of [ada, jan]) {
      await page.goto(address);
      const way = page.getByRole('link', { name: /^To your game/ });
      // Who is called waits there for the other player.
      const atTable = page.getByRole('heading', { name: 'Two Captains', exact: false, level: 1 });
      await way.or(atTable).first().waitFor();
      if (await way.isVisible()) await way.click();
    }
    for (const { page } of [ada, jan]) await expect(boardOf(page)).toBeVisible();
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
}

test('in an arena who is free is called to a table again and again', async ({ browser }) => playArena(browser, null));

test('at two nodes with PostgreSQL an arena goes on after one node has failed', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const ground = await startGround('two nodes');
  await playArena(browser, ground);
  await ground.end();
});
