import { type Bot, type Budget, levelOf, type Place, type Sense, seatBot, seatRandom } from '@orrery/bots';
import type { Game, Kinded } from '@orrery/kernel';
import type { Contestant } from './contestant.ts';
import type { Effort, OwnEntrant } from './entrant.ts';

/** Milliseconds of a clock that never goes back. */
export type Clock = () => number;

/** A budget that a clock keeps where there is one. */
export function budgetOf({ iterations, ms }: Effort, now: Clock): Budget {
  if (ms === null) return { iterations };
  const end = now() + ms;
  return { iterations, isUp: () => now() >= end };
}

/** Seats a bot of ours; without a sense of the game only random ones can play. */
export function seatOwn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K> | null,
  { bot, effort }: OwnEntrant,
  place: Place<T, H, O>,
): Bot<T, H, M, E> {
  const level = levelOf(bot);
  if (level === null || sense === null) return seatRandom(game, place.seed);
  return seatBot(game, sense, level.iterations === 0 ? level : { ...level, iterations: effort.iterations }, place);
}

/** A bot of ours as a contestant: it does not die, and its mistakes are our faults. */
export const ownContestant = <T, H, M extends Kinded, E>(
  bot: Bot<T, H, M, E>,
  { name, effort }: OwnEntrant,
  now: Clock,
): Contestant<T, H, M, E> => ({
  hear: (event) => bot.hear(event),
  choose: ({ view }) => ({ move: bot.choose(view, budgetOf(effort, now)) }),
  refused(_, refusals) {
    throw new Error(
      `${name} made an illegal move: ${refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ')}`,
    );
  },
  forfeit: () => undefined,
  over: () => undefined,
});
