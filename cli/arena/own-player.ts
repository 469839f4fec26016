import {
  type Bot,
  type Budget,
  botLevel,
  type FairTrading,
  fairPerson,
  type Heuristics,
  PERSON_NAME,
  type SeatSetup,
  seatBot,
  seatRandom,
} from '@orrery/bots';
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

/** What built-in bots know of a game: without heuristics only random ones can play, without `fair` no scripted person. */
export interface OwnKnowledge<T, H, M extends Kinded, E extends Kinded, K> {
  readonly heuristics: Heuristics<T, H, M, K> | null;
  readonly fair: FairTrading<T, H, M, E> | null;
}

/** Creates a built-in bot. */
export function seatOwnBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { heuristics, fair }: OwnKnowledge<T, H, M, E, K>,
  { bot: name, effort }: OwnEntrant,
  place: SeatSetup<T, H, O>,
): Bot<T, H, M, E> {
  const level = botLevel(name);
  if (level === null || heuristics === null) return seatRandom(game, place.seed);
  const limited = level.iterations === 0 ? level : { ...level, iterations: effort.iterations };
  const bot = seatBot(game, heuristics, limited, place);
  return name === PERSON_NAME && fair !== null ? fairPerson(bot, fair) : bot;
}

/** A built-in bot as a contestant: it does not crash, and its mistakes are bugs of this project. */
export const ownArenaPlayer = <T, H, M extends Kinded, E>(
  bot: Bot<T, H, M, E>,
  { name, effort }: OwnEntrant,
  now: ClockMs,
): ArenaPlayer<T, H, M, E> => ({
  hear: (event) => bot.hear(event),
  choose: ({ view }) => ({ move: bot.choose(view, budgetOf(effort, now)) }),
  volunteer: (view) => bot.volunteer?.(view) ?? null,
  refused(_, refusals) {
    throw new Error(
      `${name} made an illegal move: ${refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ')}`,
    );
  },
  forfeit: () => undefined,
  over: () => undefined,
});
