import type { Seat } from '../../contract.ts';
import { topFrame } from '../../definition.ts';
import { onlySeat } from '../../seats.ts';
import { MOVES } from './dusk-moves.ts';
import { addCards, type DuskState, defineAction, itemAt, type Table, type View } from './dusk-state.ts';

const heldNeed = {
  code: 'not-held',
  rule: 'DU-02',
  ok: ({ hand }: View, { card, n }: { readonly card: number; readonly n?: number }) =>
    itemAt(hand.cards, card) >= (n ?? 1),
  numbers: ({ hand }: View, { card }: { readonly card: number }) => ({ have: itemAt(hand.cards, card) }),
};

/** The need of a move that names a seat. */
const otherSeatNeeds = <M>(named: (move: M) => Seat) => [
  { code: 'no-seat', rule: 'DU-01', ok: ({ table }: View, move: M) => named(move) < table.sizes.length },
  { code: 'self', rule: 'DU-03', ok: ({ seat }: View, move: M) => named(move) !== seat },
];

export function addPoints(table: Table, seat: Seat, points: number): void {
  addCards(table.points, seat, points);
  table.derived.best = Math.max(...table.points);
}

/** Takes cards out of a hand; the caller decides where they go. */
export function removeCards(state: DuskState, seat: Seat, card: number, n: number): void {
  addCards(itemAt(state.hands, seat).cards, card, -n);
  addCards(state.table.sizes, seat, -n);
}

function endTurn({ table, hands }: DuskState, seat: Seat): void {
  itemAt(hands, seat).peeked = null;
  table.stack.pop();
}

export const draw = defineAction(MOVES.draw, {
  frames: ['turn'],
  gates: [{ code: 'deck-empty', rule: 'DU-02', ok: ({ table }) => table.deck > 0 }],
  play(state, seat, _, tell) {
    endTurn(state, seat);
    tell?.all({ kind: 'passed', seat });
    state.table.stack.push({ kind: 'draw', seat });
  },
});

export const pass = defineAction(MOVES.pass, {
  frames: ['turn'],
  play(state, seat, _, tell) {
    endTurn(state, seat);
    tell?.all({ kind: 'passed', seat });
  },
});

export const show = defineAction(MOVES.show, {
  frames: ['turn'],
  needs: [heldNeed],
  exact: true,
  candidates({ hand }, out) {
    for (const move of MOVES.show.all) if (itemAt(hand.cards, move.card) > 0) out.add(move);
  },
  play(state, seat, { card }, tell) {
    removeCards(state, seat, card, 1);
    addCards(state.table.shown, card, 1);
    addPoints(state.table, seat, 1);
    tell?.all({ kind: 'shown', seat, card });
  },
});

export const peek = defineAction(MOVES.peek, {
  frames: ['turn'],
  gates: [
    {
      code: 'peeked',
      rule: 'DU-03',
      ok({ table }) {
        const frame = topFrame(table);
        return frame.kind === 'turn' && frame.peeked === null;
      },
    },
  ],
  needs: otherSeatNeeds((move) => move.at),
  play({ table, hands }, seat, move, tell) {
    const { cards } = itemAt(hands, move.at);
    itemAt(hands, seat).peeked = [...cards];
    table.stack.pop();
    table.stack.push({ kind: 'turn', seat, peeked: move.at });
    const peeked = { kind: 'peeked', seat, at: move.at } as const;
    tell?.to(onlySeat(seat), { ...peeked, cards: [...cards] }, { ...peeked, cards: null });
    tell?.reveals(onlySeat(seat));
  },
});

export const give = defineAction(MOVES.give, {
  frames: ['turn'],
  listing: 'menu',
  needs: [...otherSeatNeeds<{ readonly to: Seat }>((move) => move.to), heldNeed],
  candidates({ table, seat, hand }, out) {
    let left = out.menu;
    for (const move of MOVES.give.all) {
      const isLegal = move.to !== seat && move.to < table.sizes.length && itemAt(hand.cards, move.card) >= move.n;
      if (isLegal && left-- > 0) out.add(move);
    }
  },
  play(state, seat, { to, card, n }, tell) {
    removeCards(state, seat, card, n);
    addCards(itemAt(state.hands, to).cards, card, n);
    addCards(state.table.sizes, to, n);
    tell?.all({ kind: 'gave', seat, to, card, n });
  },
});

export const bid = defineAction(MOVES.bid, {
  frames: ['bids'],
  needs: [heldNeed],
  play({ table, hands }, seat, { card }, tell) {
    itemAt(hands, seat).bid = card;
    tell?.to(onlySeat(seat), { kind: 'sealed', seat, card }, { kind: 'sealed', seat, card: null });
    const frame = topFrame(table);
    if (frame.kind !== 'bids') return;
    table.stack.pop();
    const done = frame.done | onlySeat(seat);
    table.stack.push(done === frame.owing ? { kind: 'reckon' } : { ...frame, done });
  },
});
