import { type Asking, allSeats, has, type Kinded, only, type Seat, type SeatSet, without } from '@orrery/kernel';
import type { Terms } from '../offers.ts';
import type { BargainTable, OfferFrame, Proposal, Refused } from './bargain.ts';

export const NO_PROPOSALS: readonly Proposal[] = [];
export const NONE_REFUSED: readonly Refused[] = [];

/** A turn begins: nothing was said in it yet. */
export function beginBargaining(table: BargainTable): void {
  table.offers = 0;
  table.proposals = NO_PROPOSALS;
  table.refused = NONE_REFUSED;
  table.closed = 0;
}

/** The trade phase is over, and what was proposed in it is void. */
export function endBargaining(table: BargainTable): void {
  table.proposals = NO_PROPOSALS;
}

/** How many more offers this turn may hold; without an agreed limit there is no end to them. */
export const offersLeft = ({ options, offers }: Pick<BargainTable, 'options' | 'offers'>): number =>
  options.offers === 'any' ? Number.POSITIVE_INFINITY : options.offers - offers;

/** Who may speak up while the player on turn trades: the others, unless it was agreed not to trade among players. */
export const bystanders = ({ options, players, active }: BargainTable): SeatSet =>
  options.offers === 'any' || options.offers > 0 ? without(allSeats(players.length), active) : 0;

/** What a seat proposes to the player on turn; null: nothing. */
export function proposalOf({ proposals }: Pick<BargainTable, 'proposals'>, seat: Seat): Proposal | null {
  for (let i = 0; i < proposals.length; i++) {
    const proposal = proposals[i];
    if (proposal !== undefined && proposal.seat === seat) return proposal;
  }
  return null;
}

/** Those who have proposed something. */
function proposers({ proposals }: Pick<BargainTable, 'proposals'>): SeatSet {
  let seats: SeatSet = 0;
  for (let i = 0; i < proposals.length; i++) seats |= only(proposals[i]?.seat ?? 0);
  return seats;
}

/** The offer on the table, null while there is none. */
export function offerOn({ stack }: Pick<BargainTable, 'stack'>): OfferFrame | null {
  const frame = stack[stack.length - 1];
  return isOffer(frame) ? frame : null;
}
const isOffer = (frame: Kinded | undefined): frame is OfferFrame => frame?.kind === 'offer';

/** Who has to answer an offer, and who else may speak: the player on turn, and whoever changes an answer. */
export function answering(
  ask: (must: SeatSet, may: SeatSet) => Asking,
  table: BargainTable,
  { to, yes, no }: OfferFrame,
): Asking {
  const waiting = to & ~(yes | no | proposers(table));
  const must = waiting === 0 ? only(table.active) : waiting;
  return ask(must, allSeats(table.players.length) & ~must);
}

/** What the player on turn would give and get in a deal with this seat, null when there is none. */
export function termsWith(table: Pick<BargainTable, 'stack' | 'proposals'>, seat: Seat): Terms | null {
  const offer = offerOn(table);
  if (offer !== null && has(offer.yes, seat)) return offer;
  const other = proposalOf(table, seat);
  return other === null ? null : { give: other.take, take: other.give };
}

/** Proposals of these seats are off the table, without a word about who would not have them. */
export function dropProposals(table: Pick<BargainTable, 'proposals'>, seats: SeatSet): void {
  if ((proposers(table) & seats) !== 0) table.proposals = table.proposals.filter(({ seat }) => !has(seats, seat));
}

/** The player on turn will not have what these seats propose. */
export function turnDown(table: BargainTable, seats: SeatSet): void {
  if ((proposers(table) & seats) === 0) return;
  const by = only(table.active);
  const gone = table.proposals.filter(({ seat }) => has(seats, seat)).map((proposal) => ({ ...proposal, by }));
  table.refused = [...table.refused, ...gone];
  dropProposals(table, seats);
}

/** An offer is off the table; those who would not have it, or wanted other terms, are kept in mind for this turn. */
export function takeOff(table: BargainTable, { give, take, to, no }: OfferFrame): void {
  const by = no | (proposers(table) & to);
  if (by !== 0) table.refused = [...table.refused, { seat: table.active, give, take, by }];
}
