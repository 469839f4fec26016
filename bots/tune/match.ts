import { drawnFrom, fastRng, type Game, heard, type Kinded, Line, someoneAsked } from '@orrery/kernel';
import type { Sense } from '../bot.ts';
import { Greedy } from '../greedy.ts';
import { Mind } from '../mind.ts';

/** Two ways to judge a game, set against each other on every second seat. */
export interface Pairing<T, H, M extends Kinded, K, O> {
  readonly challenger: Sense<T, H, M, K>;
  readonly champion: Sense<T, H, M, K>;
  readonly options: O;
  readonly seats: number;
}

/** Games that last longer count for nobody. */
const LONGEST = 20_000;

/** Deals are spread over the seeds, so that neighbouring ones share nothing. */
const SPREAD = 7919;

/** What the challenger wins of one deal: 1, 0, or a share where several come first. */
function challengerShare<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { challenger, champion, options, seats }: Pairing<T, H, M, K, O>,
  seed: number,
  swap: number,
): number {
  const line = new Line(game, options, seats);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const isChallenger = (seat: number): boolean => seat % 2 === swap;
  const bots = line.views.map((view, seat) => {
    const mind = new Mind(game, isChallenger(seat) ? challenger : champion, options, view);
    return new Greedy(mind, seats, fastRng(seed * SPREAD + seat));
  });
  for (let entries = 0; entries < LONGEST; entries++) {
    const asked = game.awaiting(line.state.table);
    if (asked.who === 'over') {
      const winners = [...asked.places.keys()].filter((seat) => asked.places[seat] === 1);
      return winners.filter(isChallenger).length / winners.length;
    }
    const seat = asked.who === 'seats' ? someoneAsked(asked, rng) : 0;
    const [bot, view] = [bots[seat], line.views[seat]];
    if (bot === undefined || view === undefined) throw new Error(`nobody sits on seat ${seat}`);
    const applied = line.apply(
      asked.who === 'chance'
        ? { by: 'chance', secret: asked.secret, outcome: [...chance(asked, 0)] }
        : { by: seat, move: bot.choose(view) },
    );
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const told of applied.value.told) {
      for (const [q, listener] of bots.entries()) {
        const event = heard(told, q);
        if (event !== null) listener.hear(event);
      }
    }
  }
  return 0;
}

/** How many of these deals the challenger wins; each is played twice, with the seats exchanged. */
export function challengerWins<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  pairing: Pairing<T, H, M, K, O>,
  seeds: readonly number[],
): number {
  let wins = 0;
  for (const seed of seeds) for (const swap of [0, 1]) wins += challengerShare(game, pairing, seed, swap);
  return wins;
}
