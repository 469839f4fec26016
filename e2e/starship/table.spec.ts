import { expect, test } from '../test.ts';
import { askedIn, pirates, sitDownTo } from './stored.ts';

test.use({ seed: 3, contextOptions: { reducedMotion: 'reduce' } });

test('what cannot be built says why, in numbers, and leads to the rule', async ({ page }) => {
  await sitDownTo(page, askedIn('starship', 'build'));
  const main = page.getByRole('main');
  const dim = main.getByRole('button', { name: /^Colony ship .*short/ });
  await expect(dim).toHaveAttribute('aria-disabled', 'true');
  await dim.press('Enter');
  await expect(main.getByText(/^You still need \d/)).toBeVisible();
  await main.getByRole('button', { name: /^Rule / }).click();
  await expect(page.getByRole('dialog', { name: 'Almanac' })).toContainText(/colony ship/i);
});

test('a centre is built in one press, with its price and its effect written on it, and taken back', async ({
  page,
}) => {
  await sitDownTo(page, askedIn('starship', 'build'));
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Trade II .*buy 2.*1 ore/ })).toBeVisible();
  const booster = main
    .getByRole('button', { name: /^(Booster|Cannon|Command|Logistics|Production) I\b(?!.*short)/ })
    .first();
  const name = (await booster.innerText()).split('\n')[0] ?? '';
  await booster.click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/You build the \w+ centre/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: new RegExp(`^${name}\\b(?!.*short)`) })).toBeVisible();
});

test('any amount of a good is bought by one press, and the row says what was done', async ({ page }) => {
  await sitDownTo(page, askedIn('starship', 'trade'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Buy 2 / }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/You buy 2 \w+ for \d+ astro/);
  await main.getByRole('button', { name: 'Fly on', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Board' })).toContainText('bought 2');
});

test('cards looked at are put under the stack by a button and back by dragging, and so they lie', async ({ page }) => {
  await sitDownTo(page, askedIn('starship', 'peek'));
  const dialogue = page.getByRole('dialog', { name: 'What comes next' });
  const top = dialogue.getByRole('region', { name: /^On top/ });
  const below = dialogue.getByRole('region', { name: 'Under the stack' });
  await expect(top.getByRole('listitem')).toHaveCount(3);
  const [first = '', second = ''] = (await top.getByRole('listitem').allInnerTexts()).map(
    (text) => text.split('\n')[0],
  );
  await top.getByRole('button', { name: `${first} under the stack` }).click();
  await top.getByRole('button', { name: `${second} under the stack` }).click();
  await expect(below.getByRole('listitem')).toHaveCount(2);
  await below.getByRole('listitem').filter({ hasText: first }).dragTo(top.getByRole('heading'));
  await expect(top.getByRole('listitem')).toHaveCount(2);
  await expect(top.getByRole('listitem').last()).toContainText(first);
  await dialogue.getByRole('button', { name: 'Put them back' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText(new RegExp(`You leave on top: .*${first}.*; under the stack: .*${second}`));
});

test('players trade: an offer is put together by taps, made and accepted', async ({ page }) => {
  await sitDownTo(page, askedIn('starship', 'build'));
  await page.getByRole('main').getByRole('button', { name: 'Offer a trade' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Trade between captains' });
  const open = page.locator(':not([aria-disabled="true"])');
  const add = (side: string | RegExp) =>
    dialogue
      .getByRole('group', { name: side })
      .getByRole('button', { name: /^One more / })
      .and(open);
  await add('You give').last().click();
  await add(/ gives$/)
    .first()
    .click();
  await dialogue.getByRole('button', { name: 'Make the offer' }).and(open).click();
  await page.getByRole('button', { name: /show my hand$/ }).click();
  await expect(dialogue).toContainText('offers');
  await dialogue.getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('button', { name: /show my hand$/ }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/You give \w+ 1 \w+ for 1 \w+/);
});

test('the memory aid shows what was seen, and is not there in games that forbid it', async ({ page }) => {
  await sitDownTo(page, askedIn('starship', 'sector'));
  await page.getByRole('tab', { name: 'Memory' }).click();
  await expect(page.getByRole('region', { name: 'Memory aid' })).toContainText(/\d unseen/);
  const [without = ''] = pirates();
  await sitDownTo(page, without);
  await page.getByRole('tab', { name: 'Memory' }).click();
  await expect(page.getByRole('region', { name: 'Memory aid' })).toContainText('remember for yourself');
});

test('without the aid a flight that is over is forgotten: in the log, after a reload, and when looking back', async ({
  page,
}) => {
  const [without = ''] = pirates();
  await sitDownTo(page, without);
  const log = page.getByRole('region', { name: 'Log' });
  const board = page.getByRole('region', { name: 'Board' });
  const forgotten = log.getByRole('button', { name: 'A card is turned up.' });
  await expect(log).toContainText(/flies to a sector at speed \d/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  const named = log.getByText(/^You pay \d astro to the pirate of strength \d\.$/);
  await expect(named).toHaveCount(1);
  await page.getByRole('button', { name: 'End the flight', exact: true }).click();
  await expect(log.getByText(/^You pay the pirate \d astro\.$/).last()).toBeVisible();
  await expect(named).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /show my hand$/ }).click();
  await expect(log).toContainText(/flies to a sector at speed \d/);
  await expect(named).toHaveCount(0);
  await forgotten.last().click();
  await expect(board).toContainText('face down');
  await expect(board.getByRole('heading', { name: /flight/i })).not.toContainText(/sector/i);
});

test('all cards can be looked at, by sort', async ({ page }) => {
  await sitDownTo(page, askedIn('duel', 'sector'));
  await page.getByRole('tab', { name: 'Memory' }).click();
  await page.getByRole('button', { name: 'All cards' }).click();
  const dialogue = page.getByRole('dialog', { name: 'All cards' });
  const all = await dialogue.getByRole('listitem').count();
  expect(all).toBeGreaterThanOrEqual(64);
  await dialogue.getByRole('button', { name: 'Pirates' }).click();
  await expect(dialogue.getByRole('listitem').filter({ hasNotText: 'Pirate' })).toHaveCount(0);
  expect(await dialogue.getByRole('listitem').count()).toBeLessThan(all / 2);
});
