import { anyOf, goldenLog } from '@orrery/common/testing';
import type { Rng } from '@orrery/kernel';
import { starfarers } from '../game.ts';
import { subject } from '../laws.subject.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { nameOf, VERTEX_SITE } from '../topology.ts';

const MENU = 1;
/** What a player in a hurry does first. */
const BRISK: readonly string[] = ['found', 'spaceport', 'fame', 'befriend'];
const SLOW: readonly string[] = ['offer', 'counter', 'withdraw', 'dismiss', 'close', 'reopen', 'supply'];

/** The top of the board is far from home, and what a colony ship wants is a site. */
function worth({ ships, pilot }: Table, move: Move): number {
  if (move.kind !== 'fly' && move.kind !== 'jump') return 0;
  const [, y = ''] = nameOf(move.vertex).split(':');
  const isColony = (ships[pilot * 3 + move.ship] ?? 0) % 2 === 0;
  return (isColony && (VERTEX_SITE[move.vertex] ?? -1) >= 0 ? 60 : 0) - Number(y);
}

/** Mostly brisk, so that stored games are short; now and then anything, so that everything turns up. */
function choose(table: Table, all: readonly Move[], rng: Rng): Move {
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const flights = of(['fly']).map((move) => ({ move, worth: worth(table, move) + rng(4) }));
  const best = Math.max(...flights.map((each) => each.worth));
  const quick = all.filter(({ kind }) => !SLOW.includes(kind));
  const wanted = [
    of(BRISK),
    rng(3) > 0 ? of(['build']) : [],
    rng(5) > 0 ? flights.filter((each) => each.worth === best).map(({ move }) => move) : [],
    rng(2) > 0 ? of(['upgrade']) : [],
    rng(3) === 0 ? of(['supply']) : [],
    quick,
  ].find(({ length }) => length > 0);
  return anyOf(rng(16) === 0 ? all : (wanted ?? all), rng);
}

/** Most stored games are short ones; one in so many goes all the way. */
const SHORT = 8;
const LONG = 20;

/** Games for each number of seats, and those in which what is rarely asked was asked. */
export const GOLDEN_SEEDS: readonly number[] = [...Array.from({ length: 40 }, (_, i) => i + 1), 170, 598];

/** A game to keep for law 9, written down by scripts/golden.mjs; the seed chooses how it is set up as well. */
export function goldenGame(seed: number): string {
  const deal = subject.deals[(seed - 1) % subject.deals.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { seats } = deal;
  const options = { ...deal.options, target: seed % LONG === 0 ? 15 : SHORT };
  return goldenLog(starfarers, { seed, seats, options, menu: MENU, choose });
}
