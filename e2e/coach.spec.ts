import { GAMES } from '@orrery/catalog';
import type { Page } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from './accessibility.ts';
import { startNewGame } from './new-game.ts';
import { expect, test } from './test.ts';
import { TESTED_LANGUAGES } from './tested-languages.ts';

test.use({ seed: 5, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

/** Timeout for a busy machine: the coach thinks by the clock, and its worker has to be loaded first. */
const SLOW_TIMEOUT = { timeout: 60_000 };

const coachOf = (page: Page) => page.getByRole('region', { name: 'Coach' });
const boardOf = (page: Page) => page.getByRole('region', { name: 'Board' });

/** Sets how much the coach says, in the bar of the table. */
async function setLevel(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('menuitemradio', { name: level }).click();
}

test('the coach is asked by a key, says what is best and why, moves nothing, and is remembered as it was set', async ({
  page,
}) => {
  await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
  await expect(page.getByRole('heading', { name: 'Place your first station.' })).toBeVisible();
  const coach = coachOf(page);
  await expect(coach).toBeHidden();
  const box = await boardOf(page).boundingBox();
  await page.keyboard.press('c');
  await expect(coach.getByRole('button', { name: 'Do it' })).toBeVisible(SLOW_TIMEOUT);
  await expect(coach).toContainText(/Place a station .* brings \w+ on \d+ of 36 rolls\./);
  expect(await boardOf(page).boundingBox()).toEqual(box);
  await page.keyboard.press('Escape');
  await expect(coach).toBeHidden();
  await page.keyboard.press('c');
  await coach.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('heading', { name: /^Place a ship/ })).toBeVisible();
  await expect(coach).toBeHidden();
  await setLevel(page, 'Always');
  await expect(coach).toBeVisible();
  await page.reload();
  await expect(coach.getByRole('button', { name: 'Do it' })).toBeVisible(SLOW_TIMEOUT);
  await expect(page.getByText(/^Coach: Place a ship/)).toHaveAttribute('aria-live', 'polite');
});

test('where several people share a device, the coach is off until it is switched on', {
  tag: [LONG_TAG],
}, async ({ page }) => {
  await startNewGame(page, { people: ['Ada', 'Grace'], options: { 'Who starts': 'The oldest, on seat 1' } });
  await page.getByRole('button', { name: /show my hand$/ }).click();
  await page.keyboard.press('c');
  await expect(page.getByText(/^Several people play on this device/)).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'When asked' }).click();
  await page.keyboard.press('c');
  await expect(coachOf(page).getByRole('button', { name: 'Do it' })).toBeVisible(SLOW_TIMEOUT);
  await page.reload();
  await page.getByRole('button', { name: /show my hand$/ }).click();
  await expect(coachOf(page)).toBeHidden();
});

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;

for (const { id: game } of GAMES) {
  for (const { width, height, colorScheme } of LOOKS) {
    test(`the coach at ${game}, ${width} wide`, { tag: [LONG_TAG] }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await startNewGame(page, { game });
      const coach = coachOf(page);
      const advice = coach.getByRole('button', { name: 'Do it' });
      await expect(async () => {
        await page.keyboard.press('c');
        await expect(advice).toBeVisible({ timeout: 12_000 });
      }).toPass();
      await expectAccessibleAndFitting(page, `${game}: coach`);
      await page.getByRole('button', { name: 'Coach' }).click();
      await expect(page.getByRole('menuitemradio', { name: 'When asked' })).toBeChecked();
      await expectAccessibleAndFitting(page, `${game}: levels of the coach`);
    });
  }

  for (const language of TESTED_LANGUAGES) {
    test(`the coach leads ${game} through its first moves in ${language}`, { tag: [LONG_TAG] }, async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
        localStorage.setItem('coach', 'talkative');
      }, language);
      await page.goto(`/new/${game}`);
      await page.locator('button[type="submit"]').last().click();
      const advice = coachOf(page).locator('.coach-buttons button').first();
      // When a text table offers only one move, the coach says nothing.
      const lone = page.locator('[data-part="prompt"] .move-group button');
      for (let move = 0; move < 6; move++) {
        await expect(async () => {
          if ((await lone.count()) === 1) await lone.click({ timeout: 1000 });
          await expect(advice).toBeVisible({ timeout: 10_000 });
        }).toPass(SLOW_TIMEOUT);
        await expect(coachOf(page)).not.toContainText(/reason\.|what\.|\{/);
        const before = await coachOf(page).innerText();
        await advice.click();
        // While the others play, it says nothing.
        await expect.poll(async () => (await coachOf(page).allInnerTexts())[0] ?? '', SLOW_TIMEOUT).not.toBe(before);
      }
    });
  }
}
