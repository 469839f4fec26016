import type { Page } from '@playwright/test';
import { alternateTag, expectAccessibleAndFitting, LONG_TAG, VIEWPORTS } from '../accessibility.ts';
import { openFile } from '../golden.ts';
import { expect, test } from '../test.ts';
import { askedIn, finished, type ShipGameId, sitDownTo } from './stored.ts';

test.setTimeout(240_000);

/** What each question opens or highlights, to know that it is there. */
const SCREENS = [
  { question: 'centres', shows: (page: Page) => page.getByRole('dialog', { name: 'Your first centres' }) },
  { question: 'sector', shows: (page: Page) => page.getByRole('button', { name: /^Sector 1.*possible$/ }) },
  { question: 'trade', shows: (page: Page) => page.getByRole('button', { name: 'Fly on', exact: true }) },
  { question: 'base', shows: (page: Page) => page.getByRole('button', { name: /^Found a trade station/ }) },
  { question: 'pirate', shows: (page: Page) => page.getByRole('heading', { name: /^Pirates demand/ }) },
  { question: 'reward', shows: (page: Page) => page.getByRole('button', { name: /^1 ore/ }).first() },
  { question: 'build', shows: (page: Page) => page.getByRole('heading', { name: /^Build/ }) },
  { question: 'peek', shows: (page: Page) => page.getByRole('dialog', { name: 'What comes next' }) },
  { question: 'task', shows: (page: Page) => page.getByRole('button', { name: /^Fulfil/ }) },
] as const;

/** Separate tests, so that none waits for the others. */
function testQuestions(game: ShipGameId, turn: number): void {
  for (const [i, { question, shows }] of SCREENS.entries()) {
    test(`${game}: ${question}`, { tag: alternateTag(i, turn) }, async ({ page }) => {
      await sitDownTo(page, askedIn(game, question));
      await expect(shows(page)).toBeVisible();
      await expectAccessibleAndFitting(page, `${game}: ${question}`);
    });
  }
}

async function expectEndFits(page: Page, game: ShipGameId): Promise<void> {
  await page.goto('/');
  await openFile(page, finished(game));
  await page.getByRole('slider', { name: 'Position' }).fill('300');
  await page.getByRole('combobox', { name: 'View as' }).selectOption('All cards open');
  await expectAccessibleAndFitting(page, `${game}: replay`);
  await page.goto(page.url().replace(/replay\/([\w-]+).*/, 'result/$1'));
  await expect(page.getByRole('region', { name: 'Final standings' })).toBeVisible();
  await expectAccessibleAndFitting(page, `${game}: result`);
}

async function openPanel(page: Page, name: string, size: number): Promise<void> {
  if (size < 700) await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();
  else await page.getByRole('tab', { name }).click();
}

for (const [turn, { colorScheme, viewport, tag }] of VIEWPORTS.entries()) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: [...tag] }, () => {
    test.use({ seed: 6, colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    testQuestions('starship', turn);

    test('barter, memory aid, council, all cards, text table', { tag: alternateTag(0, turn) }, async ({ page }) => {
      await sitDownTo(page, askedIn('starship', 'reply'));
      const barter = page.getByRole('dialog', { name: 'Trade between captains' });
      await expect(barter.getByRole('button', { name: 'Accept the offer' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'an offer to answer');

      await sitDownTo(page, askedIn('starship', 'build'));
      await page.getByRole('main').getByRole('button', { name: 'Offer a trade' }).click();
      await barter
        .getByRole('button', { name: /^One more / })
        .first()
        .click();
      await expectAccessibleAndFitting(page, 'an offer to make');
      await barter.getByRole('button', { name: 'Close' }).click();

      await openPanel(page, 'Council', viewport.width);
      await expect(page.getByText(/to come$/)).toBeVisible();
      await expectAccessibleAndFitting(page, 'council');
      if (viewport.width < 700) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await openPanel(page, 'Memory', viewport.width);
      await expectAccessibleAndFitting(page, 'memory aid');
      await page.getByRole('button', { name: 'All cards' }).click();
      await expect(page.getByRole('dialog', { name: 'All cards' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'all cards');
      await page.getByRole('dialog', { name: 'All cards' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Text table' }).click();
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'text table');
    });

    test('after the game: replay and result', { tag: alternateTag(1, turn) }, async ({ page }) => {
      await expectEndFits(page, 'starship');
    });
  });
}

/**
 * The other game is drawn by the same components from other data: once small and once large, once light and once dark.
 */
for (const { colorScheme, viewport } of [VIEWPORTS[0], VIEWPORTS[1]]) {
  test.describe(`Duel: ${colorScheme}, ${viewport.width} wide`, { tag: LONG_TAG }, () => {
    test.use({ seed: 6, colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    testQuestions('duel', 0);

    test('after the game: replay and result', async ({ page }) => {
      await expectEndFits(page, 'duel');
    });
  });
}
