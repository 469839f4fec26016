import { LONG_TAG } from './accessibility.ts';
import { GOLDEN_POSITIONS, sitDownAt } from './golden.ts';
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

test('the menu is used by keys alone, and the focus returns to its button', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const items = page.getByRole('menuitem');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(items.first()).toBeVisible();
  await button.click();
  await expect(items).toHaveCount(0);
  await button.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/settings/);
});
