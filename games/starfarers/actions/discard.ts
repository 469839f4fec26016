import { type Bundle, covers } from '@orrery/common';
import { allSeats, has, list, only, type Rng, type Seat, type SeatSet, type Tell, top, total } from '@orrery/kernel';
import { FREE, KINDS } from '../data.ts';
import type { Event } from '../events.ts';
import { type DiscardMove, eachDiscard } from '../moves.ts';
import { type Act, handOf, playerOf, type Table, type Whole } from '../state.ts';
import { pay } from '../supply.ts';

/** SF-SEVEN-02: half of the hand, rounded down. */
export const owed = (table: Table, seat: Seat): number => playerOf(table, seat).cards >> 1;

function marks(table: Table): { owing: SeatSet; done: SeatSet } {
  const frame = top(table);
  return frame.kind === 'discard' ? frame : { owing: 0, done: 0 };
}

/** When the last choice is in, all are uncovered and go back together. */
function applyAll(state: Whole, owing: SeatSet, tell: Tell<Event> | null): void {
  state.table.discards = state.hands.map(({ discard }) => discard ?? FREE);
  for (const seat of list(owing)) {
    const hand = handOf(state, seat);
    const cards: Bundle = hand.discard ?? FREE;
    hand.discard = null;
    pay(state, seat, cards);
    tell?.all({ kind: 'discarded', seat, cards });
  }
  tell?.reveals(allSeats(state.table.players.length));
}

const anyCards = (rng: Rng): Bundle => Array.from({ length: KINDS }, () => (rng(2) === 0 ? 0 : rng(4)));

export const discard: Act<DiscardMove> = {
  kind: 'discard',
  frames: ['discard'],
  listing: 'all',
  gates: [],
  needs: [
    {
      code: 'not-half',
      rule: 'SF-SEVEN-02',
      ok: ({ table, seat }, { cards }) => total(cards) === owed(table, seat),
      numbers: ({ table, seat }, { cards }) => ({ owed: owed(table, seat), chosen: total(cards) }),
    },
    { code: 'not-held', rule: 'SF-SEVEN-02', ok: ({ hand }, { cards }) => covers(hand.resources, cards) },
  ],
  exact: true,
  candidates: ({ table, seat, hand }, out) => eachDiscard(hand.resources, owed(table, seat), (move) => out.add(move)),
  any: (_, rng) => ({ kind: 'discard', cards: anyCards(rng) }),
  play(state, seat, { cards }, tell) {
    const { table } = state;
    const { owing, done } = marks(table);
    const now = done | only(seat);
    handOf(state, seat).discard = cards;
    table.stack.pop();
    if (now === owing) return applyAll(state, owing, tell);
    table.stack.push({ kind: 'discard', owing, done: now });
    tell?.to(
      only(seat),
      { kind: 'sealed', seat, cards },
      has(done, seat) ? null : { kind: 'sealed', seat, cards: null },
    );
  },
};
