import { type Bot, type Budget, botLevel, type Heuristics, type SeatSetup, seatBot, seatRandom } from '@orrery/bots';
import type { Game, Kinded } from '@orrery/kernel';
import type { ArenaPlayer } from './contestant.ts';
import type { OwnEntrant, ThinkingLimit } from './entrant.ts';

/** Monotonic clock in milliseconds. */
export type ClockMs = () => number;

/** A budget with a time limit, if there is one. */
export function budgetOf({ iterations, ms }: ThinkingLimit, now: ClockMs): Budget {
  if (ms === null) return { iterations };
  const end = now() + ms;
  return { iterations, isUp: () => now() >= end };
}

/** Creates a built-in bot; without heuristics for the game only random bots can play. */
export function seatOwnBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  heuristics: Heuristics<T, H, M, K> | null,
  { bot, effort }: OwnEntrant,
  place: SeatSetup<T, H, O>,
): Bot<T, H, M, E> {
  const level = botLevel(bot);
  if (level === null || heuristics === null) return seatRandom(game, place.seed);
  return seatBot(game, heuristics, level.iterations === 0 ? level : { ...level, iterations: effort.iterations }, place);
}

/** A built-in bot as a contestant: it does not crash, and its mistakes are bugs of this project. */
export const ownArenaPlayer = <T, H, M extends Kinded, E>(
  bot: Bot<T, H, M, E>,
  { name, effort }: OwnEntrant,
  now: ClockMs,
): ArenaPlayer<T, H, M, E> => ({
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
