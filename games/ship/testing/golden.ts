import { randomMove, recordGoldenGame } from '@orrery/common/testing';
import type { Rng } from '@orrery/kernel';
import type { Move } from '../moves.ts';
import type { ShipOptions, Table } from '../state.ts';
import type { ShipSubject } from './subject.ts';

/** What an efficient player does first, best first. */
const FIRST_CHOICES: readonly (readonly Move['kind'][])[] = [
  ['centre-2', 'colony', 'task', 'station'],
  ['colony-ship', 'centre'],
  ['trade-ship', 'booster', 'cannon', 'booster-2', 'cannon-2'],
  ['sell', 'buy', 'next', 'fight'],
  ['station-buy', 'force'],
];

/** Mostly efficient, so that stored games are short; occasionally random, so that everything occurs. */
function choose(_: Table, all: readonly Move[], rng: Rng): Move {
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const wanted = rng(8) === 0 ? all : (FIRST_CHOICES.map(of).find(({ length }) => length > 0) ?? all);
  const ended = rng(3) > 0 && wanted.every(({ kind }) => kind === 'station-buy' || kind === 'force') ? of(['end']) : [];
  return randomMove(ended.length > 0 ? ended : wanted, rng);
}

/** A finished game with the hash of every state; the seed chooses the deal. The other laws cover long games. */
export function goldenShipGame<O extends Pick<ShipOptions, 'target'>>(
  { game, setups }: ShipSubject<O>,
  seed: number,
): string {
  const short = setups.filter(({ options }) => options.target <= 10);
  const deal = short[seed % short.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  return recordGoldenGame(game, { seed, seats: 2, options: deal.options, menu: 1, choose });
}
