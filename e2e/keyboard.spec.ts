import { LONG_TAG } from './accessibility.ts';
import { keyboardInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ seed: 3, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

test('a whole game is set up and played by keyboard alone', { tag: LONG_TAG }, async ({ page }) => {
  await page.goto('/new/startrek');
  await page.getByLabel('Target points', { exact: true }).press('8');
  await expect(page.getByLabel('Target points', { exact: true })).toHaveValue('0');
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const player = new PagePlayer(page, keyboardInput(page), startrekStrategy({ trades: 2 }));
  await player.play();
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end).toBeVisible();
  const result = end.getByRole('link', { name: 'Game report' });
  for (let tabs = 0; tabs < 8 && !(await result.evaluate((link) => link === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(You win|wins) with (8|9|10) points$/);
});
