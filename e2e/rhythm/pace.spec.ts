import type { Page } from '@playwright/test';
import { startNewGame } from '../new-game.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { startrekStrategy } from '../player/startrek.ts';
import { expect, test } from '../test.ts';

test.use({ seed: 5, viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

const FIRST = { 'Who starts': 'The oldest, on seat 1' };

/** Plays until the viewer's first turn has ended. */
async function endFirstTurn(page: Page): Promise<void> {
  await startNewGame(page, { level: 'Cadet', options: FIRST });
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy());
  await player.play(() => player.actions.some((action) => action.startsWith('End the turn')), 40);
}

test.describe('step by step', () => {
  test.use({ pace: 'step' });

  test('each event of another’s turn waits for a key, and one key passes over the rest', async ({ page }) => {
    await startNewGame(page, { level: 'Cadet', options: FIRST });
    const lit = page.getByRole('region', { name: 'Board' }).getByRole('button', { name: /, possible$/ });
    for (const place of ['station', 'ship']) {
      await expect(lit.first(), place).toBeVisible();
      await lit.first().focus();
      await page.keyboard.press('Enter');
      await page
        .locator('.prompt-bar')
        .getByRole('button', { name: /^Place/ })
        .click();
      await expect(page.locator('.prompt-bar').getByRole('button', { name: /^Place/ })).toHaveCount(0);
    }
    const prompt = page.locator('.prompt-bar');
    const goOn = prompt.getByRole('button', { name: 'Go on' });
    const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
    await expect(goOn).toBeEnabled();
    await page.waitForTimeout(1000); // what had begun is shown to its end
    const before = await lines.count();
    await page.waitForTimeout(1500); // nothing goes on by itself
    expect(await lines.count()).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    await page.keyboard.press('s');
    await expect(lit.first()).toBeVisible();
    await expect(goOn).toHaveCount(0);
  });
});

test('the pace is chosen in the line while others play, by a key, and stays chosen', async ({ page }) => {
  await endFirstTurn(page);
  await page.keyboard.press('g');
  expect(await page.evaluate(() => localStorage.getItem('pace'))).toBe('step');
  await page.goto('/settings');
  await expect(
    page.getByRole('group', { name: 'Pace of the others’ turns' }).getByRole('button', { name: 'Step' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('the summary since the last turn opens into sentences', async ({ page }) => {
  await endFirstTurn(page);
  await expect(page.locator('.since-chips li').first()).toBeVisible({ timeout: 60_000 });
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'Since your last turn' }).click();
  await expect(log.locator('.since-lines li').first()).toContainText(/[a-z]/);
});

test('nothing that opens or closes moves the board', async ({ page }) => {
  await startNewGame(page, { options: FIRST });
  const board = page.getByRole('region', { name: 'Board' });
  const lit = board.getByRole('button', { name: /, possible$/ });
  await expect(lit.first()).toBeVisible();
  const still = await board.boundingBox();
  const isStill = async (what: string) => expect(await board.boundingBox(), what).toEqual(still);
  await lit.nth(20).click();
  await isStill('a preview');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Almanac' })).toBeVisible();
  await isStill('the almanac');
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: /You go first|board is laid out/ })
    .first()
    .click();
  await expect(page.getByText('Looking back')).toBeVisible();
  await isStill('a past state');
});
