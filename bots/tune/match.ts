import { fastRng, type Game, type Kinded, type Seat } from '@orrery/kernel';
import type { Sense } from '../bot.ts';
import { Greedy } from '../greedy.ts';
import { Mind } from '../mind.ts';
import { playBots } from '../sitting.ts';

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
  const isChallenger = (seat: Seat): boolean => seat % 2 === swap;
  const sitting = { options, seats, seed, budget: { iterations: 0 }, bound: LONGEST };
  const { state } = playBots(game, sitting, (view) => {
    const mind = new Mind(game, isChallenger(view.seat) ? challenger : champion, options, view);
    return new Greedy(mind, seats, fastRng(seed * SPREAD + view.seat));
  });
  const ended = game.awaiting(state.table);
  if (ended.who !== 'over') return 0;
  const winners = [...ended.places.keys()].filter((seat) => ended.places[seat] === 1);
  return winners.filter(isChallenger).length / winners.length;
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
