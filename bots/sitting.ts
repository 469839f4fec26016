import { drawnFrom, fastRng, type Game, heard, type Kinded, Line, type SeatView, someoneAsked } from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';

/** How a game between bots is set up. */
export interface Sitting<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: number;
  readonly budget: Budget;
  /** Given up after so many entries. */
  readonly bound: number;
}

/** Plays a game between bots, nobody else and no clock. A move that is refused throws. */
export function playBots<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats, seed, budget, bound }: Sitting<O>,
  seatBotAt: (view: SeatView<T, H>) => Bot<T, H, M, E>,
): Line<T, H, B, M, E, O, K> {
  const line = new Line(game, options, seats);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const bots = line.views.map(seatBotAt);
  for (let entries = 0; entries < bound; entries++) {
    const asked = game.awaiting(line.state.table);
    if (asked.who === 'over') break;
    const seat = asked.who === 'seats' ? someoneAsked(asked, rng) : 0;
    const [bot, view] = [bots[seat], line.views[seat]];
    if (bot === undefined || view === undefined) throw new Error(`nobody sits on seat ${seat}`);
    const applied =
      asked.who === 'chance'
        ? line.apply({ by: 'chance', secret: asked.secret, outcome: [...chance(asked, 0)] })
        : line.apply({ by: seat, move: bot.choose(view, budget) });
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const [q, listener] of bots.entries()) {
      for (const each of applied.value.told) {
        const event = heard(each, q);
        if (event !== null) listener.hear(event);
      }
    }
  }
  return line;
}
