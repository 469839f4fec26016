import { mouse } from './player/hands.ts';
import { Player } from './player/player.ts';
import { startrek } from './player/startrek.ts';
import { LONG } from './seen.ts';
import { startGame } from './sheet.ts';
import { expect, test } from './visit.ts';

test.use({ seed: 2, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

// Starfarers and the Duel are played as text in every run; the text table is the same for all games.
test('a whole game is played in the text table alone', { tag: [LONG] }, async ({ page }) => {
  await startGame(page, { level: 'Captain', options: { 'Target points': '8 points' } });
  await page.getByRole('button', { name: 'Text table' }).click();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toHaveCount(0);
  const player = new Player(page, mouse(page), startrek(), 'text');
  await player.play();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/wins? with (8|9|10) points/);
});
