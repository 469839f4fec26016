import { readFile } from 'node:fs/promises';
import { finishedGame, GOLDEN_POSITIONS, gameUntil, openFile } from './golden.ts';
import { expect, test } from './test.ts';

const BROKEN = {
  'cut in the middle of a line': {
    file: finishedGame().slice(0, 20_000),
    says: /Line \d+ of the file is wrong/,
  },
  'cut in its head': { file: finishedGame().slice(0, 60), says: /Line \d of the file is wrong/ },
  'with an altered entry': {
    file: finishedGame().replace('\n15 0: found 30', '\n15 0: found 29'),
    says: /Step 15 of the game .* is wrong: The rules do not allow this/,
  },
  'with altered dice': {
    file: finishedGame().replace('\n27 * 4 4 ', '\n27 * 5 5 '),
    says: /Step 27 of the game/,
  },
  'with another winner': {
    file: finishedGame().replace('over 2 3 4 1', 'over 1 2 3 4'),
    says: /The result in the file is not the one the game leads to\./,
  },
  'of a game nobody knows': {
    file: finishedGame().replace('game startrek 1', 'game chess 1'),
    says: /“chess” cannot be played here\./,
  },
  'of rules to come': { file: finishedGame().replace('game startrek 1', 'game startrek 99'), says: /edition 99/ },
  'of another format': { file: '<?xml version="1.0"?>\n<game/>\n', says: /This is not a game file of Orrery\./ },
  'full of bytes': {
    file: Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 37) % 256)),
    says: /This is not a game file of Orrery\./,
  },
  'without a letter': { file: '', says: /This is not a game file of Orrery\./ },
} as const;

test('a file broken in any way gets a clear error, and nothing changes', async ({ page }) => {
  await page.goto('/');
  for (const [how, { file, says }] of Object.entries(BROKEN)) {
    const name = `${how}.log`;
    await openFile(page, file, name);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(`“${name}” could not be opened`);
    await expect(alert).toContainText(says);
    await expect(alert).toContainText('Nothing on this device has changed.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();
  }
  await expect(page.getByText('Games you start are saved here')).toBeVisible();
});

test('a finished game is imported, and its export is identical', async ({ page }) => {
  await page.goto('/');
  await openFile(page, finishedGame());
  await expect(page).toHaveURL(/\/replay\//);
  await page.goto('/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save game file/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^startrek-.*\.log$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(finishedGame());
});

test('a running game is imported at its position, with a person on every seat', async ({ page }) => {
  await page.goto('/');
  await openFile(page, gameUntil(GOLDEN_POSITIONS.discard));
  await page.getByRole('button', { name: /show my hand$/ }).click();
  await expect(page.locator('[data-part="prompt"]')).toContainText('Choose 5 cards to discard');
});
