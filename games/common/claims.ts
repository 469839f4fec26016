import { atSeat, type EventSink, firstSeat, onlySeat, type Seat, type SeatSet } from '@orrery/kernel';
import type { Bundle } from './bundle.ts';
import type { CardHolders } from './holders.ts';

/** Scratch space of one roll: what each seat is due of each resource, and the totals. Reset to zero after use. */
export interface ProductionClaims {
  readonly kinds: number;
  readonly each: Int32Array; // by seat * kinds + resource
  readonly all: Int32Array; // by resource
}
export const newClaims = (seats: number, kinds: number): ProductionClaims => ({
  kinds,
  each: new Int32Array(seats * kinds),
  all: new Int32Array(kinds),
});

/** Adds cards of a resource to what a seat is due. */
export function addClaim({ kinds, each, all }: ProductionClaims, seat: Seat, resource: number, n: number): SeatSet {
  const at = seat * kinds + resource;
  each[at] = (each[at] ?? 0) + n;
  all[resource] = (all[resource] ?? 0) + n;
  return onlySeat(seat);
}

/** Nobody gets any of a resource that cannot serve all, but a single claimant takes what is left. */
export function payLoneClaimant({ kinds, each }: ProductionClaims, resource: number, left: number): void {
  let claimants = 0;
  let lone = resource;
  for (let at = resource; at < each.length; at += kinds) {
    if (each[at] === 0) continue;
    each[at] = 0;
    lone = at;
    claimants++;
  }
  if (claimants === 1) each[lone] = left;
}

/** How claims on a stack that cannot serve all are settled: each game has its own rule. */
type ShortageRule = (dues: ProductionClaims, resource: number, left: number) => void;

type ClaimsEvent =
  | { readonly kind: 'short'; readonly resource: number; readonly due: number; readonly left: number }
  | { readonly kind: 'produced'; readonly seat: Seat; readonly gains: Bundle };
type MaybeSink = EventSink<ClaimsEvent> | null;

function applyShortages(dues: ProductionClaims, stack: Bundle, shortage: ShortageRule, tell: MaybeSink): void {
  const { kinds, all } = dues;
  for (let resource = 0; resource < kinds; resource++) {
    const left = stack[resource] ?? 0;
    const due = all[resource] ?? 0;
    all[resource] = 0;
    if (due <= left) continue;
    tell?.all({ kind: 'short', resource, due, left });
    shortage(dues, resource, left);
  }
}

function payClaim({ kinds, each }: ProductionClaims, seat: Seat, stack: number[], hand: number[]): number {
  const from = seat * kinds;
  let cards = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const n = each[from + kind] ?? 0;
    if (n === 0) continue;
    each[from + kind] = 0;
    hand[kind] = (hand[kind] ?? 0) + n;
    stack[kind] = (stack[kind] ?? 0) - n;
    cards += n;
  }
  return cards;
}

/** Pays the claimants what they are due from a stack, and returns which seats got something. */
export function payClaims(
  { table, hands }: CardHolders,
  dues: ProductionClaims,
  claimants: SeatSet,
  stack: number[],
  shortage: ShortageRule,
  tell: MaybeSink,
): SeatSet {
  if (claimants === 0) return 0;
  applyShortages(dues, stack, shortage, tell);
  const { kinds, each } = dues;
  let served = 0;
  for (let rest = claimants; rest !== 0; rest &= rest - 1) {
    const seat = firstSeat(rest);
    const gains = tell === null ? null : [...each.subarray(seat * kinds, seat * kinds + kinds)];
    const cards = payClaim(dues, seat, stack, atSeat(hands, seat).resources);
    if (cards === 0) continue;
    atSeat(table.players, seat).cards += cards;
    served |= onlySeat(seat);
    if (gains !== null) tell?.all({ kind: 'produced', seat, gains });
  }
  return served;
}
