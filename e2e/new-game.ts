import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface NewGameSheet {
  readonly game?: string;
  /** Names of the people from the first seat on; the rest are bots. */
  readonly people?: readonly string[];
  readonly level?: 'Cadet' | 'Captain' | 'Admiral';
  readonly options?: Readonly<Record<string, string>>;
}

/** Fills in the new-game sheet with its defaults, Star Trek's for three, and starts the game. */
export async function startNewGame(page: Page, sheet: NewGameSheet = {}) {
  const { game = 'startrek', people = ['Ada'], level = 'Cadet', options = {} } = sheet;
  await page.goto(`/new/${game}`);
  const seats = page.getByRole('group', { name: /^Who sits on seat \d$/ });
  await expect(seats.first()).toBeVisible();
  for (const [seat, name] of people.entries()) {
    const n = seat + 1;
    await page
      .getByRole('group', { name: `Who sits on seat ${n}` })
      .getByRole('button', { name: 'Person' })
      .click();
    await page.getByLabel(`Name on seat ${n}`).fill(name);
  }
  for (let n = people.length + 1; n <= (await seats.count()); n++) {
    await page.getByLabel(`Level of the bot on seat ${n}`).selectOption(level);
  }
  for (const [option, value] of Object.entries(options)) {
    await page.getByLabel(option, { exact: true }).selectOption(value);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
}
