import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { before, sitDownTo } from './stored.ts';

test.use({ seed: 4, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(150_000);

const BUILDING = before({ entry: / \d: (build|upgrade) /, from: 0.5 });
const FLIGHT = before({ seats: 6, entry: / \d: fly /, from: 0.5 });

const rectOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    });
const boardRect = (page: Page) => rectOf(page, '[data-part="board"] svg.board');
const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });
const log = (page: Page) => page.getByRole('region', { name: 'Log', exact: true });

for (const [width, height, least] of [
  [1366, 650, 780],
  [1440, 900, 960],
  [1024, 768, 720],
] as const) {
  test(`at ${width} × ${height} the chart is at least ${least} wide, and nothing that opens moves it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sitDownTo(page, BUILDING);
    const still = await boardRect(page);
    expect(still.width).toBeGreaterThanOrEqual(least);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await boardRect(page)).toEqual(still);
    await expect(log(page)).toBeInViewport();
    await expect(page.locator('.seat-list [data-seat="0"] .name')).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('region', { name: 'Build', exact: true })
      .locator('button[aria-disabled="false"], button:not([aria-disabled="true"])')
      .last()
      .click();
    expect(await boardRect(page)).toEqual(still);
  });
}

test('on a low screen the panels beside the chart are tabs, and the mothership stays in one line above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await sitDownTo(page, FLIGHT);
  const still = await boardRect(page);
  const tabs = page.getByRole('tablist', { name: 'Panels' }).getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(log(page)).toBeInViewport();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /boosters, .*freight pods/ })).toBeInViewport();
  await expect(page.locator('[data-brief="mothership"]')).toBeInViewport();
  expect(await boardRect(page)).toEqual(still);
});

test('hand and supply stand in the same order, one above the other, and a seat shows five figures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await sitDownTo(page, BUILDING);
  for (const kind of [0, 1, 2, 3, 4]) {
    const [hand, supply] = [
      await rectOf(page, `[data-anchor="hand-${kind}"]`),
      await rectOf(page, `[data-anchor="supply-${kind}"]`),
    ];
    expect(Math.abs(hand.x - supply.x)).toBeLessThanOrEqual(1);
    expect(hand.y).toBe((await rectOf(page, '[data-anchor="hand-0"]')).y);
  }
  const plate = page.locator('.seat-list [data-seat="1"]');
  await expect(plate.locator('.stats > *')).toHaveCount(5);
  const named = plate.getByText('spaceports: 1 extra point each');
  await expect(named).toBeHidden();
  await plate.getByRole('button').click();
  await expect(named).toBeVisible();
});

test('on a phone a preview leaves every point where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDownTo(page, FLIGHT);
  const still = await boardRect(page);
  const prompt = await rectOf(page, '[data-part="prompt"]');
  const target = board(page)
    .getByRole('button', { name: /, possible$/ })
    .first();
  const was = await target.boundingBox();
  await target.click({ force: true });
  await expect(page.getByRole('main').getByRole('button', { name: /^Fly \d/ })).toBeVisible();
  expect(await target.boundingBox()).toEqual(was);
  expect(await boardRect(page)).toEqual(still);
  expect(await rectOf(page, '[data-part="prompt"]')).toEqual(prompt);
});

test('a space jump lights few goals, and the others can be pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDownTo(page, before({ entry: / \d: jump / }));
  await page
    .getByRole('button', { name: /^(To the chart|See the board)/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Space jump/ }).click();
  await expect(page.getByRole('main').getByText(/^\d{1,2} possible spots\.$/)).toBeVisible();
  const free = board(page).getByRole('button', { name: /^point .*: free, possible$/ });
  expect(await free.count()).toBeGreaterThan(100);
  await free.nth(50).press('Enter');
  await expect(board(page).getByRole('heading', { name: 'Space jump' })).toBeVisible();
});
