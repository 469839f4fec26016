import type { Page } from '@playwright/test';
import { GOLDEN_POSITIONS, sitDownAt } from '../golden.ts';
import { startNewGame } from '../new-game.ts';
import { expect, test } from '../test.ts';

test.use({ seed: 5, viewport: { width: 1440, height: 900 } });

const FIRST = { 'Who starts': 'The oldest, on seat 1' };

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

/** The choices of the prompt bar by their keys. */
const keysShown = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.prompt-bar .choices button')].flatMap((button) => {
        const key = button.querySelector('kbd')?.textContent ?? '';
        return /^[1-9A-Z]$/.test(key) && key !== 'U' ? [[key, button.firstChild?.textContent ?? '']] : [];
      }),
    ),
  );

test('a number keeps its meaning during a turn, and the end of the turn has a key of its own', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  const prompt = page.locator('.prompt-bar');
  await expect(prompt.getByRole('button', { name: /^End the turn/ })).toBeVisible();
  const before = await keysShown(page);
  expect(before.E).toMatch(/^End the turn/);
  const [digit = ''] = Object.keys(before).filter((key) => before[key]?.startsWith('Build a station'));
  expect(digit).toMatch(/^\d$/);
  await page.keyboard.press(digit);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await prompt.locator('.btn.primary').click();
  await expect(prompt.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expect(prompt.getByRole('button', { name: /^End the turn/ })).toBeVisible();
  const after = await keysShown(page);
  for (const [key, label] of Object.entries(after)) expect([undefined, label]).toContain(before[key]);
  expect(after.E).toMatch(/^End the turn/);
});

test('Enter makes the move that a click has selected, wherever the click put the focus', async ({ page }) => {
  await startNewGame(page, { options: FIRST });
  const lit = page.getByRole('region', { name: 'Board' }).getByRole('button', { name: /, possible$/ });
  await expect(lit).toHaveCount(54);
  await lit.nth(20).click();
  await page.keyboard.press('Enter'); // at once: the guard against double clicks is not for keys
  await expect(page.locator('.prompt-bar .question')).toContainText(/ship/i);
});

test('N leads to a possible place from anywhere, and no move leaves the focus on the page itself', async ({ page }) => {
  await startNewGame(page, { options: FIRST });
  await expect(page.getByRole('button', { name: /, possible$/ })).toHaveCount(54);
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('n');
  expect(await focused(page)).toMatch(/, possible$/);
  await page.keyboard.press('Enter');
  const confirm = page.locator('.prompt-bar').getByRole('button', { name: /^Place/ });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(confirm).toHaveCount(0);
  expect(await focused(page)).not.toBe('BODY');
});

test('closing a dialogue by its button leaves the focus at the table', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  await page
    .getByRole('button', { name: /^Almanac/ })
    .first()
    .click();
  const almanac = page.getByRole('dialog', { name: 'Almanac' });
  await almanac.getByRole('button', { name: 'Close' }).click();
  await expect(almanac).toHaveCount(0);
  expect(await focused(page)).not.toBe('BODY');
});
