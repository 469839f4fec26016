import { anyOf, goldenLog } from '@orrery/common/testing';
import type { Game, Rng } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { Memory } from '../memory.ts';
import type { Move } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';

type Playable<O> = Game<Table, Hand, Box, Move, Event, O, Memory>;

/** What a player in a hurry does first, best first. */
const BRISK: readonly (readonly Move['kind'][])[] = [
  ['centre-2', 'colony', 'task', 'station'],
  ['colony-ship', 'centre'],
  ['trade-ship', 'booster', 'cannon', 'booster-2', 'cannon-2'],
  ['sell', 'buy', 'next', 'fight'],
  ['station-buy', 'force'],
];

/** Mostly brisk, so that stored games are short; now and then anything, so that everything turns up. */
function choose(_: Table, all: readonly Move[], rng: Rng): Move {
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const wanted = rng(8) === 0 ? all : (BRISK.map(of).find(({ length }) => length > 0) ?? all);
  const ended = rng(3) > 0 && wanted.every(({ kind }) => kind === 'station-buy' || kind === 'force') ? of(['end']) : [];
  return anyOf(ended.length > 0 ? ended : wanted, rng);
}

/** A finished game with the hash of every state; the seed chooses the deal. */
export function goldenOf<O>(game: Playable<O>, deals: readonly { readonly options: O }[], seed: number): string {
  const deal = deals[seed % deals.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  return goldenLog(game, { seed, seats: 2, options: deal.options, menu: 1, choose });
}
