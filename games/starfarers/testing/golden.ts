import { randomMove, recordGoldenGame } from '@orrery/common/testing';
import type { Rng } from '@orrery/kernel';
import { starfarers } from '../game.ts';
import { subject } from '../laws.subject.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { VERTEX_SITE, vertexName } from '../topology.ts';

const MENU_SIZE = 1;
/** What an efficient player does first. */
const FIRST_CHOICES: readonly string[] = ['found', 'spaceport', 'fame', 'befriend'];
const SLOW_CHOICES: readonly string[] = ['offer', 'counter', 'withdraw', 'dismiss', 'close', 'reopen', 'supply'];

/** The top of the board is far from home, and a colony ship needs a site. */
function moveValue({ ships, pilot }: Table, move: Move): number {
  if (move.kind !== 'fly' && move.kind !== 'jump') return 0;
  const [, y = ''] = vertexName(move.vertex).split(':');
  const isColony = (ships[pilot * 3 + move.ship] ?? 0) % 2 === 0;
  return (isColony && (VERTEX_SITE[move.vertex] ?? -1) >= 0 ? 60 : 0) - Number(y);
}

/** Mostly efficient, so that stored games are short; occasionally random, so that everything occurs. */
function choose(table: Table, all: readonly Move[], rng: Rng): Move {
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const flights = of(['fly']).map((move) => ({ move, worth: moveValue(table, move) + rng(4) }));
  const best = Math.max(...flights.map((each) => each.worth));
  const quick = all.filter(({ kind }) => !SLOW_CHOICES.includes(kind));
  const wanted = [
    of(FIRST_CHOICES),
    rng(3) > 0 ? of(['build']) : [],
    rng(5) > 0 ? flights.filter((each) => each.worth === best).map(({ move }) => move) : [],
    rng(2) > 0 ? of(['upgrade']) : [],
    rng(3) === 0 ? of(['supply']) : [],
    quick,
  ].find(({ length }) => length > 0);
  return randomMove(rng(16) === 0 ? all : (wanted ?? all), rng);
}

/** Most stored games are short; one in this many is played to the full. */
const SHORT_TARGET = 8;
const LONG_GAME_INTERVAL = 20;

/** Games for each number of seats, and games that contain the rare questions. */
export const GOLDEN_SEEDS: readonly number[] = [...Array.from({ length: 40 }, (_, i) => i + 1), 170, 598];

/** A game to store for law 9, written by scripts/golden.mjs; the seed also chooses the set-up. */
export function goldenGame(seed: number): string {
  const deal = subject.setups[(seed - 1) % subject.setups.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { seats } = deal;
  const options = { ...deal.options, target: seed % LONG_GAME_INTERVAL === 0 ? 15 : SHORT_TARGET };
  return recordGoldenGame(starfarers, { seed, seats, options, menu: MENU_SIZE, choose });
}
