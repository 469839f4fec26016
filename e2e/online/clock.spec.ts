import { test as base, type Page } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, boardOf, chooseInMenu, expectTrueLog, openBrowserFor } from './people.ts';
import { startServer, type TestServerProcess } from './servers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BY_DAY = { 'Time control': '1 day per decision, by correspondence' };

/** A server whose clock these tests can change. */
const test = base.extend<{ server: TestServerProcess }>({
  server: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    const server = await startServer();
    await use(server);
    await server.end();
  },
});
test.setTimeout(180_000);

const firstSector = (page: Page) => page.getByRole('button', { name: /^Sector 1.*possible$/ });

test('by correspondence a player is told of the turn, reminded, and replaced by a bot when the time is over', {
  tag: [LONG_TAG],
}, async ({ browser, server }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const address = await beginDuel(ada.page, jan.page, BY_DAY);
  await firstSector(ada.page).waitFor();
  await ada.page.goto('/lobby');
  await expect(ada.page.getByRole('article')).toContainText('Your move');
  await expectAccessibleAndFitting(ada.page, 'lobby with a game by correspondence');

  await server.ahead(20 * HOUR_MS);
  await expect.poll(() => server.told.map(({ name }) => name)).toContain('Ada');
  expect(server.told.at(-1)?.url).toContain(new URL(address).pathname);
  await ada.page.goto(address);
  await expect(ada.page.getByText(/^(Time left: )?(3:5\d:\d\d|4:00:00)$/).first()).toBeVisible();
  await ada.page.goto('/lobby');

  await server.ahead(25 * HOUR_MS);
  await expect.poll(() => ada.page.getByRole('article').innerText()).not.toContain('Your move');
  await ada.page.goto(address);
  await expect(ada.page.getByText('A bot is playing for you.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ada.page.getByText('A bot is playing for you.')).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('a player whose time runs out loses where that was agreed; the result says so, and in the rematch the seats rotate', {
  tag: [LONG_TAG],
}, async ({ browser, server }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'light', { baseURL: server.baseURL });
  await ada.page.goto('/friends/duel');
  await ada.page.getByLabel('Time control').selectOption(BY_DAY['Time control']);
  await ada.page
    .getByRole('group', { name: 'When time runs out' })
    .getByRole('button', { name: 'The game is lost' })
    .click();
  await beginDuel(ada.page, jan.page);
  await firstSector(ada.page).waitFor();
  await server.ahead(DAY_MS + HOUR_MS);
  const end = jan.page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('listitem').first()).toContainText('You');
  await expect(end.getByRole('listitem').nth(1)).toContainText('gave up');
  await expectAccessibleAndFitting(jan.page, 'the end of a game that was given up');
  await expect(ada.page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();

  await expectTrueLog(jan.page, end);

  await end.getByRole('button', { name: /^Game report/ }).click();
  await expect(jan.page.getByRole('heading', { level: 1 })).toHaveText('Jan wins: the other player gave up');
  await expect(jan.page.getByRole('region', { name: 'Final standings' })).toContainText('gave up');
  await jan.page.getByRole('button', { name: 'Check every roll' }).click();
  await expect(jan.page.getByText('Yes. The secret number fits its fingerprint', { exact: false })).toBeVisible();
  await expectAccessibleAndFitting(jan.page, 'after a game that was given up');

  await ada.page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Rematch' }).click();
  await expect(ada.page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  const chairs = ada.page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(chairs.nth(0)).toContainText('Jan');
  await expect(chairs.nth(1)).toContainText('Ada (you)');
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('a bot plays for an absent player, who takes the seat back; later a spectator takes it over', {
  tag: [LONG_TAG],
}, async ({ browser, server }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const eve = await openBrowserFor(browser, complaints, 'light', { baseURL: server.baseURL });
  const address = await beginDuel(ada.page, jan.page);
  await jan.page.goto('about:blank');
  await expect(ada.page.getByText('away', { exact: true }).first()).toBeAttached();

  await test.step('a bot cannot play for Jan before he has been away for some minutes', async () => {
    await chooseInMenu(ada.page, 'Let a bot play for Jan');
    await expect(ada.page.getByRole('alert')).toContainText('Jan has not been away long enough yet.');
    await expect(ada.page.getByText('a bot stands in')).toHaveCount(0);
  });
  await test.step('a bot plays for Jan until he is back', async () => {
    await server.ahead(10 * MINUTE_MS);
    await chooseInMenu(ada.page, 'Let a bot play for Jan');
    await expect(ada.page.getByText('a bot stands in').first()).toBeAttached();
    await jan.page.goto(address);
    await jan.page.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(ada.page.getByText('a bot stands in')).toHaveCount(0);
  });
  await test.step('a spectator takes over his seat, and he is a spectator when he returns', async () => {
    await jan.page.goto('about:blank');
    await expect(ada.page.getByText('away', { exact: true }).first()).toBeAttached();
    await eve.page.goto(address);
    await expect(boardOf(eve.page)).toBeVisible();
    await chooseInMenu(eve.page, 'Take over the seat of Jan');
    const dialog = eve.page.getByRole('dialog', { name: 'Take over the seat of Jan' });
    await dialog.getByLabel('Your name').fill('Eve');
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Jan has not been away long enough yet.');
    await expectAccessibleAndFitting(eve.page, 'a seat that cannot be taken over yet');
    await server.ahead(20 * MINUTE_MS);
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(eve.page.getByText('You are watching.', { exact: false })).toHaveCount(0);
    await expect(ada.page.getByText('Eve', { exact: true }).first()).toBeVisible();
    await jan.page.goto(address);
    await expect(jan.page.getByText('You are watching.', { exact: false }).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan, eve]) await context.close();
});
