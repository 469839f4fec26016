import { drawnFrom, fastRng, type Game, heard, type Kinded, Line, type Seat, someoneAsked } from '@orrery/kernel';
import type { Bot, Budget } from '../bot.ts';

/** One decision of a game between bots. */
export interface Decision<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** How a game between bots is set up. */
export interface Sitting<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: number;
  readonly budget: Budget;
  /** Given up after so many entries. */
  readonly bound: number;
}

/** Plays a game between bots and returns its line and every decision. A move that is refused throws. */
export function playBots<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats, seed, budget, bound }: Sitting<O>,
  seatBotAt: (line: Line<T, H, B, M, E, O, K>, seat: Seat) => Bot<T, H, M, E>,
): { readonly line: Line<T, H, B, M, E, O, K>; readonly decisions: readonly Decision<M>[] } {
  const line = new Line(game, options, seats);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const bots = line.views.map((_, seat) => seatBotAt(line, seat));
  const decisions: Decision<M>[] = [];
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
    const { entry, told } = applied.value;
    if ('move' in entry) decisions.push({ seat, move: entry.move });
    for (const [q, listener] of bots.entries()) {
      for (const each of told) {
        const event = heard(each, q);
        if (event !== null) listener.hear(event);
      }
    }
  }
  return { line, decisions };
}
