import { atSeat, onlySeat, type Seat, total } from '@orrery/kernel';
import type { Proposal } from './bargain/bargain.ts';
import { dropProposals } from './bargain/table.ts';
import { addCards, type Bundle, transfer } from './bundle.ts';

/** Hands, and the public number of cards in each. */
export interface CardHolders {
  readonly table: { readonly players: readonly { cards: number }[] };
  readonly hands: readonly { readonly resources: number[] }[];
}

/** Seats that give cards to one another and may have open proposals. */
interface Traders extends CardHolders {
  readonly table: CardHolders['table'] & { proposals: readonly Proposal[] };
}

/**
 * A seat that loses cards may no longer be able to pay for its proposal. The proposal lapses whatever was lost: if it
 * stayed as long as it can be paid, everybody could see what a hidden hand still holds.
 */
function lapseProposal(table: Traders['table'], from: Seat): void {
  if (table.proposals.length > 0) dropProposals(table, onlySeat(from));
}

/** Moves cards of one resource from hand to hand. */
export function moveCards({ table, hands }: Traders, from: Seat, to: Seat, resource: number, n: number): void {
  addCards(atSeat(hands, from).resources, resource, -n);
  addCards(atSeat(hands, to).resources, resource, n);
  atSeat(table.players, from).cards -= n;
  atSeat(table.players, to).cards += n;
  lapseProposal(table, from);
}

/** Moves a bundle from hand to hand. */
export function moveBundle({ table, hands }: Traders, from: Seat, to: Seat, bundle: Bundle): void {
  transfer(atSeat(hands, from).resources, atSeat(hands, to).resources, bundle);
  const n = total(bundle);
  atSeat(table.players, from).cards -= n;
  atSeat(table.players, to).cards += n;
  lapseProposal(table, from);
}
