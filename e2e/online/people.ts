import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, SERVICE_WORKER_WARNING } from '../test.ts';

const ORRERY = fileURLToPath(new URL('../../cli/bin/orrery.mjs', import.meta.url));

/** A person with a separate browser. */
export interface OnlineUser {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Messages that a browser logs by itself when it is offline or when a server refuses a request; everything else is an
 * error.
 */
const EXPECTED_NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|WebSocket connection to|Failed to load resource: (net::|.* status of 4\d\d)/;

/** A distinct IP address for each person. */
export const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

/** Opens a browser for a person; `complaints` collects the errors of its pages. */
export async function openBrowserFor(
  browser: Browser,
  complaints: string[],
  colorScheme: 'dark' | 'light' = 'dark',
  more: BrowserContextOptions = {},
): Promise<OnlineUser> {
  const extraHTTPHeaders = { 'X-Forwarded-For': anyAddress() };
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme, extraHTTPHeaders, ...more });
  context.on('console', (message) => {
    const text = message.text();
    if (
      ['error', 'warning'].includes(message.type()) &&
      !EXPECTED_NETWORK_ERRORS.test(text) &&
      text !== SERVICE_WORKER_WARNING
    )
      complaints.push(text);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return { context, page: await context.newPage() };
}

/** Creates a table of Duel for friends, or for anyone; returns its address. */
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

/** Joins by the address, as a guest with only a name, and becomes ready. */
export async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('button', { name: 'You are ready' })).toBeVisible();
}

/** Makes a choice of the form of a new table: one of a few buttons, or of a list. */
async function chooseTerm(page: Page, field: string, value: string): Promise<void> {
  const buttons = page.getByRole('group', { name: field, exact: true });
  if ((await buttons.count()) > 0) await buttons.getByRole('button', { name: value, exact: true }).click();
  else await page.getByLabel(field, { exact: true }).selectOption(value);
}

/** Creates a table of any game, by its address; returns the table's address. A signed-in person needs no name. */
export async function makeTableOf(
  game: string,
  page: Page,
  name: string | null,
  choices: Readonly<Record<string, string>> = {},
): Promise<string> {
  await page.goto(`/friends/${game}`);
  if (name !== null) await page.getByLabel('Your name').fill(name);
  await expect(page.getByRole('button', { name: 'Create the table' })).toBeVisible();
  for (const [field, value] of Object.entries(choices)) await chooseTerm(page, field, value);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  return page.getByLabel('Address of the table').inputValue();
}

export const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });

/** Two people at a Duel that has begun: Ada, who created the table and is asked first, and Jan. */
export async function beginDuel(ada: Page, jan: Page, choices: Readonly<Record<string, string>> = {}): Promise<string> {
  const first = { 'Training mission': '1: first flight', 'Who begins': 'the first seat' };
  const address = await makeTableOf('duel', ada, 'Ada', { ...first, ...choices });
  await join(jan, address, 'Jan');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(boardOf(ada)).toBeVisible();
  await expect(boardOf(jan)).toBeVisible();
  return address;
}

/** An item in the menu of the table. */
export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What a page shows once the game is over. */
export const endOf = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });

/**
 * Goes from the end of a game to its result page, which names the winner and verifies every roll against the
 * commitments, and for players also against what they saw before.
 */
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

/** The log offered at the end of a game is valid, with dice that follow from the seed committed at the start. */
export async function expectTrueLog(page: Page, end: Locator): Promise<void> {
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save game file' }).click();
  const file = await (await saved).path();
  const found = execFileSync(process.execPath, [ORRERY, 'verify', file], { encoding: 'utf8' });
  expect(found).toMatch(/recomputed from the committed seed: all as recorded/);
}
