import { itemAt } from '@orrery/common';
import type { MoveList, Rng, SeatView } from '@orrery/kernel';
import {
  COST,
  type Hand,
  type Move,
  RESOURCE_KINDS,
  type StartrekBoard,
  SUPPORT_CARD_MOVES,
  type SupportMove,
  type Table,
} from '@orrery/startrek/facts';
import { groupByName } from '../group-by-name.ts';
import { buildingsAround, hasSite, hasUpgradableStation, laneValue } from './sites.ts';
import type { BoardVertexYields } from './yields.ts';

type View = SeatView<Table, Hand>;

const NOT_FOUND = -1;
/** Probabilities in thousandths of taking an opportunity. */
const TAKE_PER_MILLE = { sfi: 500, progress: 700, buy: 600, ship: 600, accept: 300, support: 60 } as const;
const PER_MILLE = 1000;
/** Number of hexes considered for the cruiser, and how much more the seat's own loss counts than that of others. */
const CRUISER_SAMPLES = 5;
const OWN_HARM_FACTOR = 3;
/** Number of spare cards that makes a swap at the bank sensible: always, and when little is missing. */
const PLENTY_TO_SPARE = 4;
const ENOUGH_TO_SPARE = 2;

const GROUP_OF_KIND = groupByName<Exclude<Move['kind'], SupportMove['kind']>>()({
  atOnce: ['claim', 'base', 'station', 'found', 'decline'], // at the best available place
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
  answers: ['enough', 'spare', 'pass', 'flip'], // when nothing else is possible
  trade: ['offer', 'counter', 'propose', 'deal', 'dismiss', 'withdraw', 'close', 'reopen'],
});

/** Support card moves that build and are therefore not handled like the others. */
const SUPPORT_EXCEPTIONS: Readonly<Partial<Record<Move['kind'], 'atOnce'>>> = {
  'retire-base': 'atOnce',
  'retire-station': 'atOnce',
};
const GROUP_OF_ROLE = { begins: 'support', answers: 'answers' } as const;

type MoveGroupName = 'support' | (typeof GROUP_OF_KIND extends ReadonlyMap<string, infer W> ? W : never);
const MOVE_GROUPS: ReadonlyMap<Move['kind'], MoveGroupName> = new Map<Move['kind'], MoveGroupName>([
  ...GROUP_OF_KIND,
  ...SUPPORT_CARD_MOVES.map(({ kind, role }) => [kind, SUPPORT_EXCEPTIONS[kind] ?? GROUP_OF_ROLE[role]] as const),
]);

/** What a seat saves for: a station if there is a place for it, else a base, else a ship. */
function goalOf({ table, seat }: View): readonly number[] {
  const player = table.players[seat];
  if (player === undefined) return COST.ship;
  if (player.stations > 0 && hasSite(table, seat)) return COST.station;
  if (player.bases > 0 && hasUpgradableStation(table, seat)) return COST.base;
  return player.ships > 0 ? COST.ship : COST.development;
}

/** The first swap at the bank of cards the goal does not need for cards it lacks. */
function usefulSwapIndex(view: View, moves: MoveList<Move>): number {
  const goal = goalOf(view);
  const { resources } = view.hand;
  const lack = (kind: number): number => Math.max(0, (goal[kind] ?? 0) - (resources[kind] ?? 0));
  let lacking = 0;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) lacking += lack(kind);
  if (lacking === 0) return NOT_FOUND;
  const spare = lacking <= 2 ? ENOUGH_TO_SPARE : PLENTY_TO_SPARE;
  for (let i = 0; i < moves.n; i++) {
    const move = moves.at[i];
    if (move?.kind !== 'bank' || lack(move.take) === 0) continue;
    if ((resources[move.give] ?? 0) - (goal[move.give] ?? 0) >= spare) return i;
  }
  return NOT_FOUND;
}

/** Of a few random hexes, the one where the cruiser hurts others most and this seat least. */
function cruiserIndex({ table, seat }: View, moves: MoveList<Move>, rng: Rng): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let sample = 0; sample < CRUISER_SAMPLES; sample++) {
    const i = rng(moves.n);
    const move = moves.at[i];
    if (move?.kind !== 'cruiser') continue;
    const { own, others } = buildingsAround(table, move.hex, seat);
    const score = others - OWN_HARM_FACTOR * own;
    if (score <= most) continue;
    most = score;
    best = i;
  }
  return best;
}

/** Quick, sensible choices for rollouts: no look ahead, only simple rules on hand and board. */
export function rolloutPolicy(
  yields: (board: StartrekBoard) => BoardVertexYields,
): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  const bestOf = ({ table }: View, moves: MoveList<Move>, kind: Move['kind']): number => {
    const { weighed } = yields(table.board);
    let best = NOT_FOUND;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move?.kind !== kind) continue;
      const place = 'vertex' in move ? (weighed[move.vertex] ?? 0) : 0;
      const score = 'edge' in move ? laneValue(table, weighed, move.edge) : place;
      if (score <= most) continue;
      most = score;
      best = i;
    }
    return best;
  };

  /** A move of the main turn, in order of priority. */
  const inTurn = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    const does = (often: number): boolean => rng(PER_MILLE) < often;
    const first = { onward: NOT_FOUND, ship: NOT_FOUND, buy: NOT_FOUND, bank: NOT_FOUND };
    for (let i = 0; i < moves.n; i++) {
      const kind = moves.at[i]?.kind;
      if (kind === undefined) continue;
      const way = MOVE_GROUPS.get(kind);
      if (way === 'atOnce') return bestOf(view, moves, kind);
      if ((way === 'sfi' || way === 'progress' || way === 'support' || way === 'accept') && does(TAKE_PER_MILLE[way]))
        return i;
      if (way === 'onward' || way === 'ship' || way === 'buy' || way === 'bank') first[way] = i;
    }
    const swap = first.bank === NOT_FOUND ? NOT_FOUND : usefulSwapIndex(view, moves);
    if (swap !== NOT_FOUND) return swap;
    const wantsShip = first.ship !== NOT_FOUND && !hasSite(view.table, view.seat);
    if (wantsShip && does(TAKE_PER_MILLE.ship)) return bestOf(view, moves, 'ship');
    if (first.buy !== NOT_FOUND && does(TAKE_PER_MILLE.buy)) return first.buy;
    return first.onward === NOT_FOUND ? rng(moves.n) : first.onward;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    const { kind } = itemAt(moves.at, 0);
    const way = MOVE_GROUPS.get(kind);
    if (way === 'cruiser') return cruiserIndex(view, moves, rng);
    if (way === 'any') return rng(moves.n);
    return way === 'best' ? bestOf(view, moves, kind) : inTurn(view, moves, rng);
  };
}
