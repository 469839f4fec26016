import { LONG_TAG } from '../accessibility.ts';
import { startNewGame } from '../new-game.ts';
import { keyboardInput, mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { expect, test } from '../test.ts';
import { SHIP_GAMES } from './stored.ts';

test.use({ seed: 5, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

const SHORT_GAME = { 'Target points': '6 points' };
const WON = /(You win|wins) with ([6-9]|1\d) points$/;

/** Both games in every input method; of each method one game on every change, the other in the long run. */
const longUnless = (isShort: boolean) => ({ tag: isShort ? [] : [LONG_TAG] });

for (const game of SHIP_GAMES) {
  test(
    `${game}: a whole game against a bot is played by clicking, to the result`,
    longUnless(game === 'starship'),
    async ({ page }) => {
      await startNewGame(page, { game, level: 'Captain', options: SHORT_GAME });
      const player = new PagePlayer(page, mouseInput(page), starshipStrategy());
      await player.play();
      for (const action of [/^Choose in secret/, /^Sector \d/, /^Fly on/, /^Buy \d/, /^Found a/, /^End the turn/]) {
        expect(player.actions).toContainEqual(expect.stringMatching(action));
      }
      const end = page.getByRole('dialog', { name: 'The game is over' });
      await expect(end.getByRole('listitem')).toHaveCount(2);
      await end.getByRole('link', { name: 'Game report' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WON);
      await expect(page.getByRole('region', { name: 'Final standings' }).getByRole('listitem').first()).toContainText(
        '1',
      );
    },
  );

  test(
    `${game}: a whole game is set up and played by keyboard alone`,
    longUnless(game === 'duel'),
    async ({ page }) => {
      await page.goto(`/new/${game}`);
      const target = page.getByLabel('Target points', { exact: true });
      await target.press('6');
      await expect(target.locator('option:checked')).toHaveText('6 points');
      await page.getByRole('button', { name: 'Start the game' }).press('Enter');
      await expect(page).toHaveURL(/\/table\/\w+$/);
      await new PagePlayer(page, keyboardInput(page), starshipStrategy()).play();
      const result = page.getByRole('dialog', { name: 'The game is over' }).getByRole('link', { name: 'Game report' });
      for (let tabs = 0; tabs < 8 && !(await result.evaluate((link) => link === document.activeElement)); tabs++) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WON);
    },
  );

  test(`${game}: a whole game is played in the text table alone`, longUnless(game === 'duel'), async ({ page }) => {
    await startNewGame(page, { game, level: 'Captain', options: SHORT_GAME });
    await page.getByRole('button', { name: 'Text table' }).click();
    await expect(page.getByRole('region', { name: 'Board', exact: true })).toHaveCount(0);
    await new PagePlayer(page, mouseInput(page), starshipStrategy(), 'text').play();
    await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
      /wins? with ([6-9]|1\d) victory points/,
    );
  });
}
