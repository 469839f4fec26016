import { NONE } from '@orrery/common';
import { randomMove, recordGoldenGame } from '@orrery/common/testing';
import { type Rng, standardOptions } from '@orrery/kernel';
import { startrek } from '../game.ts';
import { subject } from '../laws.subject.ts';
import type { StartrekBoard } from '../layouts.ts';
import type { Move } from '../moves.ts';
import type { Options, Table } from '../state.ts';
import { EDGES_PER_VERTEX, TOPOLOGY } from '../topology.ts';

const MENU_SIZE = 2;
/** What an efficient player does first. */
const FIRST_CHOICES: readonly string[] = ['claim', 'base', 'station', 'retire-base', 'retire-station'];
const GOOD_CHOICES: readonly string[] = ['buy', 'choose', 'ship', 'sfi', 'science', 'utopia', 'double', 'retire-base'];
const SLOW_CHOICES: readonly string[] = [
  'offer',
  'counter',
  'demand',
  'withdraw',
  'dismiss',
  'close',
  'reopen',
  'bank',
];

const rollWays = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

/** How often the planets around a point yield. */
function yieldChances({ numbers }: StartrekBoard, vertex: number): number {
  const hexes = TOPOLOGY.vertexHexes
    .slice(vertex * EDGES_PER_VERTEX, vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX)
    .filter((hex) => hex !== NONE);
  return hexes.reduce((sum, hex) => sum + rollWays(numbers[hex] ?? 0), 0);
}

/** Mostly efficient, so that stored games are short; occasionally random, so that everything occurs. */
function choose({ board }: Table, all: readonly Move[], rng: Rng): Move {
  const isAny = rng(10) === 0;
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const founding = all.flatMap((move) => (move.kind === 'found' ? [move] : []));
  const best = Math.max(0, ...founding.map(({ vertex }) => yieldChances(board, vertex)));
  const quick = all.filter(({ kind }) => !SLOW_CHOICES.includes(kind));
  const wanted = [
    founding.filter(({ vertex }) => yieldChances(board, vertex) === best),
    of(FIRST_CHOICES),
    rng(3) > 0 ? of(GOOD_CHOICES) : [],
    rng(3) === 0 ? of(['bank']) : [],
    quick,
  ].find(({ length }) => length > 0);
  return randomMove(isAny ? all : (wanted ?? all), rng);
}

/** Most stored games are short; those with another target, and the standard one, are played to the full. */
const SHORT_TARGET = 8;
const isLong = ({ options }: { readonly options: Options }): boolean => {
  const standard = standardOptions(startrek.options);
  return options.target !== standard.target || JSON.stringify(options) === JSON.stringify(standard);
};

/** A game to store for law 9, written by scripts/golden.mjs; the seed also chooses the set-up. */
export function goldenGame(seed: number): string {
  const deal = subject.setups[seed % subject.setups.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { seats } = deal;
  const options = isLong(deal) ? deal.options : { ...deal.options, target: SHORT_TARGET };
  return recordGoldenGame(startrek, { seed, seats, options, menu: MENU_SIZE, choose });
}
