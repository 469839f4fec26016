import { ASTRO, type Move, playerOf } from '@orrery/ship/facts';
import type { MoveKind, ShipTableApi } from '../types.ts';

/** Purchases that make a move possible, and what they cost together. */
export interface Purchase {
  /** The purchases, and the move itself. */
  readonly moves: readonly [Move, ...Move[]];
  readonly astro: number;
}

const PURCHASE_KINDS: readonly MoveKind[] = ['station-buy', 'force'];

/** Every way to buy that many of a kind: at one station, or from the opponent. */
function purchasesOf({ moves }: ShipTableApi, kind: number, n: number): readonly Move[] {
  return moves.flatMap((move): readonly Move[] => {
    if (move.kind === 'force') return move.resource === kind && n === 1 ? [move] : [];
    if (move.kind !== 'station-buy' || move.goods !== kind) return [];
    return [{ ...move, n }];
  });
}

/** All ways to choose one from each list. */
const combinations = (lists: readonly (readonly Move[])[]): readonly (readonly Move[])[] =>
  lists.reduce<readonly (readonly Move[])[]>(
    (made, list) => made.flatMap((first) => list.map((each) => [...first, each])),
    [[]],
  );

/** What to buy so that a move can be paid: the cheapest way that the engine accepts, together with the move. */
export function purchaseFor(play: ShipTableApi, move: Move, lacks: readonly number[]): Purchase | null {
  const { view, moves } = play;
  if (view.seat === null || !moves.some(({ kind }) => PURCHASE_KINDS.includes(kind))) return null;
  const { seat } = view;
  const lists = lacks.flatMap((n, kind) => (n > 0 ? [unique(purchasesOf(play, kind, n))] : []));
  const before = playerOf(view.table, seat).stock[ASTRO] ?? 0;
  const ways = combinations(lists).flatMap((way) => {
    const bought = play.predictAll(way);
    const [first, ...others] = [...way, move];
    if (first === undefined || bought === null || play.predictAll([...way, move]) === null) return [];
    return [{ moves: [first, ...others] as const, astro: before - (playerOf(bought.table, seat).stock[ASTRO] ?? 0) }];
  });
  return ways.sort((a, b) => a.astro - b.astro)[0] ?? null;
}

const unique = (moves: readonly Move[]): readonly Move[] => [
  ...new Map(moves.map((move) => [JSON.stringify(move), move])).values(),
];
