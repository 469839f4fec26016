import type { Locator } from '@playwright/test';
import { GOLDEN_POSITIONS, sitDownAt } from './golden.ts';
import { askedIn, sitDownTo } from './starship/stored.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What a player can see of a control's state. With forced colours, shadows and most colours are gone. */
const readAppearance = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    // Forced backgrounds keep their alpha, but all lie on the same colour.
    const ground = style.backgroundColor.replace(/rgba\((.*), [\d.]+\)/, 'rgb($1)');
    return [style.outline, style.borderTopStyle, style.borderTopColor, ground, style.color].join(' | ');
  });

async function expectDifferent(one: Locator, other: Locator): Promise<void> {
  expect(await readAppearance(one.first())).not.toBe(await readAppearance(other.first()));
}

test('with forced colours a pressed button looks pressed', async ({ page }) => {
  await page.goto('/');
  const languages = page.locator('.segments').first();
  await expectDifferent(languages.locator('[aria-pressed="true"]'), languages.locator('[aria-pressed="false"]'));
  await page.goto('/new/startrek');
  const seat = page.locator('.chair .segments').first();
  await expectDifferent(seat.locator('[aria-pressed="true"]'), seat.locator('[aria-pressed="false"]'));
});

test('with forced colours a table shows what is chosen, what is impossible and whose turn it is', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Trade/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /tritanium/i })
    .first()
    .click();
  await expectDifferent(dialog.locator('.choice.selected'), dialog.locator('.choice:not(.selected)'));
  await expectDifferent(
    dialog.locator('.choice[aria-disabled="true"]'),
    dialog.locator('.choice:not([aria-disabled="true"])'),
  );
  await expectDifferent(page.locator('.seat-panel.on-turn'), page.locator('.seat-panel:not(.on-turn)'));
  await expectDifferent(page.locator('.btn.primary'), page.locator('.btn:not(.primary)'));
});

test('with forced colours a starship table shows what can be built and what is chosen', async ({ page }) => {
  await sitDownTo(page, askedIn('duel', 'build'));
  const works = page.locator('.ship-work');
  await expectDifferent(
    page.locator('.ship-work[aria-disabled="true"]'),
    page.locator('.ship-work:not([aria-disabled="true"])'),
  );
  await page.locator('.ship-work:not([aria-disabled="true"])').first().click();
  await expectDifferent(
    page.locator('.ship-work[aria-pressed="true"]'),
    works.and(page.locator(':not([aria-pressed="true"])')),
  );
});
