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

test('with forced colours a pressed button looks pressed, and the main one filled', async ({ page }) => {
  await page.goto('/');
  const languages = page.locator('.segments').first();
  await expectDifferent(languages.locator('[aria-pressed="true"]'), languages.locator('[aria-pressed="false"]'));
  await page.goto('/new/startrek');
  await expectDifferent(page.locator('.btn.primary'), page.locator('.btn:not(.primary)'));
  const seat = page.locator('.chair .segments').first();
  await expectDifferent(seat.locator('[aria-pressed="true"]'), seat.locator('[aria-pressed="false"]'));
});

test('with forced colours a table shows what is chosen, what is impossible and whose turn it is', async ({ page }) => {
  await sitDownAt(page, GOLDEN_POSITIONS.trading);
  await page.locator('.prompt-bar .btn').first().waitFor();
  const hand = page.getByRole('region', { name: 'Your hand' });
  await hand.getByRole('listitem').getByRole('button').first().click();
  await expectDifferent(hand.locator('.pick-tile.picked'), hand.locator('.pick-tile:not(.picked)'));
  const works = page.getByRole('region', { name: 'Build' });
  await expectDifferent(
    works.locator('button[aria-disabled="true"]'),
    page.locator('.pick-tile:not(.picked):not([aria-disabled="true"])'),
  );
  await expectDifferent(page.locator('.seat-panel.on-turn'), page.locator('.seat-panel:not(.on-turn)'));
});

test('with forced colours a starship table shows what can be built and what is chosen', async ({ page }) => {
  await sitDownTo(page, askedIn('duel', 'build'));
  await expectDifferent(
    page.locator('.ship-work[aria-disabled="true"]'),
    page.locator('.ship-work:not([aria-disabled="true"])'),
  );
  await expectDifferent(
    page.locator('.rail-tabs [aria-selected="true"]'),
    page.locator('.rail-tabs [aria-selected="false"]'),
  );
});
