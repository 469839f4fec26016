import type { Page } from '@playwright/test';
import { startNewGame } from './new-game.ts';
import { expect, test } from './test.ts';

test.use({ seed: 4, contextOptions: { reducedMotion: 'reduce' } });

/** Nothing is founded, and all first hands are known: Ada has a food, Ben has a water. */
const OPTIONS = {
  'Set-up': 'Beginners (reconstructed)',
  'Who starts': 'The oldest, on seat 1',
  'Support cards': 'Off',
};

const lift = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}: show my hand` }).click();

test('on one device a player proposes a trade to the player on turn, who accepts it', async ({ page }) => {
  await startNewGame(page, { people: ['Ada', 'Ben'], options: OPTIONS });
  const main = page.getByRole('main');
  const handOver = main.getByRole('button', { name: 'Ben makes a proposal' });
  const hand = page.getByRole('region', { name: 'Your hand' });
  const bank = page.getByRole('region', { name: 'Bank' });
  const water = hand.getByRole('button', { name: /^water/ });
  await lift(page, 'Ada');
  await main.getByRole('button', { name: /^Roll/ }).click();
  await expect(water).toHaveAccessibleName('water: 0 in hand');
  await handOver.click();

  await lift(page, 'Ben');
  await water.click();
  await bank.getByRole('button', { name: /^food/ }).click();
  await main.getByRole('button', { name: 'Propose', exact: true }).click();

  await lift(page, 'Ada');
  await handOver.click();
  await lift(page, 'Ben');
  await main.getByRole('button', { name: 'Back to Ada' }).click();

  await lift(page, 'Ada');
  const plate = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Ben' });
  await plate.getByRole('button', { name: 'Take it' }).click();
  await expect(plate.getByRole('button', { name: 'Take it' })).toBeHidden();
  await expect(water).toHaveAccessibleName('water: 1 in hand');
});
