import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** The first golden game of Star Trek: four players, 938 entries, nearly everything happens in it. */
const [GOLDEN = ''] = readFileSync(new URL('../editions/startrek/1/golden/01.log', import.meta.url), 'utf8')
  .split(/^(?=orrery log 1$)/m)
  .filter((log) => log !== '');

/** Number of entries after which each question is asked. */
export const GOLDEN_POSITIONS = {
  founding: 10,
  compensation: 45,
  decision: 46,
  discard: 80,
  cruiser: 90,
  steal: 91,
  building: 166,
  trading: 271,
  reply: 272,
  answers: 275,
  shield: 330,
  late: 936,
  last: 937,
} as const;

export const finishedGame = (): string => GOLDEN;

/** The game after this number of entries. */
export function gameUntil(entries: number): string {
  const [head = '', body = ''] = GOLDEN.split('\n\n');
  return `${head}\n\n${body.split('\n').slice(0, entries).join('\n')}\n`;
}

/** Opens a text as a game file, like a user. */
export async function openFile(page: Page, text: string | Buffer, name = 'game.log'): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page
    .getByRole('region', { name: 'Your tables' })
    .getByText(/in progress|saved here/)
    .waitFor(); // on a phone this part moves up once there are tables
  await page.getByLabel('Open game file').last().setInputFiles(file);
}

/** Opens the golden game after this number of entries and lifts the curtain of the asked player. */
export async function sitDownAt(page: Page, entries: number): Promise<void> {
  await page.goto('/');
  await openFile(page, gameUntil(entries));
  await page.getByRole('button', { name: /show my hand$/ }).click();
}

/** Builds the ship that ends the golden game: its note says so before it is paid for. */
export async function winGame(page: Page): Promise<void> {
  await sitDownAt(page, GOLDEN_POSITIONS.last);
  const main = page.getByRole('main');
  const build = main.getByRole('button', { name: /^Build a ship/ });
  await build.click();
  await main.getByRole('button', { name: 'Lane between dilithium 10 and oxygen 9: free, possible' }).press('Enter');
  await expect(main.getByText('wins the game')).toBeVisible();
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(async () => {
    if (await build.isVisible()) await build.click({ timeout: 1_000 }); // a click right after the first is ignored (double-click guard)
    await expect(end).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
