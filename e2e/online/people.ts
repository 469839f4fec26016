import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '../visit.ts';

/** Somebody with a browser of their own. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** What a browser says by itself when its network is taken away; everything else is a complaint. */
const NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket connection to|Failed to load resource: net::/;

/** Opens a browser for somebody; `complaints` gathers what its pages complain about. */
export async function arrive(browser: Browser, complaints: string[], colorScheme: 'dark' | 'light'): Promise<Person> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme });
  context.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !NETWORK.test(text)) complaints.push(text);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return { context, page: await context.newPage() };
}

/** Makes a table of Duel for friends; gives its address. */
export async function makeTable(
  page: Page,
  name: string,
  choices: Readonly<Record<string, string>> = {},
): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Two Captains with friends' }).click();
  await page.getByLabel('Your name').fill(name);
  for (const [field, value] of Object.entries(choices)) {
    await page.getByLabel(field, { exact: true }).selectOption(value);
  }
  await page.getByRole('button', { name: 'Make the table' }).click();
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
