import {
  type Asking,
  allSeats,
  hasSeat,
  type Kinded,
  onlySeat,
  type Seat,
  type SeatSet,
  withoutSeat,
} from '@orrery/kernel';
import type { TradeTerms } from '../offers.ts';
import type { BargainTable, OfferFrame, Proposal, RefusedTerms } from './bargain.ts';

export const NO_PROPOSALS: readonly Proposal[] = [];
export const NO_REFUSED_TERMS: readonly RefusedTerms[] = [];

/** Resets bargaining at the start of a turn. */
export function beginBargaining(table: BargainTable): void {
  table.offers = 0;
  table.proposals = NO_PROPOSALS;
  table.refused = NO_REFUSED_TERMS;
  table.closed = 0;
}

/** The trade phase is over, and its proposals are void. */
export function endBargaining(table: BargainTable): void {
  table.proposals = NO_PROPOSALS;
}

/** The number of further offers this turn; unlimited unless a limit was agreed. */
export const offersLeft = ({ options, offers }: Pick<BargainTable, 'options' | 'offers'>): number =>
  options.offers === 'any' ? Number.POSITIVE_INFINITY : options.offers - offers;

/** Who may act while the player on turn trades: the others, unless trade among players is disabled. */
export const bystanders = ({ options, players, active }: BargainTable): SeatSet =>
  options.offers === 'any' || options.offers > 0 ? withoutSeat(allSeats(players.length), active) : 0;

/** A seat's proposal to the player on turn; null: none. */
export function proposalOf({ proposals }: Pick<BargainTable, 'proposals'>, seat: Seat): Proposal | null {
  for (let i = 0; i < proposals.length; i++) {
    const proposal = proposals[i];
    if (proposal !== undefined && proposal.seat === seat) return proposal;
  }
  return null;
}

/** The seats with a proposal. */
function proposers({ proposals }: Pick<BargainTable, 'proposals'>): SeatSet {
  let seats: SeatSet = 0;
  for (let i = 0; i < proposals.length; i++) seats |= onlySeat(proposals[i]?.seat ?? 0);
  return seats;
}

/** The offer on the table, null while there is none. */
export function offerOnTable({ stack }: Pick<BargainTable, 'stack'>): OfferFrame | null {
  const frame = stack[stack.length - 1];
  return isOffer(frame) ? frame : null;
}
const isOffer = (frame: Kinded | undefined): frame is OfferFrame => frame?.kind === 'offer';

/** Who has to answer an offer, and who else may act: the player on turn, and seats that change an answer. */
export function awaitAnswers(
  ask: (must: SeatSet, may: SeatSet) => Asking,
  table: BargainTable,
  { to, yes, no }: OfferFrame,
): Asking {
  const waiting = to & ~(yes | no | proposers(table));
  const must = waiting === 0 ? onlySeat(table.active) : waiting;
  return ask(must, allSeats(table.players.length) & ~must);
}

/** What the player on turn would give and get in a deal with this seat, null when there is none. */
export function termsWith(table: Pick<BargainTable, 'stack' | 'proposals'>, seat: Seat): TradeTerms | null {
  const offer = offerOnTable(table);
  if (offer !== null && hasSeat(offer.yes, seat)) return offer;
  const other = proposalOf(table, seat);
  return other === null ? null : { give: other.take, take: other.give };
}

/** Removes the proposals of these seats without recording who declined them. */
export function dropProposals(table: Pick<BargainTable, 'proposals'>, seats: SeatSet): void {
  if ((proposers(table) & seats) !== 0) table.proposals = table.proposals.filter(({ seat }) => !hasSeat(seats, seat));
}

/** The player on turn declines the proposals of these seats. */
export function refuseProposals(table: BargainTable, seats: SeatSet): void {
  if ((proposers(table) & seats) === 0) return;
  const by = onlySeat(table.active);
  const gone = table.proposals.filter(({ seat }) => hasSeat(seats, seat)).map((proposal) => ({ ...proposal, by }));
  table.refused = [...table.refused, ...gone];
  dropProposals(table, seats);
}

/** Removes an offer; the seats that declined it or countered are recorded for this turn. */
export function removeOffer(table: BargainTable, { give, take, to, no }: OfferFrame): void {
  const by = no | (proposers(table) & to);
  if (by !== 0) table.refused = [...table.refused, { seat: table.active, give, take, by }];
}
