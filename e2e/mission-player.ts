import type { Language } from '@orrery/catalog';
import type { Page } from '@playwright/test';
import type { Attempt } from './learner.ts';
import { textOf, textsIn } from './lesson-words.ts';
import { expect } from './visit.ts';

/** What a captain wants most, by the keys of the moves; the first that can be done is done. */
const WISHES = [
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

/** Nobody buys dear or sells cheap: the price stands last on the card. */
const MOST = 2;
const LEAST = 4;
const priceIn = (name: string): number => Number(/(\d+)\D*$/.exec(name)?.[1] ?? 0);

/** A message as a pattern: whatever is put into it may be anything. */
const patternOf = (message: string): RegExp =>
  new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '.*')}$`);

/** The best of the moves that can be made, in any language. */
function bestOf(names: readonly string[], language: Language, flights: number): string {
  const texts = textsIn('games/ship', language);
  for (const wish of WISHES) {
    const pattern = patternOf(textOf(texts, wish));
    const fitting = names.filter((name) => pattern.test(name));
    const sensible = fitting.filter((name) => {
      if (wish === 'move.buy') return priceIn(name) <= MOST;
      return wish !== 'move.sell' || priceIn(name) >= LEAST;
    });
    const best = wish === 'move.fly' ? sensible[flights % sensible.length] : sensible.at(-1);
    if (best !== undefined) return best;
  }
  throw new Error(`nothing is wished for among ${names.join(' | ')}`);
}

/** More decisions than any mission takes. */
const DECISIONS = 900;
/** A bot, or the page on a busy machine, may take so long. */
const PATIENCE = { timeout: 60_000 };

/** Flies a mission to its end in the text table, reading what is explained on the way; gives what was explained. */
export async function flyMission(page: Page, language: Language, attempt: Attempt): Promise<readonly string[]> {
  const table = textsIn('web/table', language);
  const mission = textsIn('web/games/duel/missions', language);
  const main = page.getByRole('main');
  const asked = page.getByRole('region', { name: textOf(table, 'text.asked'), exact: true });
  const end = page.getByRole('dialog', { name: textOf(table, 'end.title') });
  const understood = main.getByRole('button', { name: new RegExp(`^${textOf(mission, 'understood')}`) });
  const explained: string[] = [];
  let flights = 0;
  for (let n = 0; n < DECISIONS; n++) {
    await expect(end.or(understood).or(asked.getByRole('listitem')).first()).toBeVisible(PATIENCE);
    if (await end.isVisible()) return explained;
    const before = await main.innerText();
    if (await understood.isVisible()) {
      if (!(await attempt(understood))) continue;
      explained.push(before);
    } else {
      const names = await asked.getByRole('listitem').allInnerTexts();
      if (names.length === 0) continue;
      const best = bestOf(names, language, flights);
      // What was read may be answered already, while the page still shows it.
      if (!(await attempt(asked.getByRole('button', { name: best, exact: true }).first()))) continue;
      if (patternOf(textOf(textsIn('games/ship', language), 'move.fly')).test(best)) flights++;
    }
    await expect(main.or(end).first()).not.toHaveText(before, { useInnerText: true, ...PATIENCE });
  }
  throw new Error('the mission does not end');
}
