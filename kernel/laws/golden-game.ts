import type { Kinded } from '../contract.ts';
import { withChecks } from '../log.ts';
import { printLog } from '../logtext.ts';
import { logOf } from './record.ts';
import { stroll } from './stroll.ts';
import type { Subject } from './subject.ts';
import { Walk } from './walk.ts';

/** A random game to its end, with the hash of every state: a log to keep for law 9. The seed also chooses the deal. */
export function goldenGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: Subject<T, H, B, M, E, O, K>,
  seed: number,
): string {
  const { game, deals, menu, bound } = subject;
  const deal = deals[seed % deals.length];
  if (deal === undefined) throw new RangeError(`there is no deal for seed ${seed}`);
  const walk = new Walk(subject, deal, seed);
  stroll(walk, null, { seed, menu, bound });
  const ended = game.awaiting(walk.state.table);
  if (ended.who !== 'over') throw new Error(`the game of seed ${seed} has not ended after ${bound} steps`);
  const log = withChecks(game, { ...logOf(game, deal, `golden-${seed}`), entries: walk.entries, places: ended.places });
  return printLog(game.notation, log);
}
