import type { Locator } from '@playwright/test';
import { expect } from '../test.ts';
import { CONTROL_TIMEOUT } from './input-methods.ts';
import type { PagePlayer } from './player.ts';

interface Stock {
  readonly kind: string;
  readonly n: number;
}

/** How long bots may take to answer. */
const ANSWER_TIMEOUT = { timeout: 10_000 };

const handTiles = ({ page }: PagePlayer): Locator =>
  page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: / in hand/ });

/** The player's hand as the page names it, the most frequent kind first. */
async function handOf(player: PagePlayer): Promise<readonly Stock[]> {
  const names = await handTiles(player).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getAttribute('aria-label') ?? ''),
  );
  return names
    .map((name) => ({ kind: /^[a-z]+/.exec(name)?.[0] ?? '', n: Number(/\d+/.exec(name)?.[0] ?? 0) }))
    .sort((a, b) => b.n - a.n);
}

/** The kind at the bank or in the supply: in the dock, or on a phone in the line once something is given. */
const stockTile = ({ page }: PagePlayer, kind: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${kind} (at the bank|in the supply)`) }).first();

/** The name of a control; '' if it has gone. */
const nameOf = (control: Locator): Promise<string> =>
  control.getAttribute('aria-label', CONTROL_TIMEOUT).then(
    (name) => name ?? '',
    () => '',
  );

async function pressTile(player: PagePlayer, tile: Locator): Promise<void> {
  const name = await nameOf(tile);
  if (name !== '') await player.press(player.page.locator('body'), name, 'panel');
}

/**
 * Swaps with the bank when the hand is large enough, else offers the others one card for another; false when there is
 * nothing to do.
 */
export async function tradeOnce(player: PagePlayer): Promise<boolean> {
  const hand = await handOf(player);
  const [rich] = hand;
  const poor = hand.at(-1);
  if (rich === undefined || poor === undefined || rich.n < 2 || poor.n > 1) return false;
  const own = handTiles(player).and(player.page.locator(`[aria-label^="${rich.kind}"]`));
  if ((await own.getAttribute('aria-disabled')) === 'true') return false; // another phase
  await pressTile(player, own);
  const rate = Number(/: (\d) to 1/.exec(await nameOf(stockTile(player, rich.kind)))?.[1] ?? 4);
  if (rich.n >= rate) for (let n = 1; n < rate; n++) await pressTile(player, own);
  await pressTile(player, stockTile(player, poor.kind));
  await settle(player);
  return true;
}

/** Concludes the trade with a player who agrees, or with the bank; otherwise clears it. */
async function settle(player: PagePlayer): Promise<void> {
  const prompt = player.page.locator('[data-part="prompt"]');
  const ready = prompt
    .getByRole('button', { name: /^(Trade with|Offer)|with the (bank|supply)$/ })
    .and(player.page.locator(':not([aria-disabled="true"])'));
  const over = prompt.getByText('Nobody agrees');
  await expect(ready.or(over).first())
    .toBeVisible(ANSWER_TIMEOUT)
    .catch(() => undefined);
  const name = (await ready.first().isVisible()) ? await ready.first().innerText() : 'Clear';
  const control = name === 'Clear' ? 'Clear' : /Offer/.test(name) ? 'Offer' : name;
  player.actions.push(control);
  const button = control === 'Clear' ? prompt.getByRole('button', { name: /^Clear/ }) : ready.first();
  await player.input.press(button, 'prompt').catch(() => undefined); // it has gone: look again
}
