import { alternateTag, expectAccessibleAndFitting, VIEWPORTS } from './accessibility.ts';
import { finishedGame, GOLDEN_POSITIONS, gameUntil, openFile, winGame } from './golden.ts';
import { startNewGame } from './new-game.ts';
import { expect, test } from './test.ts';

test.setTimeout(240_000);

for (const [look, { colorScheme, viewport, tag }] of VIEWPORTS.entries()) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: [...tag] }, () => {
    test.use({ seed: 6, colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the table: founding, curtain, turn, dialogues, drawers, text table, the end', {
      tag: alternateTag(0, look),
    }, async ({ page }) => {
      await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
      await expect(page.getByRole('button', { name: /, possible$/ }).first()).toBeVisible();
      await expectAccessibleAndFitting(page, 'founding');

      await page.goto('/');
      await openFile(page, gameUntil(GOLDEN_POSITIONS.trading));
      const lift = page.getByRole('button', { name: /show my hand$/ });
      await expect(lift).toBeVisible();
      await expectAccessibleAndFitting(page, 'curtain');
      await lift.click();
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /^Stop trading/ })).toBeVisible();
      await expectAccessibleAndFitting(page, 'turn');
      await page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').getByRole('button').first().click();
      await main.getByRole('button', { name: /^Clear/ }).waitFor();
      await expectAccessibleAndFitting(page, 'trade');
      await main.getByRole('button', { name: /^Clear/ }).click();
      await page.getByRole('button', { name: 'Almanac', exact: true }).click();
      await expect(
        page.getByRole('dialog', { name: 'Almanac' }).getByRole('heading', { level: 2 }).nth(1),
      ).toBeVisible();
      await expectAccessibleAndFitting(page, 'almanac drawer');
      await page.getByRole('dialog', { name: 'Almanac' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Text table' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'menu');
      await page.getByRole('menuitem', { name: 'Text table' }).click();
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'text table');

      for (const at of [GOLDEN_POSITIONS.discard, GOLDEN_POSITIONS.decision, GOLDEN_POSITIONS.answers] as const) {
        await page.goto('/');
        await openFile(page, gameUntil(at));
        await lift.click();
        await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
        await expectAccessibleAndFitting(page, `decision after ${at} entries`);
      }

      await page.goto('/');
      await openFile(page, gameUntil(GOLDEN_POSITIONS.late));
      await lift.click();
      await main.getByRole('button', { name: /^Build a ship/ }).click();
      await expectAccessibleAndFitting(page, 'building late in the game');
      await winGame(page);
      await expectAccessibleAndFitting(page, 'the end');
    });

    test('after the game: replay, play on, result; and the first screen with tables', {
      tag: alternateTag(1, look),
    }, async ({ page }) => {
      await page.goto('/');
      await openFile(page, finishedGame());
      await page.getByRole('slider', { name: 'Position' }).fill('700');
      await page.getByRole('combobox', { name: 'View as' }).selectOption('All cards open');
      await expectAccessibleAndFitting(page, 'replay');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(page.getByRole('dialog', { name: 'Play on from here' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'play on');
      await page.goto('/result/golden-1');
      await expect(page.getByRole('region', { name: 'Final standings' })).toBeVisible();
      await page.getByRole('button', { name: 'Check every roll' }).click();
      await expectAccessibleAndFitting(page, 'result');
      await page.goto('/');
      await expect(page.getByRole('link', { name: /^Result of/ })).toBeVisible();
      await expectAccessibleAndFitting(page, 'first screen with tables');
    });
  });
}
