import { some } from '@orrery/common';
import type { MoveList, Rng, SeatView } from '@orrery/kernel';
import {
  type Board,
  CARD_MOVES,
  COST,
  type Hand,
  KINDS,
  type Move,
  type SupportMove,
  type Table,
} from '@orrery/startrek/facts';
import { grouped } from '../grouped.ts';
import { around, hasSite, hasStation, promise } from './sites.ts';
import type { Yields } from './yields.ts';

type View = SeatView<Table, Hand>;

const NOT_FOUND = -1;
/** Of a thousand times a chance comes up, how often it is taken. */
const HABIT = { sfi: 500, progress: 700, buy: 600, ship: 600, accept: 300, support: 60 } as const;
const OFTEN = 1000;
/** Hexes that are looked at when the cruiser moves, and how much worse own harm is than others'. */
const GLANCES = 5;
const OWN_HARM = 3;
/** Cards to spare that make a swap at the bank sensible: surely, and when little is lacking. */
const PLENTY = 4;
const ENOUGH = 2;

const GENERAL = grouped<Exclude<Move['kind'], SupportMove['kind']>>()({
  atOnce: ['claim', 'base', 'station', 'found', 'decline'], // at the best place there is
  sfi: ['sfi'],
  progress: ['science', 'monopoly', 'utopia'],
  accept: ['accept'],
  onward: ['roll', 'build', 'end'],
  ship: ['ship'],
  buy: ['buy'],
  bank: ['bank'],
  cruiser: ['cruiser'],
  best: ['found-ship', 'place'],
  any: ['discard', 'steal', 'exchange'], // one answer is as good as another
  answers: ['enough', 'spare', 'pass', 'flip'], // when there is nothing else
  trade: ['offer', 'counter', 'propose', 'deal', 'dismiss', 'withdraw', 'close', 'reopen'],
});

/** Moves of support cards that are not made like those of all others: they build. */
const OWN_WAYS: Readonly<Partial<Record<Move['kind'], 'atOnce'>>> = {
  'retire-base': 'atOnce',
  'retire-station': 'atOnce',
};
const WAY_OF = { begins: 'support', answers: 'answers' } as const;

type Way = 'support' | (typeof GENERAL extends ReadonlyMap<string, infer W> ? W : never);
const WAYS: ReadonlyMap<Move['kind'], Way> = new Map<Move['kind'], Way>([
  ...GENERAL,
  ...CARD_MOVES.map(({ kind, role }) => [kind, OWN_WAYS[kind] ?? WAY_OF[role]] as const),
]);

/** What a seat saves for: a station if there is a place for it, else a base, else a ship. */
function goalOf({ table, seat }: View): readonly number[] {
  const player = table.players[seat];
  if (player === undefined) return COST.ship;
  if (player.stations > 0 && hasSite(table, seat)) return COST.station;
  if (player.bases > 0 && hasStation(table, seat)) return COST.base;
  return player.ships > 0 ? COST.ship : COST.development;
}

/** The first swap at the bank that brings what the goal lacks for what it does not need. */
function usefulSwap(view: View, moves: MoveList<Move>): number {
  const goal = goalOf(view);
  const { resources } = view.hand;
  const lack = (kind: number): number => Math.max(0, (goal[kind] ?? 0) - (resources[kind] ?? 0));
  let lacking = 0;
  for (let kind = 0; kind < KINDS; kind++) lacking += lack(kind);
  if (lacking === 0) return NOT_FOUND;
  const spare = lacking <= 2 ? ENOUGH : PLENTY;
  for (let i = 0; i < moves.n; i++) {
    const move = moves.at[i];
    if (move?.kind !== 'bank' || lack(move.take) === 0) continue;
    if ((resources[move.give] ?? 0) - (goal[move.give] ?? 0) >= spare) return i;
  }
  return NOT_FOUND;
}

/** Of a few hexes taken at random, the one where the cruiser hurts others most and oneself least. */
function cruiserMove({ table, seat }: View, moves: MoveList<Move>, rng: Rng): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let glance = 0; glance < GLANCES; glance++) {
    const i = rng(moves.n);
    const move = moves.at[i];
    if (move?.kind !== 'cruiser') continue;
    const { own, others } = around(table, move.hex, seat);
    const score = others - OWN_HARM * own;
    if (score <= most) continue;
    most = score;
    best = i;
  }
  return best;
}

/** Quick, sensible choices for playouts: no look ahead, only what a hand and a glance at the board suggest. */
export function roughly(yields: (board: Board) => Yields): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  const bestOf = ({ table }: View, moves: MoveList<Move>, kind: Move['kind']): number => {
    const { weighed } = yields(table.board);
    let best = NOT_FOUND;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move?.kind !== kind) continue;
      const place = 'vertex' in move ? (weighed[move.vertex] ?? 0) : 0;
      const score = 'edge' in move ? promise(table, weighed, move.edge) : place;
      if (score <= most) continue;
      most = score;
      best = i;
    }
    return best;
  };

  /** What somebody does with a turn, from what is seen first to what is left. */
  const inTurn = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    const does = (often: number): boolean => rng(OFTEN) < often;
    const first = { onward: NOT_FOUND, ship: NOT_FOUND, buy: NOT_FOUND, bank: NOT_FOUND };
    for (let i = 0; i < moves.n; i++) {
      const kind = moves.at[i]?.kind;
      if (kind === undefined) continue;
      const way = WAYS.get(kind);
      if (way === 'atOnce') return bestOf(view, moves, kind);
      if ((way === 'sfi' || way === 'progress' || way === 'support' || way === 'accept') && does(HABIT[way])) return i;
      if (way === 'onward' || way === 'ship' || way === 'buy' || way === 'bank') first[way] = i;
    }
    const swap = first.bank === NOT_FOUND ? NOT_FOUND : usefulSwap(view, moves);
    if (swap !== NOT_FOUND) return swap;
    const wantsShip = first.ship !== NOT_FOUND && !hasSite(view.table, view.seat);
    if (wantsShip && does(HABIT.ship)) return bestOf(view, moves, 'ship');
    if (first.buy !== NOT_FOUND && does(HABIT.buy)) return first.buy;
    return first.onward === NOT_FOUND ? rng(moves.n) : first.onward;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    const { kind } = some(moves.at, 0);
    const way = WAYS.get(kind);
    if (way === 'cruiser') return cruiserMove(view, moves, rng);
    if (way === 'any') return rng(moves.n);
    return way === 'best' ? bestOf(view, moves, kind) : inTurn(view, moves, rng);
  };
}
