import type { Language } from '@orrery/catalog';
import type { Page } from '@playwright/test';
import type { TryPress } from './learner.ts';
import { textFor, textsIn } from './lesson-words.ts';
import { expect } from './test.ts';

/** The preferred moves of a player, by message key, in order of priority. */
const MOVE_PRIORITY = [
  'move.colony',
  'move.task',
  'move.station',
  'move.centre-2',
  'move.colony-ship',
  'move.trade-ship',
  'move.centre',
  'move.cannon',
  'move.booster',
  'move.cannon-2',
  'move.booster-2',
  'move.choose',
  'move.arrange.top',
  'move.arrange',
  'move.sell',
  'move.buy',
  'move.produce',
  'move.take',
  'move.give-up',
  'move.decline',
  'move.next',
  'move.fly',
  'move.fight',
  'move.pay',
  'move.stop',
  'move.end',
] as const;

/** Never buy at a high or sell at a low price: the price is the last part of the card's text. */
const MAX_BUY_PRICE = 2;
const MIN_SELL_PRICE = 4;
const priceIn = (name: string): number => Number(/(\d+)\D*$/.exec(name)?.[1] ?? 0);

/** A message as a pattern: its arguments match any text. */
const patternOf = (message: string): RegExp =>
  new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '.*')}$`);

/** The best of the available moves, in any language. */
function bestOf(names: readonly string[], language: Language, flights: number): string {
  const texts = textsIn('games/ship', language);
  for (const wish of MOVE_PRIORITY) {
    const pattern = patternOf(textFor(texts, wish));
    const fitting = names.filter((name) => pattern.test(name));
    const sensible = fitting.filter((name) => {
      if (wish === 'move.buy') return priceIn(name) <= MAX_BUY_PRICE;
      return wish !== 'move.sell' || priceIn(name) >= MIN_SELL_PRICE;
    });
    const best = wish === 'move.fly' ? sensible[flights % sensible.length] : sensible.at(-1);
    if (best !== undefined) return best;
  }
  throw new Error(`no preferred move among ${names.join(' | ')}`);
}

/** More decisions than any mission takes. */
const MAX_DECISIONS = 900;
/** Maximum time for a bot, or for the page on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 };

/** Plays a mission to its end in the text table and reads its explanations; returns them. */
export async function flyMission(page: Page, language: Language, attempt: TryPress): Promise<readonly string[]> {
  const table = textsIn('web/table', language);
  const mission = textsIn('web/games/duel/missions', language);
  const main = page.getByRole('main');
  const asked = page.getByRole('region', { name: textFor(table, 'text.asked'), exact: true });
  const end = page.getByRole('dialog', { name: textFor(table, 'end.title') });
  const understood = main.getByRole('button', { name: new RegExp(`^${textFor(mission, 'understood')}`) });
  const explained: string[] = [];
  let flights = 0;
  for (let n = 0; n < MAX_DECISIONS; n++) {
    await expect(end.or(understood).or(asked.getByRole('listitem')).first()).toBeVisible(SLOW_TIMEOUT);
    if (await end.isVisible()) return explained;
    const before = await main.innerText();
    if (await understood.isVisible()) {
      if (!(await attempt(understood))) continue;
      explained.push(before);
    } else {
      const names = await asked.getByRole('listitem').allInnerTexts();
      if (names.length === 0) continue;
      const best = bestOf(names, language, flights);
      // The question may already be answered while the page still shows it.
      if (!(await attempt(asked.getByRole('button', { name: best, exact: true }).first()))) continue;
      if (patternOf(textFor(textsIn('games/ship', language), 'move.fly')).test(best)) flights++;
    }
    await expect(main.or(end).first()).not.toHaveText(before, { useInnerText: true, ...SLOW_TIMEOUT });
  }
  throw new Error('the mission does not end');
}
