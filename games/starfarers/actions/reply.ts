import { covers, type Terms } from '@orrery/common';
import { has, only, type Seat, top } from '@orrery/kernel';
import { FREE, MOST_SEATS } from '../data.ts';
import { type CounterMove, type PlainMove, plainMove, type SeatMove, seatMoves } from '../moves.ts';
import type { Act, OfferFrame, Table, TableGate } from '../state.ts';
import { handOver } from '../supply.ts';
import { missing, onTurn } from './gates.ts';
import { some } from './listing.ts';
import { anyTerms, fairNeeds, MENU } from './terms.ts';

const ACCEPT = plainMove('accept');
const DECLINE = plainMove('decline');
const WITHDRAW = plainMove('withdraw');
const DEAL = seatMoves('deal');
const COUNTERS: readonly CounterMove[] = MENU.map(({ give, take }) => Object.freeze({ kind: 'counter', give, take }));
const NO_OFFER: OfferFrame = { kind: 'offer', give: FREE, take: FREE, to: 0, yes: 0, no: 0, counters: [] };

function offerNow(table: Table): OfferFrame {
  const frame = top(table);
  return frame.kind === 'offer' ? frame : NO_OFFER;
}

const notOwn: TableGate = {
  code: 'own-offer',
  rule: 'SF-TRADE-02',
  ok: ({ table, seat }) => table.active !== seat,
};

/** Puts an answer on record. When all have said no, the offer is off the table. */
function answer(table: Table, frame: OfferFrame): void {
  table.stack.pop();
  if (frame.no !== frame.to) table.stack.push(frame);
}

/** Whoever lacks the cards cannot say yes; to say it proves to have them. */
export const accept: Act<PlainMove<'accept'>> = {
  kind: 'accept',
  frames: ['offer'],
  listing: 'all',
  gates: [
    notOwn,
    {
      code: 'not-held',
      rule: 'SF-TRADE-02',
      ok: ({ table, hand }) => covers(hand.resources, offerNow(table).take),
      numbers: ({ table, hand }) => missing(hand, offerNow(table).take),
    },
  ],
  needs: [],
  candidates: (_, out) => out.add(ACCEPT),
  any: () => ACCEPT,
  play({ table }, seat, _, tell) {
    const frame = offerNow(table);
    answer(table, { ...frame, yes: frame.yes | only(seat) });
    tell?.all({ kind: 'accepted', seat, take: frame.take });
  },
};

export const decline: Act<PlainMove<'decline'>> = {
  kind: 'decline',
  frames: ['offer'],
  listing: 'all',
  gates: [notOwn],
  needs: [],
  candidates: (_, out) => out.add(DECLINE),
  any: () => DECLINE,
  play({ table }, seat, _, tell) {
    const frame = offerNow(table);
    answer(table, { ...frame, no: frame.no | only(seat) });
    tell?.all({ kind: 'declined', seat });
  },
};

/** SF-TRADE-02: other terms instead, as the answering seat sees them. */
export const counter: Act<CounterMove> = {
  kind: 'counter',
  frames: ['offer'],
  listing: 'menu',
  gates: [notOwn],
  needs: fairNeeds,
  candidates({ table, hand }, out) {
    const until = out.n + out.menu;
    for (let i = 0; i < COUNTERS.length && out.n < until; i++) {
      const move = some(COUNTERS, (table.turn + i) % COUNTERS.length);
      if (covers(hand.resources, move.give)) out.add(move);
    }
  },
  any: (_, rng) => ({ kind: 'counter', ...anyTerms(rng) }),
  play({ table }, seat, { give, take }, tell) {
    const frame = offerNow(table);
    const counters = frame.counters.map((terms, q) => (q === seat ? { give, take } : terms));
    answer(table, { ...frame, counters });
    tell?.all({ kind: 'countered', seat, give, take });
  },
};

export const withdraw: Act<PlainMove<'withdraw'>> = {
  kind: 'withdraw',
  frames: ['offer'],
  listing: 'all',
  gates: [onTurn],
  needs: [],
  candidates: (_, out) => out.add(WITHDRAW),
  any: () => WITHDRAW,
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'withdrawn', seat });
  },
};

/** What the player on turn would give and get in a deal with this seat, null when there is none. */
function termsWith(frame: OfferFrame, seat: Seat): Terms | null {
  if (has(frame.yes, seat)) return frame;
  const other = frame.counters[seat] ?? null;
  return other === null ? null : { give: other.take, take: other.give };
}

/** Among those who agree the player on turn picks one; nobody has precedence. */
export const deal: Act<SeatMove<'deal'>> = {
  kind: 'deal',
  frames: ['offer'],
  listing: 'all',
  gates: [onTurn],
  needs: [
    {
      code: 'no-agreement',
      rule: 'SF-TRADE-02',
      ok: ({ table }, { seat }) => termsWith(offerNow(table), seat) !== null,
    },
    {
      code: 'not-held',
      rule: 'SF-TRADE-02',
      ok: ({ table, hand }, { seat }) => covers(hand.resources, termsWith(offerNow(table), seat)?.give ?? FREE),
      numbers: ({ table, hand }, { seat }) => missing(hand, termsWith(offerNow(table), seat)?.give ?? FREE),
    },
  ],
  candidates({ table }, out) {
    const frame = offerNow(table);
    for (let q = 0; q < table.players.length; q++) if (termsWith(frame, q) !== null) out.add(some(DEAL, q));
  },
  any: (_, rng) => some(DEAL, rng(MOST_SEATS)),
  play(state, seat, { seat: partner }, tell) {
    const terms = termsWith(offerNow(state.table), partner);
    state.table.stack.pop();
    if (terms === null) return;
    handOver(state, seat, partner, terms.give);
    handOver(state, partner, seat, terms.take);
    tell?.all({ kind: 'traded', seat, with: partner, gave: terms.give, got: terms.take });
  },
};
