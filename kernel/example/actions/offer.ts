import { allSeats, has, only, type Seat, type SeatSet, type Tell, top } from '../../index.ts';
import type { Event } from '../events.ts';
import { pass } from '../goods.ts';
import { MOVES, type OfferMove } from '../moves.ts';
import { act, type Frame, type View, type Whole } from '../state.ts';

type Answers = Extract<Frame, { kind: 'answers' }>;

/** CO-05: so many of one good for so many of another, to everybody at the table. Open-ended, so `moves` names some only. */
export const offer = act(MOVES.offer, {
  frames: ['main'],
  listing: 'menu',
  gates: [{ code: 'one-offer', rule: 'CO-05', ok: ({ table }) => !table.offered }],
  needs: [
    { code: 'same-good', rule: 'CO-06', ok: (_, { give, want }) => give !== want },
    {
      code: 'not-held',
      rule: 'CO-05',
      ok: ({ hand }, { give, gives }) => (hand.goods[give] ?? 0) >= gives,
      numbers: ({ hand }, { give, gives }) => ({ need: gives, have: hand.goods[give] ?? 0 }),
    },
  ],
  candidates({ hand }, out) {
    const { all } = MOVES.offer;
    let left = out.menu;
    for (let i = 0; i < all.length && left > 0; i++) {
      const move = all[i];
      if (move === undefined || move.give === move.want || (hand.goods[move.give] ?? 0) < move.gives) continue;
      out.add(move);
      left--;
    }
  },
  play({ table }, seat, move, tell) {
    table.offered = true;
    tell?.all({ kind: 'offered', seat, offer: move });
    table.stack.push({ kind: 'answers', offer: move, yes: 0, no: 0 });
  },
});

/** The offer that waits for this seat's answer. */
const asked = ({ table }: View): OfferMove | null => {
  const frame = top(table);
  return frame.kind === 'answers' ? frame.offer : null;
};

const mayAnswer = {
  code: 'own-offer',
  rule: 'CO-05',
  ok: ({ table, seat }: View): boolean => seat !== table.turn,
};

/** The last answer decides whether there is anything to pick. */
function answer(state: Whole, frame: Answers, yes: SeatSet, no: SeatSet): void {
  const { table, hands } = state;
  table.stack.pop();
  const everybody = allSeats(hands.length) & ~only(table.turn);
  if ((yes | no) !== everybody) table.stack.push({ ...frame, yes, no });
  else if (yes !== 0) table.stack.push({ kind: 'pick', offer: frame.offer, yes });
}

/** CO-05: a yes binds as long as the offer stands, and shows that the goods are there. */
export const accept = act(MOVES.accept, {
  frames: ['answers'],
  gates: [
    mayAnswer,
    {
      code: 'not-held',
      rule: 'CO-05',
      ok: (at) => (at.hand.goods[asked(at)?.want ?? 0] ?? 0) >= (asked(at)?.wants ?? 0),
      numbers: (at) => ({ need: asked(at)?.wants ?? 0, have: at.hand.goods[asked(at)?.want ?? 0] ?? 0 }),
    },
  ],
  play(state, seat, _, tell) {
    const frame = top(state.table);
    if (frame.kind !== 'answers') return;
    tell?.all({ kind: 'accepted', seat, offer: frame.offer });
    answer(state, frame, frame.yes | only(seat), frame.no);
  },
});

/** CO-05: no reason need be given. */
export const decline = act(MOVES.decline, {
  frames: ['answers'],
  gates: [mayAnswer],
  play(state, seat, _, tell) {
    const frame = top(state.table);
    if (frame.kind !== 'answers') return;
    tell?.all({ kind: 'declined', seat });
    answer(state, frame, frame.yes, frame.no | only(seat));
  },
});

/** CO-05: the offerer can think better of it, also when somebody has said yes. */
export const withdraw = act(MOVES.withdraw, {
  frames: ['answers', 'pick'],
  gates: [{ code: 'foreign-offer', rule: 'CO-05', ok: ({ table, seat }) => seat === table.turn }],
  play({ table }, seat, _, tell) {
    tell?.all({ kind: 'withdrawn', seat });
    table.stack.pop();
  },
});

function swap(state: Whole, seat: Seat, partner: Seat, move: OfferMove, tell: Tell<Event> | null): void {
  pass(state, seat, partner, move.give, move.gives);
  pass(state, partner, seat, move.want, move.wants);
  tell?.all({ kind: 'dealt', seat, with: partner, offer: move });
}

/** CO-05: the offerer picks one of those who said yes. */
export const deal = act(MOVES.deal, {
  frames: ['pick'],
  needs: [
    {
      code: 'said-no',
      rule: 'CO-05',
      ok({ table }, move) {
        const frame = top(table);
        return frame.kind === 'pick' && has(frame.yes, move.with);
      },
    },
  ],
  play(state, seat, move, tell) {
    const frame = top(state.table);
    if (frame.kind !== 'pick') return;
    state.table.stack.pop();
    swap(state, seat, move.with, frame.offer, tell);
  },
});
