import { startNewGame } from '../new-game.ts';
import { touchInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { expect, test } from '../test.ts';
import { askedIn, SHIP_GAMES, sitDownTo } from './stored.ts';

const PHONE = { width: 390, height: 844 };

test.use({ seed: 8, viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

for (const game of SHIP_GAMES) {
  test(`${game}: on a phone several turns are played by touch`, async ({ page }) => {
    await startNewGame(page, { game, options: { 'Who begins': 'the first seat' } });
    const player = new PagePlayer(page, touchInput(page), starshipStrategy());
    await player.play(() => player.actions.filter((action) => action === 'End the turn').length === 3, 120);
    expect(player.actions).toContainEqual(expect.stringMatching(/^Sector \d/));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
}

test('one hand is enough: answers are within reach of the thumb, large enough, and the own ship stays in sight', async ({
  page,
}) => {
  for (const question of ['sector', 'trade', 'base', 'pirate', 'reward', 'build', 'task'] as const) {
    await sitDownTo(page, askedIn('starship', question));
    const prompt = page.locator('[data-part="prompt"]');
    await expect(prompt.getByRole('heading')).toBeVisible();
    const misplaced = await prompt.getByRole('button').evaluateAll((buttons, height) => {
      const boxes = buttons.map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }));
      return boxes.filter(
        ({ box }) => box.height < 44 || box.width < 40 || box.top < height * 0.45 || box.bottom > height,
      );
    }, PHONE.height);
    expect(misplaced, question).toEqual([]);
    const ship = page.getByRole('img', { name: /^Your ship/ });
    const isSeen = await ship.evaluate((drawing) => {
      const { left, top, width, height } = drawing.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return drawing.parentElement?.contains(at) === true;
    });
    expect(isSeen, `the ship at ${question}`).toBe(true);
  }
});

test('dialogues leave their answers in sight', async ({ page }) => {
  for (const { question, answer } of [
    { question: 'centres', answer: 'Choose in secret' },
    { question: 'peek', answer: 'Put them back' },
    { question: 'reply', answer: 'Accept the offer' },
  ] as const) {
    await sitDownTo(page, askedIn('starship', question));
    await expect(page.getByRole('dialog').getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
  }
});
