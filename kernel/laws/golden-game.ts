import type { Kinded } from '../contract.ts';
import { withHashes } from '../log.ts';
import { printLog } from '../log-text.ts';
import { playRandom } from './play-random.ts';
import { RandomGame } from './random-game.ts';
import { emptyLog } from './record.ts';
import type { LawSubject } from './subject.ts';

/**
 * A random game played to its end, with the hash of every state: a log to store for law 9. The seed also chooses the
 * deal.
 */
export function goldenGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: LawSubject<T, H, B, M, E, O, K>,
  seed: number,
): string {
  const { game, setups, menu, maxSteps } = subject;
  const deal = setups[seed % setups.length];
  if (deal === undefined) throw new RangeError(`there is no deal for seed ${seed}`);
  const randomGame = new RandomGame(subject, deal, seed);
  playRandom(randomGame, null, { seed, menu, bound: maxSteps });
  const ended = game.awaiting(randomGame.state.table);
  if (ended.who !== 'over') throw new Error(`the game of seed ${seed} has not ended after ${maxSteps} steps`);
  const log = withHashes(game, {
    ...emptyLog(game, deal, `golden-${seed}`),
    entries: randomGame.entries,
    places: ended.places,
  });
  return printLog(game.notation, log);
}
