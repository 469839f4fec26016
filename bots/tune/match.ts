import { fastRng, type Game, type Kinded, type Seat } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { playBots } from '../play-bots.ts';

/** Two sets of weights that play against each other on alternating seats. */
export interface Pairing<T, H, M extends Kinded, K, O> {
  readonly challenger: Heuristics<T, H, M, K>;
  readonly champion: Heuristics<T, H, M, K>;
  readonly options: O;
  readonly seats: number;
}

/** Games longer than this count for neither side. */
const MAX_STEPS = 20_000;

/** Spreads deals over the seeds, so that neighbouring ones are unrelated. */
const SEED_STRIDE = 7919;

/** The challenger's part of a win in one deal: 1, 0, or a share when several come first. */
function challengerShare<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { challenger, champion, options, seats }: Pairing<T, H, M, K, O>,
  seed: number,
  swap: number,
): number {
  const isChallenger = (seat: Seat): boolean => seat % 2 === swap;
  const gameSetup = { options, seats, seed, budget: { iterations: 0 }, maxEntries: MAX_STEPS };
  const { state } = playBots(game, gameSetup, (view) => {
    const context = new BotContext(game, isChallenger(view.seat) ? challenger : champion, options, view);
    return new GreedyBot(context, seats, fastRng(seed * SEED_STRIDE + view.seat));
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
