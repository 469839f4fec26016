import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { BLOCKED, expect } from '../visit.ts';

const ORRERY = fileURLToPath(new URL('../../cli/bin/orrery.mjs', import.meta.url));

/** Somebody with a browser of their own. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * What a browser says by itself when its network is taken away, or when a server refuses something; everything else is a
 * complaint.
 */
const NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket connection to|Failed to load resource: (net::|.* status of 4\d\d)/;

/** An address for somebody who comes from elsewhere than all others. */
export const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

/** Opens a browser for somebody; `complaints` gathers what its pages complain about. */
export async function arrive(
  browser: Browser,
  complaints: string[],
  colorScheme: 'dark' | 'light' = 'dark',
  more: BrowserContextOptions = {},
): Promise<Person> {
  const extraHTTPHeaders = { 'X-Forwarded-For': anyAddress() };
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme, extraHTTPHeaders, ...more });
  context.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !NETWORK.test(text) && text !== BLOCKED) complaints.push(text);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return { context, page: await context.newPage() };
}

/** Makes a table of Duel for friends, or for anybody; gives its address. */
export async function makeTable(
  page: Page,
  name: string,
  choices: Readonly<Record<string, string>> = {},
  door: 'By invitation' | 'Anybody' = 'By invitation',
): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Two Captains with friends' }).click();
  await page.getByLabel('Your name').fill(name);
  for (const [field, value] of Object.entries(choices)) {
    await page.getByLabel(field, { exact: true }).selectOption(value);
  }
  await page.getByRole('group', { name: 'Who can join' }).getByRole('button', { name: door }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  return page.getByLabel('Address of the table').inputValue();
}

/** Comes by the address, as a guest with nothing but a name, and is ready. */
export async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('button', { name: 'You are ready' })).toBeVisible();
}

/** Makes a table of any game, by its address; gives the table's address. Whoever is known needs no name. */
export async function makeTableOf(
  game: string,
  page: Page,
  name: string | null,
  choices: Readonly<Record<string, string>> = {},
): Promise<string> {
  await page.goto(`/friends/${game}`);
  if (name !== null) await page.getByLabel('Your name').fill(name);
  for (const [field, value] of Object.entries(choices)) {
    await page.getByLabel(field, { exact: true }).selectOption(value);
  }
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  return page.getByLabel('Address of the table').inputValue();
}

export const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });

/** Two people at a Duel that has begun: Ada, who made the table and is asked first, and Jan. */
export async function beginDuel(ada: Page, jan: Page, choices: Readonly<Record<string, string>> = {}): Promise<string> {
  const first = { 'Training mission': '1: first flight', 'Who begins': 'the first seat' };
  const address = await makeTableOf('duel', ada, 'Ada', { ...first, ...choices });
  await join(jan, address, 'Jan');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(boardOf(ada)).toBeVisible();
  await expect(boardOf(jan)).toBeVisible();
  return address;
}

/** Something in the menu of the table. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What a page shows once the game is over. */
export const endOf = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });

/** From the end of a game to the page about it, which says who won and finds every roll as it was bound, and by those who played as they had seen it before. */
export async function expectFairDice(page: Page, won: RegExp, hasPlayed: boolean): Promise<void> {
  await endOf(page)
    .getByRole('button', { name: /^Game report/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(won);
  await page.getByRole('button', { name: 'Check every roll' }).click();
  await expect(page.getByText('Yes. The secret number fits its fingerprint', { exact: false })).toBeVisible();
  const seen = hasPlayed ? 'The record has the same fingerprints' : 'This browser was not at the table';
  await expect(page.getByText(seen, { exact: false })).toBeVisible();
}

/** The log that the end of a game offers is a true record, with dice that follow from what was sealed at the start. */
export async function expectTrueLog(page: Page, end: Locator): Promise<void> {
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save game file' }).click();
  const file = await (await saved).path();
  const found = execFileSync(process.execPath, [ORRERY, 'verify', file], { encoding: 'utf8' });
  expect(found).toMatch(/recomputed from the seed that was committed to: all as recorded/);
}
