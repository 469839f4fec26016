import { GOLDEN_POSITIONS, sitDownAt, winGame } from './golden.ts';
import { startNewGame } from './new-game.ts';
import { mouseInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ seed: 5, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const FIRST = { 'Who starts': 'The oldest, on seat 1' };

test('after a reload in the middle the same table, hand and story are there', async ({ page }) => {
  await startNewGame(page);
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy());
  const isTurn = () => player.actions.filter((action) => action.startsWith('End the turn')).length === 2;
  await player.play(isTurn, 120);
  const read = async () => ({
    question: await page.getByRole('main').getByRole('heading', { level: 2 }).last().innerText(),
    story: await page.getByRole('region', { name: 'Log' }).getByRole('listitem').allInnerTexts(),
    hand: await page.getByRole('region', { name: 'Your hand' }).innerText(),
    players: await page.getByRole('region', { name: 'Players' }).innerText(),
    places: await page
      .getByRole('region', { name: 'Board' })
      .getByRole('button')
      .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label'))),
  });
  // A question may go to several seats at once: the bots answer theirs while the person is still thinking.
  const settled = async () => {
    await player.asked();
    await expect(page.getByRole('region', { name: 'Players' })).not.toContainText('thinking');
    await expect(page.locator('.points-change')).toHaveCount(0); // the change is shown for a moment
  };
  await settled();
  const before = await read();
  await page.reload();
  await settled();
  expect(await read()).toEqual(before);
});

test('a second window is told that the game is open elsewhere, and gets it once that is closed', async ({
  page,
  context,
}) => {
  await startNewGame(page);
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This game cannot be opened');
  await expect(other.getByText('This game is open in another window.')).toBeVisible();
  await page.close();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('region', { name: 'Board' })).toBeVisible();
});

test('a placement is looked at as a ghost with its yield, made, and taken back', async ({ page }) => {
  await startNewGame(page, { options: FIRST });
  const board = page.getByRole('region', { name: 'Board' });
  const lit = board.getByRole('button', { name: /, possible$/ });
  await expect(lit).toHaveCount(54);
  const place = (await lit.nth(20).getAttribute('aria-label')) ?? '';
  await lit.nth(20).click();
  await expect(board).toContainText('A station here');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(board).not.toContainText('A station here');
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy({ trades: 6 }));
  await player.play(({ lit }) => lit.every((name) => name.startsWith('Lane')), 8);
  const seat = page.getByRole('region', { name: 'Players' }).getByRole('listitem').first();
  await expect(seat).toContainText('4+2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(seat).toContainText('5+2');
  await expect(board.getByRole('button', { name: place, exact: true })).toHaveCount(1);
  await expect(lit).toHaveCount(54);
});

test('what cannot be done says why, with numbers, and leads to the rule', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.late);
  const tile = page.getByRole('region', { name: 'Build', exact: true }).getByRole('button', { name: /^Base / });
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  await tile.press('Enter');
  await expect(page.getByRole('region', { name: 'Build', exact: true })).toContainText(/\d/);
  const dim = page
    .getByRole('region', { name: 'Board' })
    .getByRole('button', { name: /: free\. Not possible: / })
    .first();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Build a ship/ })
    .click();
  await dim.press('Enter');
  const why = page
    .getByRole('main')
    .getByRole('button', { name: /^Rule ST-/ })
    .first();
  await expect(why).toBeVisible();
  const rule = ((await why.textContent()) ?? '').replace('Rule ', '');
  await why.click();
  const almanac = page.getByRole('dialog', { name: 'Almanac' });
  await expect(almanac.getByRole('region', { name: rule })).toContainText('The rule in question');
});

test('a line of the log shows the table as it was, and one key leads back to now', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.steal);
  const log = page.getByRole('region', { name: 'Log' });
  const line = log.getByRole('button', { name: /places a ship/ }).first();
  await line.click();
  await expect(page.getByRole('status').filter({ hasText: 'Looking back' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Steal from/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Looking back')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Steal from/ })
      .first(),
  ).toBeVisible();
});

test('a support card is turned or exchanged in the dialogue that opens', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.decision);
  const open = page.getByRole('dialog', { name: 'Your support card' });
  await expect(open).toContainText('Take another from the row');
  await open.getByRole('button', { name: 'Take', exact: true }).first().click();
  await expect(open).toBeHidden();
});

for (const at of [GOLDEN_POSITIONS.compensation, GOLDEN_POSITIONS.shield]) {
  test(`after ${at} entries a support card takes a card that is clicked at the bank`, async ({ page }) => {
    await sitDownAt(page, at);
    const prompt = page.locator('[data-part="prompt"]');
    await expect(prompt).toContainText('Take a card from the bank');
    await page
      .getByRole('region', { name: 'Bank' })
      .getByRole('button', { name: /, possible$/ })
      .first()
      .click();
    await expect(prompt.getByText('Take a card from the bank')).toBeHidden();
  });
}

test('a ship that wins the game says so, and the game is over once it is built', async ({ page }) => {
  await winGame(page);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('listitem').first()).toContainText('1.');
  await end.getByRole('link', { name: 'Game report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins with 11 points$/);
});

test('a button of the prompt opens its dialogue and leads back to it, but never closes it', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.decision);
  const open = page.getByRole('dialog', { name: 'Your support card' });
  await expect(open).toBeVisible();
  const button = page
    .getByRole('main')
    .locator('button[aria-pressed="true"]', { hasText: 'Take another support card' });
  await button.click();
  await expect(open).toBeVisible();
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
});
