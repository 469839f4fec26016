import { keys } from './player/hands.ts';
import { Player } from './player/player.ts';
import { startrek } from './player/startrek.ts';
import { LONG } from './seen.ts';
import { expect, test } from './visit.ts';

test.use({ seed: 3, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

test('a whole game is set up and played by keyboard alone', { tag: LONG }, async ({ page }) => {
  await page.goto('/new/startrek');
  await page.getByLabel('Target points', { exact: true }).press('8');
  await expect(page.getByLabel('Target points', { exact: true })).toHaveValue('0');
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const player = new Player(page, keys(page), startrek({ trades: 2 }));
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
