import { hasSeat, onlySeat, type Seat, type SeatSet, withoutSeat } from '@orrery/kernel';
import { type Bundle, covers, zeros } from '../bundle.ts';
import type { TradeTerms } from '../offers.ts';
import {
  type BargainConfig,
  type BargainHand,
  type BargainTable,
  bargainAction,
  missingByName,
  type OfferFrame,
} from './bargain.ts';
import { dealNeeds } from './deal-needs.ts';
import { addressedGate, notOwnOfferGate } from './gates.ts';
import { plainTermsMenu } from './menu.ts';
import { dropProposals, offerOnTable, removeOffer } from './table.ts';

const NO_CARDS: Bundle = zeros(0);
const NO_OFFER: OfferFrame = { kind: 'offer', give: NO_CARDS, take: NO_CARDS, to: 0, yes: 0, no: 0 };

/** The offer on the table. A seat that may reply always has one; law 2 may check earlier. */
const currentOffer = (table: BargainTable): OfferFrame => offerOnTable(table) ?? NO_OFFER;

type ReplyKind = 'yes' | 'no' | 'other';

const withAnswers = (frame: OfferFrame, yes: SeatSet, no: SeatSet): OfferFrame => ({ ...frame, yes, no });

/** Records an answer in place of an earlier one. When all have said no, the offer is withdrawn. */
export function recordAnswer(table: BargainTable, seat: Seat, answer: ReplyKind): void {
  const frame = currentOffer(table);
  const yes = withoutSeat(frame.yes, seat) | (answer === 'yes' ? onlySeat(seat) : 0);
  const no = withoutSeat(frame.no, seat) | (answer === 'no' ? onlySeat(seat) : 0);
  if (answer !== 'no') table.closed = withoutSeat(table.closed, seat);
  if (answer !== 'other') dropProposals(table, onlySeat(seat));
  table.stack.pop();
  if (no === frame.to) removeOffer(table, { ...frame, no });
  else table.stack.push(withAnswers(frame, yes, no));
}

/** Sets a seat's proposal in place of an earlier one. */
export function setProposal(table: BargainTable, seat: Seat, { give, take }: TradeTerms): void {
  dropProposals(table, onlySeat(seat));
  table.proposals = [...table.proposals, { seat, give, take }];
}

/** A seat without the cards cannot say yes; a yes proves that it has them. */
export const acceptAction = <T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  resources,
}: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(moves.accept, {
    frames: ['offer'],
    gates: [
      notOwnOfferGate(rules.offer),
      addressedGate(rules.offer),
      { code: 'same-answer', rule: rules.propose, ok: ({ table, seat }) => !hasSeat(currentOffer(table).yes, seat) },
      {
        code: 'not-held',
        rule: rules.offer,
        ok: ({ table, hand }) => covers(hand.resources, currentOffer(table).take),
        numbers: ({ table, hand }) => missingByName(resources, hand, currentOffer(table).take),
      },
    ],
    play({ table }, seat, _, tell) {
      const { take } = currentOffer(table);
      recordAnswer(table, seat, 'yes');
      tell?.all({ kind: 'accepted', seat, take });
    },
  });

export const declineAction = <T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
}: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(moves.decline, {
    frames: ['offer'],
    gates: [
      notOwnOfferGate(rules.offer),
      addressedGate(rules.offer),
      { code: 'same-answer', rule: rules.propose, ok: ({ table, seat }) => !hasSeat(currentOffer(table).no, seat) },
    ],
    play({ table }, seat, _, tell) {
      recordAnswer(table, seat, 'no');
      tell?.all({ kind: 'declined', seat });
    },
  });

/** A counter-offer, from the side of the answering seat; it can be replaced any number of times. */
export const counterAction = <T extends BargainTable, H extends BargainHand, B>(bargain: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(bargain.moves.counter, {
    frames: ['offer'],
    listing: 'menu',
    gates: [notOwnOfferGate(bargain.rules.offer), addressedGate(bargain.rules.offer)],
    needs: dealNeeds(bargain),
    candidates: plainTermsMenu(bargain.resources.length, bargain.moves.counter),
    play({ table }, seat, { give, take }, tell) {
      setProposal(table, seat, { give, take });
      recordAnswer(table, seat, 'other');
      tell?.all({ kind: 'countered', seat, give, take });
    },
  });
