import { startNewGame } from './new-game.ts';
import { mouseInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ seed: 1, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

test('a whole game for three against two bots is played by clicking, to the result', async ({ page }) => {
  await startNewGame(page, { level: 'Captain', options: { 'Target points': '8 points' } });
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy({ trades: 8 }));
  await player.play();
  for (const action of [/^Place the station/, /^Place the ship/, /^Roll the dice/, /^Build a ship/, /^End the turn/]) {
    expect(player.actions).toContainEqual(expect.stringMatching(action));
  }
  expect(player.actions).toContainEqual(expect.stringMatching(/ at the bank/)); // wanted in a trade
  expect(player.actions).toContainEqual(expect.stringMatching(/ in hand/)); // given in a trade
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('listitem')).toHaveCount(3);
  await end.getByRole('link', { name: 'Game report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(You win|wins) with (8|9|10) points$/);
  await expect(page.getByRole('region', { name: 'Final standings' }).getByRole('listitem').first()).toContainText('1');
});
