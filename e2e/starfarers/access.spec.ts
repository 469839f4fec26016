import { expectAccessibleAndFitting, LONG_TAG, VIEWPORTS } from '../accessibility.ts';
import { expect, test } from '../test.ts';
import { before, sitDownTo } from './stored.ts';

test.setTimeout(480_000);

/** The questions, by the move that answered them. */
const ASKED = [
  { name: 'founding', log: before({ entry: / \d: settle / }) },
  { name: 'the first ship', log: before({ entry: / \d: launch / }) },
  { name: 'trade and build', log: before({ entry: / \d: (build|upgrade) /, from: 0.5 }) },
  { name: 'flight', log: before({ entry: / \d: fly /, from: 0.75 }) },
  { name: 'an encounter', log: before({ entry: / \d: answer /, from: 0.3 }) },
  { name: 'a seven', log: before({ entry: / \d: discard /, from: 0.3 }) },
  { name: 'a new friendship', log: before({ seats: 3, entry: / \d: befriend / }) },
  { name: 'two pilots', log: before({ seats: 6, entry: / \d: fly /, from: 0.5 }) },
] as const;

for (const { colorScheme, viewport, tag } of VIEWPORTS) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: [...tag] }, () => {
    test.use({ seed: 6, colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    // Many questions on a large chart: on a desktop only in the long run.
    test('every kind of question of the table', { tag: viewport.width > 1000 ? [LONG_TAG] : [] }, async ({ page }) => {
      for (const { name, log } of ASKED) {
        await sitDownTo(page, log);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessibleAndFitting(page, name);
      }
    });

    test('the sheet with its board, the text table', async ({ page }) => {
      await page.goto('/new/starfarers');
      await expect(page.getByRole('region', { name: 'The board' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'sheet');
      await sitDownTo(page, before({ entry: / \d: fly /, from: 0.75 }));
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Text table' }).click();
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
      await expectAccessibleAndFitting(page, 'text table');
    });
  });
}
