import type { Page } from '@playwright/test';
import { startNewGame } from './new-game.ts';
import { mouseInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ seed: 4, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

const SECRETS = /tritanium|dilithium|food|oxygen|water|Starfleet|Utopia|Science|Monopoly|victory/i;

/** How many cards a hand shows, and how many the table says its owner holds. */
async function shownAndCounted(page: Page, name: string): Promise<[shown: number, counted: number]> {
  const cards = await page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').allInnerTexts();
  const shown = cards.reduce((sum, card) => sum + Number(/\d+/.exec(card)?.[0] ?? 0), 0);
  const seat = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
  const counted = /resource cards\s*(\d+)/.exec((await seat.first().textContent()) ?? '')?.[1];
  return [shown, Number(counted)];
}

test('two people and a bot share a device: the curtain hides everything, and each sees only the own hand', async ({
  page,
}) => {
  await startNewGame(page, { people: ['Ada', 'Ben'], options: { 'Who starts': 'The oldest, on seat 1' } });
  const player = new PagePlayer(page, mouseInput(page), startrekStrategy());
  const seen = { Ada: 0, Ben: 0 };
  const isTurnOf = (name: string) => player.actions.filter((action) => action === `I am ${name}: show my hand`).length;
  for (const name of ['Ada', 'Ben', 'Ada', 'Ben', 'Ada', 'Ben', 'Ada', 'Ben'] as const) {
    const { curtain } = await player.play(({ curtain: is }) => is === `${name}’s turn`, 80);
    expect(curtain).toBe(`${name}’s turn`);
    expect(await page.evaluate(() => document.body.outerHTML)).not.toMatch(SECRETS);
    const before = isTurnOf(name);
    await player.play(({ curtain: is }) => is === '', 5);
    expect(isTurnOf(name)).toBe(before + 1);
    const other = name === 'Ada' ? 'Ben' : 'Ada';
    await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(1);
    const [shown, counted] = await shownAndCounted(page, name);
    expect(shown).toBe(counted);
    const theirs = page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: other });
    expect(await theirs.first().innerText()).not.toMatch(SECRETS);
    seen[name] += 1;
  }
  expect(seen).toEqual({ Ada: 4, Ben: 4 });
});

test('a curtain can be lifted by key, and a reload keeps it down', async ({ page }) => {
  await startNewGame(page, { people: ['Ada', 'Ben'], options: { 'Who starts': 'The oldest, on seat 1' } });
  const lift = page.getByRole('button', { name: 'I am Ada: show my hand' });
  await expect(lift).toBeFocused();
  await page.reload();
  await expect(lift).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});
