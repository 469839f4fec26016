import { type Page, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { playTogether } from '../player/together.ts';
import { expect } from '../test.ts';
import { boardOf, type OnlineUser, openBrowserFor } from './people.ts';
import { startTwoNodes } from './servers.ts';

test.setTimeout(120_000);

const MAX_CLICKS = 6;
const MAX_MS = 20_000;

/** Counts the clicks on a page from now on; runs inside the page. */
function countClicks(): void {
  if (origin === 'null') return;
  const count = () => Number(sessionStorage.getItem('clicks') ?? 0) + 1;
  addEventListener('click', () => sessionStorage.setItem('clicks', String(count())), true);
}
const clicksOf = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));

async function lookForDuel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Find players' }).click();
  await page.getByRole('button', { name: 'Two Captains, live' }).click();
}

const playerAt = ({ page }: OnlineUser) => new PagePlayer(page, mouseInput(page), starshipStrategy());

/** Two people without an account come from the first screen to a decision, within the clicks and seconds promised. */
async function comeToADecision(people: readonly OnlineUser[]): Promise<void> {
  const took = await Promise.all(
    people.map(async ({ page }) => {
      const begun = performance.now();
      await lookForDuel(page);
      await expect(boardOf(page)).toBeVisible();
      await expect(page.getByText(/your move|^Waiting for/i).first()).toBeAttached();
      return performance.now() - begun;
    }),
  );
  expect(Math.max(...took)).toBeLessThanOrEqual(MAX_MS);
  for (const { page } of people) {
    const { tables } = await page.request.get('/api/tables?list=mine').then((answer) => answer.json());
    expect(tables).toMatchObject([{ isRated: true, state: 'playing', time: { kind: 'game' } }]);
  }
  await playTogether(people.map(playerAt), 1);
  for (const { page } of people) expect(await clicksOf(page)).toBeLessThanOrEqual(MAX_CLICKS);
}

async function openFirstScreen({ context, page }: OnlineUser): Promise<void> {
  await context.addInitScript(countClicks);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Find players' })).toBeVisible();
}

test('two people who do not know each other come from the first screen to a decision in a live rated game, without an account', async ({
  browser,
}) => {
  const complaints: string[] = [];
  const people = [await openBrowserFor(browser, complaints), await openBrowserFor(browser, complaints, 'light')];
  for (const person of people) await openFirstScreen(person);
  await comeToADecision(people);
  expect(complaints).toEqual([]);
  for (const { context } of people) await context.close();
});

test('two people at two nodes with PostgreSQL come to a decision just as fast', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const nodes = await startTwoNodes();
  const complaints: string[] = [];
  const at = { baseURL: nodes.baseURL };
  const people = [
    await openBrowserFor(browser, complaints, 'dark', at),
    await openBrowserFor(browser, complaints, 'light', at),
  ];
  for (const person of people) await openFirstScreen(person);
  await comeToADecision(people);
  expect(complaints).toEqual([]);
  for (const { context } of people) await context.close();
  await nodes.end();
});

test('a person who waits in vain is offered bots; a live search ends with the page, one by correspondence goes on', async ({
  browser,
}) => {
  const complaints: string[] = [];
  const { context, page } = await openBrowserFor(browser, complaints, 'light', {
    viewport: { width: 390, height: 844 },
  });
  await page.clock.install();
  await page.goto('/play');
  await page.getByLabel('Your name').fill('Grace');
  await expectAccessibleAndFitting(page, 'games to play with people who are found');
  await page.getByRole('button', { name: 'Two Captains, by correspondence' }).click();
  const search = page.getByRole('region', { name: 'Looking for players: Two Captains' });
  await expect(search).toBeVisible();
  await page.reload();
  await expect(search).toBeVisible();
  await page.getByRole('button', { name: 'Stop looking' }).click();

  const worlds = page.getByRole('region', { name: 'Nineteen Worlds' });
  await worlds.getByRole('button', { name: '4', exact: true }).click();
  await worlds.getByRole('button', { name: 'Nineteen Worlds, live' }).click();
  await page.getByRole('link', { name: 'To the games' }).click();
  await page.getByRole('link', { name: 'Find players' }).click();
  await expect(worlds).toBeVisible();
  await expect(worlds).not.toContainText('waiting');
  await worlds.getByRole('button', { name: '4', exact: true }).click();
  await worlds.getByRole('button', { name: 'Nineteen Worlds, live' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play with 3 bots' })).toHaveCount(0);
  await page.clock.runFor(21_000);
  await expectAccessibleAndFitting(page, 'a search to which nobody came');
  await page.getByRole('button', { name: 'Play with 3 bots' }).click();
  await expect(boardOf(page)).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('people at two nodes are brought together, also when one node fails while they wait', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const nodes = await startTwoNodes();
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: nodes.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'dark', { baseURL: nodes.baseURL });
  await nodes.lead(0);
  await ada.page.goto('/');
  await lookForDuel(ada.page);
  await expect(ada.page.getByRole('timer')).toBeVisible();
  await nodes.lead(1);
  await nodes.kill(0);
  await jan.page.goto('/');
  await lookForDuel(jan.page);
  for (const { page } of [ada, jan]) await expect(boardOf(page)).toBeVisible({ timeout: 30_000 });
  await playTogether([ada, jan].map(playerAt), 4);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
  await nodes.end();
});
