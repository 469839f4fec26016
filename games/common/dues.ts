import { first, only, type Seat, type SeatSet, seated, type Tell } from '@orrery/kernel';
import type { Bundle } from './bundle.ts';
import type { Holders } from './holders.ts';

/** Scratch of one roll: what each seat is due of each resource, and what all are due together. Left at zero. */
export interface Dues {
  readonly kinds: number;
  readonly each: Int32Array; // by seat * kinds + resource
  readonly all: Int32Array; // by resource
}
export const duesOf = (seats: number, kinds: number): Dues => ({
  kinds,
  each: new Int32Array(seats * kinds),
  all: new Int32Array(kinds),
});

/** A seat is due so many more cards of a resource. */
export function addDue({ kinds, each, all }: Dues, seat: Seat, resource: number, n: number): SeatSet {
  const at = seat * kinds + resource;
  each[at] = (each[at] ?? 0) + n;
  all[resource] = (all[resource] ?? 0) + n;
  return only(seat);
}

/** Nobody gets any of a resource that cannot serve all, but a lone claimant takes what is left. */
export function payLoneClaimant({ kinds, each }: Dues, resource: number, left: number): void {
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

/** What becomes of the claims to a stack that cannot serve all: a rule of the game's own book. */
type Shortage = (dues: Dues, resource: number, left: number) => void;

type DuesEvent =
  | { readonly kind: 'short'; readonly resource: number; readonly due: number; readonly left: number }
  | { readonly kind: 'produced'; readonly seat: Seat; readonly gains: Bundle };
type Telling = Tell<DuesEvent> | null;

function ration(dues: Dues, stack: Bundle, shortage: Shortage, tell: Telling): void {
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

function serve({ kinds, each }: Dues, seat: Seat, stack: number[], hand: number[]): number {
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

/** Pays out of a stack what the claimants are due, and says which seats got something. */
export function payOut(
  { table, hands }: Holders,
  dues: Dues,
  claimants: SeatSet,
  stack: number[],
  shortage: Shortage,
  tell: Telling,
): SeatSet {
  if (claimants === 0) return 0;
  ration(dues, stack, shortage, tell);
  const { kinds, each } = dues;
  let served = 0;
  for (let rest = claimants; rest !== 0; rest &= rest - 1) {
    const seat = first(rest);
    const gains = tell === null ? null : [...each.subarray(seat * kinds, seat * kinds + kinds)];
    const cards = serve(dues, seat, stack, seated(hands, seat).resources);
    if (cards === 0) continue;
    seated(table.players, seat).cards += cards;
    served |= only(seat);
    if (gains !== null) tell?.all({ kind: 'produced', seat, gains });
  }
  return served;
}
