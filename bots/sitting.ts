import {
  drawnFrom,
  fastRng,
  type Game,
  headerOf,
  heard,
  type Kinded,
  Match,
  type MoveEntry,
  type SeatView,
  seated,
  someoneAsked,
} from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';

/** How a game between bots is set up. */
export interface Sitting<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: number;
  readonly budget: Budget;
  /** Given up after so many entries. */
  readonly bound: number;
  /** Whether the steps are kept. */
  readonly history?: boolean;
}

/** Plays a game between bots, nobody else and no clock. A move that is refused throws. */
export function playBots<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats, seed, budget, bound, history = false }: Sitting<O>,
  seatBotAt: (view: SeatView<T, H>) => Bot<T, H, M, E>,
): Match<T, H, B, M, E, O, K> {
  const rng = fastRng(seed);
  const match = new Match(game, headerOf(game, { options, seats }), { chance: drawnFrom(rng), history });
  const bots = match.views.map(seatBotAt);
  const choose = (): MoveEntry<M> | null => {
    const asked = match.awaiting;
    if (asked.who !== 'seats') return null;
    const seat = someoneAsked(asked, rng);
    return { by: seat, move: seated(bots, seat).choose(match.view(seat), budget) };
  };
  while (match.seq < bound) {
    const entry = match.drawn() ?? choose();
    if (entry === null) break;
    const applied = match.apply(entry);
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const [q, listener] of bots.entries()) {
      for (const each of applied.value.told) {
        const event = heard(each, q);
        if (event !== null) listener.hear(event);
      }
    }
  }
  return match;
}
