import { has, only, type Seat, type SeatSet, without } from '@orrery/kernel';
import { type Bundle, covers, zeros } from '../bundle.ts';
import type { Terms } from '../offers.ts';
import {
  type Bargain,
  type BargainHand,
  type BargainTable,
  bargainAct,
  missingOf,
  type OfferFrame,
} from './bargain.ts';
import { fairNeeds } from './fair.ts';
import { addressed, notOwn } from './gates.ts';
import { termsMenu } from './menu.ts';
import { dropProposals, offerOn, takeOff } from './table.ts';

const NOTHING: Bundle = zeros(0);
const NO_OFFER: OfferFrame = { kind: 'offer', give: NOTHING, take: NOTHING, to: 0, yes: 0, no: 0 };

/** The offer on the table. Whoever may reply is asked for it, so there is one; before that, law 2 may look. */
const offerNow = (table: BargainTable): OfferFrame => offerOn(table) ?? NO_OFFER;

type Answer = 'yes' | 'no' | 'other';

const answered = (frame: OfferFrame, yes: SeatSet, no: SeatSet): OfferFrame => ({ ...frame, yes, no });

/** Puts an answer on record in place of an earlier one. When all have said no, the offer is off the table. */
export function record(table: BargainTable, seat: Seat, answer: Answer): void {
  const frame = offerNow(table);
  const yes = without(frame.yes, seat) | (answer === 'yes' ? only(seat) : 0);
  const no = without(frame.no, seat) | (answer === 'no' ? only(seat) : 0);
  if (answer !== 'no') table.closed = without(table.closed, seat);
  if (answer !== 'other') dropProposals(table, only(seat));
  table.stack.pop();
  if (no === frame.to) takeOff(table, { ...frame, no });
  else table.stack.push(answered(frame, yes, no));
}

/** What a seat proposes from now on, in place of what it proposed before. */
export function setProposal(table: BargainTable, seat: Seat, { give, take }: Terms): void {
  dropProposals(table, only(seat));
  table.proposals = [...table.proposals, { seat, give, take }];
}

/** Whoever lacks the cards cannot say yes; to say it proves to have them. */
export const accepting = <T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  resources,
}: Bargain<T, H>) =>
  bargainAct<T, H, B>()(moves.accept, {
    frames: ['offer'],
    gates: [
      notOwn(rules.offer),
      addressed(rules.offer),
      { code: 'same-answer', rule: rules.propose, ok: ({ table, seat }) => !has(offerNow(table).yes, seat) },
      {
        code: 'not-held',
        rule: rules.offer,
        ok: ({ table, hand }) => covers(hand.resources, offerNow(table).take),
        numbers: ({ table, hand }) => missingOf(resources, hand, offerNow(table).take),
      },
    ],
    play({ table }, seat, _, tell) {
      const { take } = offerNow(table);
      record(table, seat, 'yes');
      tell?.all({ kind: 'accepted', seat, take });
    },
  });

export const declining = <T extends BargainTable, H extends BargainHand, B>({ moves, rules }: Bargain<T, H>) =>
  bargainAct<T, H, B>()(moves.decline, {
    frames: ['offer'],
    gates: [
      notOwn(rules.offer),
      addressed(rules.offer),
      { code: 'same-answer', rule: rules.propose, ok: ({ table, seat }) => !has(offerNow(table).no, seat) },
    ],
    play({ table }, seat, _, tell) {
      record(table, seat, 'no');
      tell?.all({ kind: 'declined', seat });
    },
  });

/** Other terms instead, as the answering seat sees them; and others again, as often as one likes. */
export const countering = <T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) =>
  bargainAct<T, H, B>()(bargain.moves.counter, {
    frames: ['offer'],
    listing: 'menu',
    gates: [notOwn(bargain.rules.offer), addressed(bargain.rules.offer)],
    needs: fairNeeds(bargain),
    candidates: termsMenu(bargain.resources.length, bargain.moves.counter),
    play({ table }, seat, { give, take }, tell) {
      setProposal(table, seat, { give, take });
      record(table, seat, 'other');
      tell?.all({ kind: 'countered', seat, give, take });
    },
  });
