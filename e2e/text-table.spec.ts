import { LONG_TAG } from './accessibility.ts';
import { startNewGame } from './new-game.ts';
import { mouseInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ seed: 2, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

// Starfarers and the Duel are played as text in every run; the text table is the same for all games.
test('a whole game is played in the text table alone', { tag: [LONG_TAG] }, async ({ page }) => {
  await startNewGame(page, { level: 'Captain', options: { 'Target points': '8 points' } });
  await page.getByRole('button', { name: 'Text table' }).click();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toHaveCount(0);
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy(), 'text');
  await player.play();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/wins? with (8|9|10) points/);
});
