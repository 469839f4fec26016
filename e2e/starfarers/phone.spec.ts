import { startNewGame } from '../new-game.ts';
import { touchInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starfarersStrategy } from '../player/starfarers.ts';
import { expect, test } from '../test.ts';
import { before, sitDownTo } from './stored.ts';

const PHONE = { width: 390, height: 844 };

test.use({ seed: 8, viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

test('on a phone several turns are played by touch', async ({ page }) => {
  await startNewGame(page, {
    game: 'starfarers',
    options: { 'Set-up': 'Beginners: fixed layout', 'First pieces': 'Beginners: fixed places', Target: '8 points' },
  });
  await page.getByRole('button', { name: 'Whole board' }).tap(); // then every place is visible
  const player = new PagePlayer(page, touchInput(page), starfarersStrategy());
  await player.play(() => player.actions.filter((action) => action.startsWith('Roll')).length === 3, 160);
  expect(player.actions).toContainEqual(expect.stringMatching(/^(Fly|On to the flight|End turn)/));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('on a phone the chart opens near the own ships, large enough for a finger, with the whole in a corner', async ({
  page,
}) => {
  await sitDownTo(page, before({ entry: / \d: fly /, from: 0.75 }));
  const board = page.getByRole('region', { name: 'Board', exact: true });
  await expect(board.getByRole('img', { name: 'The whole chart', includeHidden: true })).toBeVisible();
  await expect(board.getByRole('button', { name: /ship of yours/ }).first()).toBeInViewport();
  const spot = await board
    .getByRole('button', { name: /, possible$/ })
    .first()
    .boundingBox();
  expect(spot?.width).toBeGreaterThan(32); // the touch area is larger than this
  const small = await page
    .locator('main > section[aria-labelledby]')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
});

test('on a phone every drawer opens by a tap, fits, and closes', async ({ page }) => {
  await sitDownTo(page, before({ entry: / \d: (build|upgrade) /, from: 0.5 }));
  const tabs = page.getByRole('navigation', { name: 'Panels' }).getByRole('button');
  const names = await tabs.evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''));
  expect(names.length).toBeGreaterThanOrEqual(4);
  for (let i = 0; i < names.length; i++) {
    await tabs.nth(i).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width ?? 0, names[i]).toBeLessThanOrEqual(PHONE.width);
    await drawer.getByRole('button', { name: 'Close' }).tap();
    await expect(drawer).toHaveCount(0);
  }
});
