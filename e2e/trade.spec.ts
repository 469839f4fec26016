import type { Locator, Page } from '@playwright/test';
import { GOLDEN_POSITIONS, sitDownAt } from './golden.ts';
import { startNewGame } from './new-game.ts';
import { mouseInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ seed: 5, viewport: { width: 1366, height: 650 }, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

const prompt = (page: Page): Locator => page.locator('[data-part="prompt"]');
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
const bank = (page: Page): Locator => page.getByRole('region', { name: 'Bank' });
const offer = (page: Page): Locator => page.getByRole('region', { name: /^Sky offers$/ });

/** The rectangle and scale of the board: its sheet is inside and may not move either. */
const boardAt = (page: Page) =>
  page.evaluate(() =>
    ['[data-part="board"]', '.board-sheet', '[data-part="prompt"]'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { part, x, y, width, height };
    }),
  );

test('the board keeps its place and size whatever opens', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  await expect(prompt(page)).toContainText('Trade');
  const before = await boardAt(page);
  const unchanged = () => expect.poll(() => boardAt(page)).toEqual(before);

  await hand(page).getByRole('button', { name: /^food/ }).click();
  await expect(prompt(page)).toContainText('You give');
  await unchanged();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Almanac' })).toBeVisible();
  await unchanged();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cards/ }).click();
  await expect(page.getByRole('dialog', { name: 'Development' })).toBeVisible();
  await unchanged();

  await sitDownAt(page, GOLDEN_POSITIONS.reply);
  await expect(offer(page)).toBeVisible();
  await unchanged();
});

test('an offer is put together by two clicks, and people are asked by a third', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  await hand(page).getByRole('button', { name: /^food/ }).click();
  await bank(page)
    .getByRole('button', { name: /^dilithium/ })
    .click();
  await expect(prompt(page).getByRole('button', { name: 'Offer', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /show my hand$/ })).toBeVisible();
});

test('a right click takes a card back, and so does its ×', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  const food = hand(page).getByRole('button', { name: /^food/ });
  await food.click();
  await food.click();
  await expect(food).toHaveAccessibleName('food: 4 in hand, −2');
  await food.click({ button: 'right' });
  await expect(food).toHaveAccessibleName('food: 4 in hand, −1');
  await prompt(page).getByRole('button', { name: 'Take back 1 food' }).click();
  await expect(prompt(page)).not.toContainText('You give');
});

test('the bank is paid by its button, whatever number is given, and it can be undone', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  await hand(page).getByRole('button', { name: /^food/ }).click();
  await bank(page)
    .getByRole('button', { name: /^dilithium/ })
    .click();
  await prompt(page)
    .getByRole('button', { name: /with the bank$/ })
    .click();
  await expect(hand(page).getByRole('button', { name: 'food: 0 in hand' })).toBeVisible();
  await expect(hand(page).getByRole('button', { name: 'dilithium: 1 in hand' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand(page).getByRole('button', { name: 'food: 4 in hand' })).toBeVisible();
});

test('building ends trading by itself, and one undo takes both back', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  await hand(page).getByRole('button', { name: /^food/ }).click();
  await bank(page)
    .getByRole('button', { name: /^dilithium/ })
    .click();
  await prompt(page)
    .getByRole('button', { name: /with the bank$/ })
    .click();
  await expect(hand(page).getByRole('button', { name: 'dilithium: 1 in hand' })).toBeVisible();
  await page.getByRole('region', { name: 'Build', exact: true }).getByRole('button', { name: /^Ship/ }).click();
  const board = page.getByRole('region', { name: 'Board' });
  await board
    .getByRole('button', { name: /, possible$/ })
    .first()
    .press('Enter');
  await expect(board).toContainText('ends trading for this turn');
  await prompt(page)
    .getByRole('button', { name: /^Build a ship/ })
    .click();
  await expect(prompt(page)).toContainText('Build');
  await expect(bank(page).getByRole('button', { name: /^food/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bank(page).getByRole('button', { name: /^food/ })).toHaveAttribute('aria-disabled', 'false');
});

test('an offer stands beside its plate and is answered by one key', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.reply);
  const note = offer(page);
  const plate = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Sky' });
  const [card, seat] = await Promise.all([note.boundingBox(), plate.boundingBox()]);
  expect(card?.x ?? 0).toBeGreaterThanOrEqual((seat?.x ?? 0) + (seat?.width ?? 0));
  expect(Math.abs((card?.y ?? 0) - (seat?.y ?? 0))).toBeLessThan(80);
  await page.keyboard.press('c');
  await expect(prompt(page).getByRole('button', { name: 'Offer this instead' })).toBeVisible();
  await expect(note).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(note).toBeVisible();
  await page.keyboard.press('n');
  await expect(note).toBeHidden();
  await expect(page.getByRole('button', { name: /show my hand$/ })).toBeVisible(); // the next one is asked
});

test('cards are discarded from the hand', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.discard);
  await expect(prompt(page)).toContainText('Choose 5 cards to discard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const discard = prompt(page).getByRole('button', { name: 'Discard', exact: true });
  await expect(discard).toHaveAttribute('aria-disabled', 'true');
  for (let n = 0; n < 5; n++)
    await hand(page)
      .getByRole('button', { name: /, possible$/ })
      .first()
      .click();
  await expect(hand(page).getByRole('button', { name: /, possible$/ })).toHaveCount(0);
  await discard.click();
  await expect(prompt(page).getByText('Choose 5 cards to discard')).toHaveCount(0);
});

test('bots are asked by themselves, and their answers stand on their plates', async ({ page }) => {
  await startNewGame(page, { level: 'Captain', options: { 'Who starts': 'The oldest, on seat 1' } });
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy());
  const hasSpare = async () =>
    (await hand(page)
      .getByRole('button', { name: /: [2-9] in hand/ })
      .count()) > 0;
  for (let turns = 1; turns < 12; turns++) {
    await player.play(({ choices }) => choices.some(({ name }) => name.startsWith('End the turn')), 60);
    if (await hasSpare()) break;
    await prompt(page)
      .getByRole('button', { name: /^End the turn/ })
      .click();
  }
  await hand(page)
    .getByRole('button', { name: /: [2-9] in hand/ })
    .first()
    .click();
  await bank(page)
    .getByRole('button', { name: /^(?!.*\+)/ })
    .and(page.locator(':not(.picked)'))
    .last()
    .click();
  const plates = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect(plates.getByText(/Accepts|Says no|→|wants/).first()).toBeVisible({ timeout: 10_000 });
});
