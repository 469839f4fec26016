import { mouse } from './player/hands.ts';
import { Player } from './player/player.ts';
import { startrek } from './player/startrek.ts';
import { startGame } from './sheet.ts';
import { expect, test } from './visit.ts';

test.use({ seed: 1, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

test('a whole game for three against two bots is played by clicking, to the result', async ({ page }) => {
  await startGame(page, { level: 'Captain', options: { 'Target points': '8 points' } });
  const player = new Player(page, mouse(page), startrek({ trades: 8 }));
  await player.play();
  for (const deed of [/^Place the station/, /^Place the ship/, /^Roll the dice/, /^Build a ship/, /^End the turn/]) {
    expect(player.deeds).toContainEqual(expect.stringMatching(deed));
  }
  expect(player.deeds).toContain('Offer');
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('listitem')).toHaveCount(3);
  await end.getByRole('link', { name: 'Game report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(You win|wins) with (8|9|10) points$/);
  await expect(page.getByRole('region', { name: 'Final standings' }).getByRole('listitem').first()).toContainText('1');
});
