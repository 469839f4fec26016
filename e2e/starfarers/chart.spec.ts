import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { before, sitDownTo } from './stored.ts';

test.use({ seed: 3, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const FLIGHT = before({ entry: / \d: fly /, from: 0.75 });

const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });
const inReach = (page: Page): Locator => board(page).getByRole('button', { name: /^point .*, possible$/ });
const ships = (page: Page): Locator => page.getByRole('group', { name: 'Which ship flies' }).getByRole('button');

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a ship is flown by a click, looked at first, and taken back until something is revealed', async ({ page }) => {
  await sitDownTo(page, FLIGHT);
  const target = inReach(page).last();
  const name = ((await target.getAttribute('aria-label')) ?? '').replace(': free, possible', '');
  await target.click({ force: true });
  await expect(board(page).getByRole('heading', { name: /^\d+ of \d+$/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Fly \d/ })
    .click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(new RegExp(`You fly \\d+ links? to ${name}`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).not.toContainText(`to ${name}.`);
  await expect(inReach(page).last()).toBeVisible();
});

test('a ship is dragged to where it is to go', async ({ page }) => {
  await sitDownTo(page, FLIGHT);
  const own = board(page)
    .getByRole('button', { name: /: (colony|trade) ship of yours/ })
    .first();
  const [from, to] = [await middleOf(own), await middleOf(inReach(page).first())];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await expect(ships(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  const target = await middleOf(inReach(page).first()); // of the ship that is dragged
  await page.mouse.move(target.x, target.y);
  await page.mouse.up();
  await expect(board(page).getByRole('heading', { name: /^\d+ of \d+$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Fly \d/ })).toBeVisible();
});

test('another ship is taken in hand by its button, by pointing at it, and what is out of reach says why', async ({
  page,
}) => {
  await sitDownTo(page, FLIGHT);
  const [first, second] = [ships(page).nth(0), ships(page).nth(1)];
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  const far = board(page)
    .getByRole('button', { name: /^point .*too far/ })
    .first();
  await far.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(/too far: \d+ links? (is|are) left/)
      .first(),
  ).toBeVisible();
});

test('arrow keys lead from point to point, and the next lit one is a key away', async ({ page }) => {
  await sitDownTo(page, FLIGHT);
  await page.keyboard.press('b');
  const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const first = await named();
  expect(first).not.toBe('');
  await page.keyboard.press('ArrowRight');
  const second = await named();
  expect(second).not.toBe(first);
  await page.keyboard.press('n');
  expect(await named()).toMatch(/, possible$/);
  await page.keyboard.press('Enter');
  await expect(board(page).getByRole('heading', { name: /^\d+ of \d+$/ })).toBeVisible();
});

test('zooming in shows more while an overview stays in a corner; panning draws nothing anew', async ({ page }) => {
  await sitDownTo(page, FLIGHT);
  const minimap = board(page).getByRole('img', { name: 'The whole chart', includeHidden: true });
  await expect(minimap).toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(minimap).toBeVisible();
  await page.waitForTimeout(400); // redrawn at full resolution
  await page.evaluate(() => {
    const counted = { changed: 0 };
    Object.assign(globalThis, { counted });
    const sheet = document.querySelector('section[aria-label="Board"]');
    const observer = new MutationObserver((records) => {
      counted.changed += records.filter(({ type }) => type === 'childList').length;
    });
    if (sheet !== null) observer.observe(sheet, { childList: true, subtree: true });
  });
  const box = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = board(page)
    .getByRole('button', { name: /^docking point/ })
    .first();
  const was = await middleOf(place);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2 - 40, { steps: 12 });
  await page.mouse.up();
  expect((await middleOf(place)).x).toBeLessThan(was.x - 60);
  const { changed } = await page.evaluate(() => Reflect.get(globalThis, 'counted'));
  expect(changed).toBe(0);
});

test('with five the steps say whose they are, and pilot 2 hears what is not for pilot 2', async ({ page }) => {
  const log = before({ seats: 5, entry: / \d: (build|upgrade|done)/, from: 0.3 });
  await sitDownTo(page, log);
  const steps = page.getByRole('list', { name: 'Steps of the turn' });
  await expect(steps.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toContainText(/pilot [12]/);
  await expect(
    page
      .getByRole('main')
      .getByText(/with the supply|the shake|the same shake/)
      .first(),
  ).toBeVisible();
});

test('the sheet shows how the board would lie', async ({ page }) => {
  await page.goto('/new/starfarers');
  const figure = page.getByRole('region', { name: 'The board' });
  await expect(figure).toContainText('An example');
  for (const [setup, says] of [
    ['Beginners: fixed layout', 'the beginners’ figure'],
    ['Explorer: shuffled, face down', 'hidden until a ship comes by'],
    ['Wild space: fully random, face down', 'anything can lie anywhere'],
  ] as const) {
    await page.getByLabel('Set-up', { exact: true }).selectOption(setup);
    await expect(figure).toContainText(says);
    await expect(figure).toContainText('In the founding rounds');
  }
  await page.getByLabel('First pieces', { exact: true }).selectOption('Beginners: fixed places');
  await expect(figure).toContainText('The first pieces stand already');
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '6' }).click();
  await expect(figure).toContainText('two pilots');
});
