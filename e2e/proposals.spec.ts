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

test('at one device somebody proposes a trade to the player on turn, who takes it', async ({ page }) => {
  await startNewGame(page, { people: ['Ada', 'Ben'], options: OPTIONS });
  const main = page.getByRole('main');
  const trade = page.getByRole('dialog', { name: 'Trade' });
  const handOver = trade.getByRole('button', { name: 'Ben makes a proposal' });
  const water = page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').filter({ hasText: 'water' });
  await lift(page, 'Ada');
  await main.getByRole('button', { name: /^Roll/ }).click();
  await main.getByRole('button', { name: /^Trade/ }).click();
  await expect(water).toHaveText(/^0/);
  await handOver.click();

  await lift(page, 'Ben');
  await main.getByRole('button', { name: 'Propose a trade' }).click();
  const add = (group: string, kind: string) =>
    trade.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^Add 1 ${kind}`) });
  await add('You give', 'water').click();
  await add('You want', 'food').click();
  await trade.getByRole('button', { name: 'Propose', exact: true }).click();

  await lift(page, 'Ada');
  await main.getByRole('button', { name: /^Trade/ }).click();
  await handOver.click();
  await lift(page, 'Ben');
  await main.getByRole('button', { name: 'Back to Ada' }).click();

  await lift(page, 'Ada');
  await main.getByRole('button', { name: /^Trade/ }).click();
  const proposal = trade.getByRole('region', { name: 'Proposals' }).getByRole('listitem').filter({ hasText: 'Ben' });
  await proposal.getByRole('button', { name: 'Take it' }).click();
  await expect(proposal).toBeHidden();
  await expect(water).toHaveText(/^1/);
});
