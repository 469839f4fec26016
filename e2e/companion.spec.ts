import type { Page } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG, VIEWPORTS } from './accessibility.ts';
import { meetUntil, readToEnd } from './encounters.ts';
import { visitAndLeaveNetwork } from './no-network.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** Controls of the companion that are too small to tap. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.companion :is(a, button, select, summary, input:not([type="checkbox"]))')]
      .filter((target) => target instanceof HTMLElement && target.offsetParent !== null)
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.getAttribute('aria-label') ?? target.textContent, width, height };
      })
      .filter(({ width, height }) => width < 44 || height < 44),
  );

const go = (page: Page, tool: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: tool }).tap();

test.describe('on a phone without a network', () => {
  test.use({ seed: 12, viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'allow' });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('dice, mothership, encounter and points serve players of the boxed game, and a reload loses nothing', async ({
    page,
  }) => {
    await visitAndLeaveNetwork(page);
    await page.getByRole('link', { name: 'Table companion (play with the real box)' }).click();
    await page.getByRole('link', { name: 'Dice for Far Systems' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Dice' })).toBeVisible();
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Roll', exact: true }).last().tap();
    await expect(page.getByText('3 rolls')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('2 rolls')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);

    await go(page, 'Shake');
    await page.getByRole('button', { name: 'Shake', exact: true }).last().tap();
    await expect(page.getByText(/Red triangle: speed \d/)).toBeVisible();

    await go(page, 'Read');
    await page.getByRole('button', { name: 'Draw a card' }).tap();
    await expect(page.getByText('still unread')).toBeVisible();
    const answers = page.getByRole('region', { name: /what do you do/ }).getByRole('button');
    await expect(page.getByText(/^Card \d+ of 32$/)).toHaveCount(0);
    await answers.last().tap();

    await go(page, 'Points');
    await page.getByRole('button', { name: 'More: Colonies' }).tap();
    await page.getByRole('button', { name: 'Next turn' }).tap();
    await expect(page.getByText('Blue disc’s turn')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Blue disc’s turn')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Red triangle 5 points/ })).toBeVisible();
    await expectAccessibleAndFitting(page, 'points');
    await go(page, 'Dice');
    await expect(page.getByText('2 rolls')).toBeVisible();
  });
});

const TOOLS = [
  '/companion',
  '/companion/starfarers',
  '/companion/startrek/dice',
  '/companion/duel/dice',
  '/companion/starfarers/shaker',
  '/companion/starfarers/reader',
  '/companion/starship/sectors',
  '/companion/starship/points',
  '/companion/starfarers/points',
  '/companion/startrek/start',
  '/companion/duel/start',
  '/companion/starfarers/start',
] as const;

for (const { colorScheme, viewport } of VIEWPORTS) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: [LONG_TAG] }, () => {
    test.use({ seed: 4, colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every tool of the companion is accessible, fits and is large enough to tap', async ({ page }) => {
      for (const path of TOOLS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('One moment')).toHaveCount(0);
        await expectAccessibleAndFitting(page, path);
        if (viewport.width === PHONE.width) expect.soft(await smallTargets(page), path).toEqual([]);
      }
    });
  });
}

test.describe('by keys', { tag: [LONG_TAG] }, () => {
  test.use({ seed: 21, contextOptions: { reducedMotion: 'reduce' } });

  test('R rolls and shakes; an encounter is answered, shaken and read to its end', async ({ page }) => {
    await page.goto('/companion/startrek/dice');
    await expect(page.getByText('no roll yet')).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByText('1 roll', { exact: true })).toBeVisible();
    await page.goto('/companion/starfarers/reader');
    await page.getByRole('button', { name: 'Draw a card' }).press('Enter');
    const end = await readToEnd(page);
    await expect(page.getByText(/^Card \d+ of 32$/)).toBeVisible();
    await expect(end).toBeVisible();
  });

  test('what an encounter changes in the points is noted by one key, taken back, and kept over a reload', async ({
    page,
  }) => {
    await page.goto('/companion/starfarers/points');
    await page.getByText('Who plays').press('Enter');
    await page.getByLabel('Name of player 1').fill('Ada');
    const ada = page.getByRole('button', { name: /^Ada .*points/ });
    const fame = page
      .getByRole('group', { name: /^Half medals/ })
      .first()
      .getByRole('status');
    await expect(ada).toBeVisible();
    const note = page.getByRole('button', { name: 'Note for Ada: half a medal', exact: true });
    await page.goto('/companion/starfarers/reader');
    await meetUntil(page, note);
    await note.press('Enter');
    const noted = page.getByRole('button', { name: 'Noted for Ada: half a medal', exact: true });
    await expect(noted).toBeFocused();
    await expectAccessibleAndFitting(page, 'reader with fame noted');
    await page.reload();
    await expect(noted).toBeVisible();
    await page.goto('/companion/starfarers/points');
    await expect(fame).toHaveText('2');
    await page.goto('/companion/starfarers/reader');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(note).toBeVisible();
    await page.goto('/companion/starfarers/points');
    await expect(fame).toHaveText('1');
  });

  test('in a sector cards are noted, laid under, taken and followed by the reserve', async ({ page }) => {
    await page.goto('/companion/starship/sectors');
    const list = page.getByRole('region', { name: 'Tap what was seen' });
    const sector = page.getByRole('region', { name: 'Sector I', exact: true });
    await list.getByRole('button', { name: /^Dubhe IV/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Sector 1: 1 of 10 cards known' })).toBeVisible();
    await sector.getByRole('button', { name: /^Dubhe IV/ }).press('Enter');
    await sector.getByRole('button', { name: 'Put at the bottom' }).press('Enter');
    await expect(sector.getByRole('heading', { name: /^At the bottom/ })).toBeVisible();
    await sector.getByRole('button', { name: /^Dubhe IV/ }).press('Enter');
    await sector.getByRole('button', { name: 'Taken by a player' }).press('Enter');
    await expect(sector.getByText('A card of reserve I takes its place: which one?')).toBeVisible();
    await page.getByRole('region', { name: 'Reserve I', exact: true }).getByRole('button').first().press('Enter');
    await expect(page.getByRole('button', { name: 'Sector 1: 1 of 10 cards known' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sector 1: 1 of 10 cards known' })).toBeVisible();
  });

  test('a handicap changes what a beginner sets out with, and the dice know it', async ({ page }) => {
    await page.goto('/companion/starship/start');
    await page
      .getByRole('combobox', { name: 'Handicap in equipment' })
      .selectOption({ label: 'first seat is the beginner' });
    await expect(page.getByRole('row', { name: /^Boosters/ })).toHaveText(/32$/);
    await page.getByRole('button', { name: 'Start like this' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Noted' })).toBeVisible();
    await page.goto('/companion/starship/points');
    await expect(page.getByText(/’s turn$/)).toBeVisible();
  });
});

for (const [language, heading] of [
  ['Deutsch', 'Spielbegleiter'],
  ['Nederlands', 'Spelhulp'],
] as const) {
  test(`the companion speaks ${language}`, { tag: [LONG_TAG] }, async ({ page }) => {
    await page.goto('/companion');
    await page.getByRole('button', { name: language }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}
