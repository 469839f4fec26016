import { LONG_TAG } from './accessibility.ts';
import { GOLDEN_POSITIONS, gameUntil, sitDownAt } from './golden.ts';
import { startNewGame } from './new-game.ts';
import { touchInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { before } from './starfarers/stored.ts';
import { askedIn, sitDownTo } from './starship/stored.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ seed: 8, viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

test('on a phone the founding rounds and several turns are played by touch', async ({ page }) => {
  await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
  const player = new PagePlayer(page, touchInput(page), startrekStrategy({ trades: 2 }));
  await player.play(() => player.actions.filter((action) => action.startsWith('End the turn')).length === 4, 260);
  expect(player.actions.filter((action) => action === 'Place the station').length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('on a phone every drawer opens by a tap, fits, and closes', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  const tabs = page.getByRole('navigation', { name: 'Panels' }).getByRole('button');
  const names = await tabs.evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''));
  expect(names.length).toBeGreaterThanOrEqual(4);
  for (let i = 0; i < names.length; i++) {
    await tabs.nth(i).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const box = await drawer.boundingBox();
    expect(box?.width ?? 0, names[i]).toBeLessThanOrEqual(PHONE.width);
    await drawer.getByRole('button', { name: 'Close' }).tap();
    await expect(drawer).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('on a phone a trade is put together from the hand, and the board stays where it is', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  const board = page.getByRole('region', { name: 'Board' });
  const before = await board.boundingBox();
  const main = page.getByRole('main');
  await page.getByRole('button', { name: /^oxygen: / }).tap();
  await main.getByRole('button', { name: /^food at the bank/ }).tap();
  expect(await board.boundingBox()).toEqual(before);
  await main.getByRole('button', { name: 'Offer', exact: true }).tap();
  await expect(page.getByRole('button', { name: /show my hand$/ })).toBeVisible(); // the others are asked
});

test('on a phone a preview does not move the board, and the second tap builds', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  const board = page.getByRole('region', { name: 'Board' });
  const before = await board.boundingBox();
  const place = board.getByRole('button', { name: /, possible$/ }).first();
  const box = await place.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.touchscreen.tap(x, y);
  const confirm = page.getByRole('main').getByRole('button', { name: /^Build a / });
  await expect(confirm.first()).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  const possible = await board.getByRole('button', { name: /, possible$/ }).count();
  await page.waitForTimeout(400); // a double tap does not confirm
  await page.touchscreen.tap(x, y);
  await expect(board.getByRole('button', { name: /, possible$/ })).not.toHaveCount(possible);
  expect(await board.boundingBox()).toEqual(before);
});

test('on a phone what can be tapped is large enough for a finger', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[data-part="prompt"] button, nav button, header button')]
      .filter((button) => button instanceof HTMLElement && button.offsetParent !== null)
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { name: button.getAttribute('aria-label') ?? button.textContent, width, height };
      })
      .filter(({ width, height }) => width < 44 || height < 44),
  );
  expect(small).toEqual([]);
});

/** The first question of each table, as a file to open. */
const ASKED: Readonly<Record<string, string>> = {
  startrek: gameUntil(GOLDEN_POSITIONS.building),
  starship: askedIn('starship', 'build'),
  duel: askedIn('duel', 'trade'),
  starfarers: before({ entry: /: fly/, from: 0.3 }),
};

for (const [game, log] of Object.entries(ASKED)) {
  test(`on a phone with text at 200 % the board of ${game} has its room and nothing lies over anything`, {
    tag: [LONG_TAG],
  }, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: '200 %' }).click();
    await sitDownTo(page, log);
    const parts = [page.getByRole('region', { name: 'Board' }), page.getByRole('navigation', { name: 'Panels' })];
    const [board, drawers] = await Promise.all(
      parts.map(async (part) => {
        await expect(part).toBeVisible();
        return part.boundingBox();
      }),
    );
    expect(board?.height ?? 0).toBeGreaterThan(PHONE.width / 2);
    const buttons = page.locator('main .prompt-bar button');
    await expect(buttons.first()).toBeVisible();
    const lowest = await buttons.evaluateAll((all) =>
      Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
    );
    expect(lowest).toBeLessThanOrEqual((drawers?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
}
