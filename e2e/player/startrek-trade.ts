import type { Locator } from '@playwright/test';
import { CONTROL_TIMEOUT } from './input-methods.ts';
import type { PagePlayer } from './player.ts';

interface Stock {
  readonly kind: string;
  readonly n: number;
}

/** The player's hand as the page lists it, the most frequent kind first. */
async function handOf(player: PagePlayer): Promise<readonly Stock[]> {
  const cards = await player.page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').allInnerTexts();
  return cards
    .map((card) => ({ kind: /[a-z]+/.exec(card)?.[0] ?? '', n: Number(/\d+/.exec(card)?.[0] ?? 0) }))
    .sort((a, b) => b.n - a.n);
}

/** The bank's rate for a kind. */
async function rateOf(dialogue: Locator, kind: string): Promise<number> {
  const name = await dialogue
    .getByRole('button', { name: new RegExp(`^${kind} at \\d to 1$`) })
    .getAttribute('aria-label', CONTROL_TIMEOUT)
    .catch(() => null); // the dialogue has closed meanwhile
  return Number(/at (\d)/.exec(name ?? '')?.[1] ?? 4);
}

/** Whether a dialogue opens. The click that should open it may have come while another player was asked. */
const isOpen = (dialogue: Locator): Promise<boolean> =>
  dialogue.waitFor(CONTROL_TIMEOUT).then(
    () => true,
    () => false,
  );

/**
 * Swaps at the bank when the hand is large enough, else offers the others one card for another; false when there is
 * nothing to do.
 */
export async function tradeOnce(player: PagePlayer): Promise<boolean> {
  const hand = await handOf(player);
  const [rich] = hand;
  const poor = hand.at(-1);
  if (rich === undefined || poor === undefined || rich.n < 2 || poor.n > 1) return false;
  await player.press(player.main, 'Trade', 'prompt');
  const dialogue = player.dialogue('Trade');
  if (!(await isOpen(dialogue))) return false;
  if (rich.n >= (await rateOf(dialogue, rich.kind))) await swap(player, dialogue, rich, poor);
  else await offer(player, dialogue, rich, poor);
  return true;
}

async function swap(player: PagePlayer, dialogue: Locator, rich: Stock, poor: Stock): Promise<void> {
  const rate = await rateOf(dialogue, rich.kind);
  await player.press(dialogue, `${rich.kind} at ${rate} to 1`, 'dialogue');
  await player.press(dialogue.getByRole('group', { name: 'You want' }), `Add 1 ${poor.kind}, 0 chosen`, 'dialogue');
  await player.press(dialogue, 'Exchange', 'dialogue');
}

async function offer(player: PagePlayer, dialogue: Locator, rich: Stock, poor: Stock): Promise<void> {
  await player.press(dialogue.getByRole('group', { name: 'You give' }), `Add 1 ${rich.kind}, 0 chosen`, 'dialogue');
  await player.press(dialogue.getByRole('group', { name: 'You want' }), `Add 1 ${poor.kind}, 0 chosen`, 'dialogue');
  await player.press(dialogue, 'Offer', 'dialogue');
}
