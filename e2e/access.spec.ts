import { finishedGame, gameUntil, MOMENTS, openFile, winGame } from './golden.ts';
import { expectFit, inTurn, LOOKS } from './seen.ts';
import { startGame } from './sheet.ts';
import { expect, test } from './visit.ts';

test.setTimeout(240_000);

for (const [look, { colorScheme, viewport, tag }] of LOOKS.entries()) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: [...tag] }, () => {
    test.use({ seed: 6, colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the table: founding, curtain, turn, dialogues, drawers, text table, the end', {
      tag: inTurn(0, look),
    }, async ({ page }) => {
      await startGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
      await expect(page.getByRole('button', { name: /, possible$/ }).first()).toBeVisible();
      await expectFit(page, 'founding');

      await page.goto('/');
      await openFile(page, gameUntil(MOMENTS.trading));
      const lift = page.getByRole('button', { name: /show my hand$/ });
      await expect(lift).toBeVisible();
      await expectFit(page, 'curtain');
      await lift.click();
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /^Stop trading/ })).toBeVisible();
      await expectFit(page, 'turn');
      await main.getByRole('button', { name: 'Trade' }).click();
      await expect(page.getByRole('dialog', { name: 'Trade' })).toBeVisible();
      await expectFit(page, 'trade');
      await page.getByRole('dialog', { name: 'Trade' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Almanac', exact: true }).click();
      await expect(
        page.getByRole('dialog', { name: 'Almanac' }).getByRole('heading', { level: 2 }).nth(1),
      ).toBeVisible();
      await expectFit(page, 'almanac drawer');
      await page.getByRole('dialog', { name: 'Almanac' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Text table' })).toBeVisible();
      await expectFit(page, 'menu');
      await page.getByRole('menuitem', { name: 'Text table' }).click();
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
      await expectFit(page, 'text table');

      for (const at of [MOMENTS.discard, MOMENTS.decision, MOMENTS.answers] as const) {
        await page.goto('/');
        await openFile(page, gameUntil(at));
        await lift.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFit(page, `dialogue after ${at} entries`);
      }

      await page.goto('/');
      await openFile(page, gameUntil(MOMENTS.late));
      await lift.click();
      await main.getByRole('button', { name: /^Build a ship/ }).click();
      await expectFit(page, 'building late in the game');
      await winGame(page);
      await expectFit(page, 'the end');
    });

    test('after the game: replay, play on, result; and the first screen with tables', { tag: inTurn(1, look) }, async ({
      page,
    }) => {
      await page.goto('/');
      await openFile(page, finishedGame());
      await page.getByRole('slider', { name: 'Position' }).fill('700');
      await page.getByRole('combobox', { name: 'View as' }).selectOption('All cards open');
      await expectFit(page, 'replay');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(page.getByRole('dialog', { name: 'Play on from here' })).toBeVisible();
      await expectFit(page, 'play on');
      await page.goto('/result/golden-1');
      await expect(page.getByRole('region', { name: 'Final standings' })).toBeVisible();
      await page.getByRole('button', { name: 'Check every roll' }).click();
      await expectFit(page, 'result');
      await page.goto('/');
      await expect(page.getByRole('link', { name: /^Result of/ })).toBeVisible();
      await expectFit(page, 'first screen with tables');
    });
  });
}
