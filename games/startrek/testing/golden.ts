import { NONE } from '@orrery/common';
import { anyOf, goldenLog } from '@orrery/common/testing';
import { type Rng, standardOptions } from '@orrery/kernel';
import { startrek } from '../game.ts';
import { subject } from '../laws.subject.ts';
import type { Board } from '../layouts.ts';
import type { Move } from '../moves.ts';
import type { Options, Table } from '../state.ts';
import { MAP, THREE } from '../topology.ts';

const MENU = 2;
/** What a player in a hurry does first. */
const BRISK: readonly string[] = ['claim', 'base', 'station', 'retire-base', 'retire-station'];
const GOOD: readonly string[] = ['buy', 'choose', 'ship', 'sfi', 'science', 'utopia', 'double', 'retire-base'];
const SLOW: readonly string[] = ['offer', 'counter', 'demand', 'withdraw', 'dismiss', 'close', 'reopen', 'bank'];

const chances = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

/** How often the planets around a point yield. */
function richness({ numbers }: Board, vertex: number): number {
  const hexes = MAP.vertexHexes.slice(vertex * THREE, vertex * THREE + THREE).filter((hex) => hex !== NONE);
  return hexes.reduce((sum, hex) => sum + chances(numbers[hex] ?? 0), 0);
}

/** Mostly brisk, so that stored games are short; now and then anything, so that everything turns up. */
function choose({ board }: Table, all: readonly Move[], rng: Rng): Move {
  const isAny = rng(10) === 0;
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const founding = all.flatMap((move) => (move.kind === 'found' ? [move] : []));
  const best = Math.max(0, ...founding.map(({ vertex }) => richness(board, vertex)));
  const quick = all.filter(({ kind }) => !SLOW.includes(kind));
  const wanted = [
    founding.filter(({ vertex }) => richness(board, vertex) === best),
    of(BRISK),
    rng(3) > 0 ? of(GOOD) : [],
    rng(3) === 0 ? of(['bank']) : [],
    quick,
  ].find(({ length }) => length > 0);
  return anyOf(isAny ? all : (wanted ?? all), rng);
}

/** Most stored games are short ones; those about another target, and the standard, go all the way. */
const SHORT = 8;
const isLong = ({ options }: { readonly options: Options }): boolean => {
  const standard = standardOptions(startrek.options);
  return options.target !== standard.target || JSON.stringify(options) === JSON.stringify(standard);
};

/** A game to keep for law 9, written down by scripts/golden.mjs; the seed chooses how it is set up as well. */
export function goldenGame(seed: number): string {
  const deal = subject.deals[seed % subject.deals.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { seats } = deal;
  const options = isLong(deal) ? deal.options : { ...deal.options, target: SHORT };
  return goldenLog(startrek, { seed, seats, options, menu: MENU, choose });
}
