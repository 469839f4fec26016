import {
  type Awaiting,
  atSeat,
  chanceFromRng,
  eventFor,
  fastRng,
  type Game,
  headerOf,
  type Kinded,
  Match,
  type MoveEntry,
  randomAskedSeat,
  type SeatView,
} from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';

/** A position of a game between bots. */
export interface BotGamePosition<T, H> {
  readonly awaiting: Awaiting;
  readonly views: readonly SeatView<T, H>[];
}

/** The setup of a game between bots. */
export interface BotGameSetup<T, H, O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: number;
  readonly budget: Budget;
  /** Maximum number of entries before the game is given up. */
  readonly maxEntries: number;
  /** Whether the steps are recorded. */
  readonly history?: boolean;
  /** Called after each entry with the views of all seats, to learn from. */
  each?(position: BotGamePosition<T, H>): void;
}

/** Plays a game between bots without a clock. Throws when a move is refused. */
export function playBots<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats, seed, budget, maxEntries, history = false, each: look }: BotGameSetup<T, H, O>,
  seatBotAt: (view: SeatView<T, H>) => Bot<T, H, M, E>,
): Match<T, H, B, M, E, O, K> {
  const rng = fastRng(seed);
  const match = new Match(game, headerOf(game, { options, seats }), { chance: chanceFromRng(rng), history });
  const bots = match.views.map(seatBotAt);
  const choose = (): MoveEntry<M> | null => {
    const asked = match.awaiting;
    if (asked.who !== 'seats') return null;
    const seat = randomAskedSeat(asked, rng);
    return { by: seat, move: atSeat(bots, seat).choose(match.view(seat), budget) };
  };
  while (match.seq < maxEntries) {
    const entry = match.dueOutcome() ?? choose();
    if (entry === null) break;
    const applied = match.apply(entry);
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const [q, listener] of bots.entries()) {
      for (const each of applied.value.told) {
        const event = eventFor(each, q);
        if (event !== null) listener.hear(event);
      }
    }
    look?.(match);
  }
  return match;
}
