import { only, type Seat, seated, total } from '@orrery/kernel';
import type { Proposal } from './bargain/bargain.ts';
import { dropProposals } from './bargain/table.ts';
import { add, type Bundle, transfer } from './bundle.ts';

/** Hands, and how many cards each holds, which everybody sees. */
export interface Holders {
  readonly table: { readonly players: readonly { cards: number }[] };
  readonly hands: readonly { readonly resources: number[] }[];
}

/** Those who give cards to one another, and may have proposed to. */
interface Traders extends Holders {
  readonly table: Holders['table'] & { proposals: readonly Proposal[] };
}

/**
 * Whoever loses cards may no longer be able to keep what was proposed. The proposal lapses whatever was lost: if it
 * stayed as long as it can be paid, everybody could see what a hidden hand still holds.
 */
function lapse(table: Traders['table'], from: Seat): void {
  if (table.proposals.length > 0) dropProposals(table, only(from));
}

/** Cards of one resource go from hand to hand. */
export function moveCards({ table, hands }: Traders, from: Seat, to: Seat, resource: number, n: number): void {
  add(seated(hands, from).resources, resource, -n);
  add(seated(hands, to).resources, resource, n);
  seated(table.players, from).cards -= n;
  seated(table.players, to).cards += n;
  lapse(table, from);
}

/** A bundle goes from hand to hand. */
export function handOver({ table, hands }: Traders, from: Seat, to: Seat, bundle: Bundle): void {
  transfer(seated(hands, from).resources, seated(hands, to).resources, bundle);
  const n = total(bundle);
  seated(table.players, from).cards -= n;
  seated(table.players, to).cards += n;
  lapse(table, from);
}
