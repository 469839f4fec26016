import { allSeats, type EventSink, hasSeat, onlySeat, type Seat, type SeatSet, topFrame } from '../../index.ts';
import type { Event } from '../events.ts';
import { moveGoods } from '../goods.ts';
import { type CometOfferMove, MOVES } from '../moves.ts';
import { type CometState, defineAction, type Frame, type View } from '../state.ts';

type AnswersFrame = Extract<Frame, { kind: 'answers' }>;

/** CO-05: some of one good for some of another, to everybody at the table. Open-ended, so `moves` lists only some. */
export const offer = defineAction(MOVES.offer, {
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

/** The offer that this seat has to answer. */
const pendingOffer = ({ table }: View): CometOfferMove | null => {
  const frame = topFrame(table);
  return frame.kind === 'answers' ? frame.offer : null;
};

const notOwnOffer = {
  code: 'own-offer',
  rule: 'CO-05',
  ok: ({ table, seat }: View): boolean => seat !== table.turn,
};

/** The last answer decides whether there is anything to pick. */
function recordAnswer(state: CometState, frame: AnswersFrame, yes: SeatSet, no: SeatSet): void {
  const { table, hands } = state;
  table.stack.pop();
  const everybody = allSeats(hands.length) & ~onlySeat(table.turn);
  if ((yes | no) !== everybody) table.stack.push({ ...frame, yes, no });
  else if (yes !== 0) table.stack.push({ kind: 'pick', offer: frame.offer, yes });
}

/** CO-05: a yes binds as long as the offer stands, and shows that the goods are there. */
export const accept = defineAction(MOVES.accept, {
  frames: ['answers'],
  gates: [
    notOwnOffer,
    {
      code: 'not-held',
      rule: 'CO-05',
      ok: (at) => (at.hand.goods[pendingOffer(at)?.want ?? 0] ?? 0) >= (pendingOffer(at)?.wants ?? 0),
      numbers: (at) => ({ need: pendingOffer(at)?.wants ?? 0, have: at.hand.goods[pendingOffer(at)?.want ?? 0] ?? 0 }),
    },
  ],
  play(state, seat, _, tell) {
    const frame = topFrame(state.table);
    if (frame.kind !== 'answers') return;
    tell?.all({ kind: 'accepted', seat, offer: frame.offer });
    recordAnswer(state, frame, frame.yes | onlySeat(seat), frame.no);
  },
});

/** CO-05: a no needs no reason. */
export const decline = defineAction(MOVES.decline, {
  frames: ['answers'],
  gates: [notOwnOffer],
  play(state, seat, _, tell) {
    const frame = topFrame(state.table);
    if (frame.kind !== 'answers') return;
    tell?.all({ kind: 'declined', seat });
    recordAnswer(state, frame, frame.yes, frame.no | onlySeat(seat));
  },
});

/** CO-05: the offerer can withdraw the offer, also when somebody has said yes. */
export const withdraw = defineAction(MOVES.withdraw, {
  frames: ['answers', 'pick'],
  gates: [{ code: 'foreign-offer', rule: 'CO-05', ok: ({ table, seat }) => seat === table.turn }],
  play({ table }, seat, _, tell) {
    tell?.all({ kind: 'withdrawn', seat });
    table.stack.pop();
  },
});

function tradeGoods(
  state: CometState,
  seat: Seat,
  partner: Seat,
  move: CometOfferMove,
  tell: EventSink<Event> | null,
): void {
  moveGoods(state, seat, partner, move.give, move.gives);
  moveGoods(state, partner, seat, move.want, move.wants);
  tell?.all({ kind: 'dealt', seat, with: partner, offer: move });
}

/** CO-05: the offerer picks one of those who said yes. */
export const deal = defineAction(MOVES.deal, {
  frames: ['pick'],
  needs: [
    {
      code: 'said-no',
      rule: 'CO-05',
      ok({ table }, move) {
        const frame = topFrame(table);
        return frame.kind === 'pick' && hasSeat(frame.yes, move.with);
      },
    },
  ],
  play(state, seat, move, tell) {
    const frame = topFrame(state.table);
    if (frame.kind !== 'pick') return;
    state.table.stack.pop();
    tradeGoods(state, seat, move.with, frame.offer, tell);
  },
});
