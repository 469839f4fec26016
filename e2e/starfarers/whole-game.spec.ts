import { LONG_TAG } from '../accessibility.ts';
import { startNewGame } from '../new-game.ts';
import { keyboardInput, mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starfarersStrategy } from '../player/starfarers.ts';
import { expect, test } from '../test.ts';
import { startSeated } from './stored.ts';

test.use({ seed: 5, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(600_000);

const SHORT_GAME = { Target: '8 points' };
const FIGURE = { 'Set-up': 'Beginners: fixed layout', 'First pieces': 'Beginners: fixed places' };
const WON = /(You win|wins) with ([8-9]|1\d) points$/;

for (const { seats, ...options } of [
  { seats: 3, ...FIGURE },
  { seats: 4, 'Set-up': 'Explorer: shuffled, face down', 'First pieces': 'Beginners: fixed places' },
  { seats: 6, 'Set-up': 'Strategic: shuffled, face up (standard)' },
]) {
  test(`a whole game of ${seats} is played by clicking, to the result: ${options['Set-up']}`, {
    tag: seats === 3 ? [] : [LONG_TAG],
  }, async ({ page }) => {
    await startSeated(page, seats, { ...SHORT_GAME, ...options });
    const player = new PagePlayer(page, mouseInput(page), starfarersStrategy());
    await player.play();
    for (const action of [/^Roll the dice/, /^point \d+\/\d+/, /^Fly/, /^(On to the flight|End turn|Done)/]) {
      expect(player.actions).toContainEqual(expect.stringMatching(action));
    }
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await expect(end.getByRole('listitem')).toHaveCount(seats);
    await end.getByRole('link', { name: 'Game report' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WON);
  });
}

test('a whole game of three is played by keyboard alone', { tag: LONG_TAG }, async ({ page }) => {
  await startNewGame(page, {
    game: 'starfarers',
    level: 'Captain',
    options: { ...SHORT_GAME, ...FIGURE },
  });
  await new PagePlayer(page, keyboardInput(page), starfarersStrategy()).play();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
});

test('a whole game of three is played in the text table alone', async ({ page }) => {
  await startNewGame(page, {
    game: 'starfarers',
    level: 'Captain',
    options: { ...SHORT_GAME, ...FIGURE },
  });
  await page.getByRole('button', { name: 'Text table' }).click();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toHaveCount(0);
  await new PagePlayer(page, mouseInput(page), starfarersStrategy(), 'text').play();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
});
