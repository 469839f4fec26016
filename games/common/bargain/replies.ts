import { actionMaker, type EventOf, type Gate, only, type Seat } from '@orrery/kernel';
import { type Bundle, covers, zeros } from '../bundle.ts';
import { handOver } from '../holders.ts';
import { some } from '../listing.ts';
import { plainTerms } from '../offers.ts';
import { fairNeeds } from './fair.ts';
import {
  type Bargain,
  type BargainHand,
  type BargainTable,
  type bargainEvents,
  missingOf,
  type OfferFrame,
  termsWith,
} from './table.ts';

type BargainEvent = EventOf<typeof bargainEvents>;

const isOffer = (frame: { readonly kind: string } | undefined): frame is OfferFrame => frame?.kind === 'offer';

/** The offer on the table. Whoever may reply is asked for it, so there is one; before that, law 2 may look. */
function offerNow({ stack }: BargainTable): OfferFrame {
  const frame = stack[stack.length - 1];
  return isOffer(frame) ? frame : NO_OFFER;
}
const NOTHING: Bundle = zeros(0);
const NO_OFFER: OfferFrame = { kind: 'offer', give: NOTHING, take: NOTHING, to: 0, yes: 0, no: 0, counters: [] };

/** Puts a reply on record. When all have said no, the offer is off the table. */
function record(table: BargainTable, frame: OfferFrame): void {
  table.stack.pop();
  if (frame.no !== frame.to) table.stack.push(frame);
}

const onTurn = (rule: string): Gate<BargainTable, BargainHand> => ({
  code: 'not-on-turn',
  rule,
  ok: ({ table, seat }) => table.active === seat,
});
const notOwn = (rule: string): Gate<BargainTable, BargainHand> => ({
  code: 'own-offer',
  rule,
  ok: ({ table, seat }) => table.active !== seat,
});

/** Whoever lacks the cards cannot say yes; to say it proves to have them. */
export const accepting = <T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  resources,
}: Bargain<T, H>) =>
  actionMaker<T, H, B, BargainEvent>()(moves.accept, {
    frames: ['offer'],
    gates: [
      notOwn(rules.offer),
      {
        code: 'not-held',
        rule: rules.offer,
        ok: ({ table, hand }) => covers(hand.resources, offerNow(table).take),
        numbers: ({ table, hand }) => missingOf(resources, hand, offerNow(table).take),
      },
    ],
    play({ table }, seat, _, tell) {
      const frame = offerNow(table);
      record(table, { ...frame, yes: frame.yes | only(seat) });
      tell?.all({ kind: 'accepted', seat, take: frame.take });
    },
  });

export const declining = <T extends BargainTable, H extends BargainHand, B>({ moves, rules }: Bargain<T, H>) =>
  actionMaker<T, H, B, BargainEvent>()(moves.decline, {
    frames: ['offer'],
    gates: [notOwn(rules.offer)],
    play({ table }, seat, _, tell) {
      const frame = offerNow(table);
      record(table, { ...frame, no: frame.no | only(seat) });
      tell?.all({ kind: 'declined', seat });
    },
  });

/** Other terms instead, as the answering seat sees them. */
export function countering<T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) {
  const menu = plainTerms(bargain.resources.length).map((terms) => bargain.moves.counter.make(terms));
  return actionMaker<T, H, B, BargainEvent>()(bargain.moves.counter, {
    frames: ['offer'],
    listing: 'menu',
    gates: [notOwn(bargain.rules.offer)],
    needs: fairNeeds(bargain),
    candidates({ table, hand }, out) {
      const until = out.n + out.menu;
      for (let i = 0; i < menu.length && out.n < until; i++) {
        const move = some(menu, (table.turn + i) % menu.length);
        if (covers(hand.resources, move.give)) out.add(move);
      }
    },
    play({ table }, seat, { give, take }, tell) {
      const frame = offerNow(table);
      const counters = frame.counters.map((terms, q) => (q === seat ? { give, take } : terms));
      record(table, { ...frame, counters });
      tell?.all({ kind: 'countered', seat, give, take });
    },
  });
}

export const withdrawing = <T extends BargainTable, H extends BargainHand, B>({ moves, rules }: Bargain<T, H>) =>
  actionMaker<T, H, B, BargainEvent>()(moves.withdraw, {
    frames: ['offer'],
    gates: [onTurn(rules.offer)],
    play({ table }, seat, _, tell) {
      table.stack.pop();
      tell?.all({ kind: 'withdrawn', seat });
    },
  });

/** Among those who agree the player on turn picks one; nobody has precedence. */
export function dealing<T extends BargainTable, H extends BargainHand, B>({ moves, rules, resources }: Bargain<T, H>) {
  const deals = moves.deal.all;
  const price = (table: T, seat: Seat): Bundle => termsWith(offerNow(table), seat)?.give ?? NOTHING;
  return actionMaker<T, H, B, BargainEvent>()(moves.deal, {
    frames: ['offer'],
    gates: [onTurn(rules.offer)],
    needs: [
      {
        code: 'no-agreement',
        rule: rules.deal,
        ok: ({ table }, { seat }) => termsWith(offerNow(table), seat) !== null,
      },
      {
        code: 'not-held',
        rule: rules.offer,
        ok: ({ table, hand }, { seat }) => covers(hand.resources, price(table, seat)),
        numbers: ({ table, hand }, { seat }) => missingOf(resources, hand, price(table, seat)),
      },
    ],
    candidates({ table }, out) {
      const frame = offerNow(table);
      for (let q = 0; q < table.players.length; q++) if (termsWith(frame, q) !== null) out.add(some(deals, q));
    },
    play(state, seat, { seat: partner }, tell) {
      const terms = termsWith(offerNow(state.table), partner);
      state.table.stack.pop();
      if (terms === null) return;
      handOver(state, seat, partner, terms.give);
      handOver(state, partner, seat, terms.take);
      tell?.all({ kind: 'traded', seat, with: partner, gave: terms.give, got: terms.take });
    },
  });
}
