import type { Seat } from '../../contract.ts';
import { top } from '../../room.ts';
import { only } from '../../seats.ts';
import { MOVES } from './dusk-moves.ts';
import { act, add, at, type Table, type View, type Whole } from './dusk-state.ts';

const held = {
  code: 'not-held',
  rule: 'DU-02',
  ok: ({ hand }: View, { card, n }: { readonly card: number; readonly n?: number }) => at(hand.cards, card) >= (n ?? 1),
  numbers: ({ hand }: View, { card }: { readonly card: number }) => ({ have: at(hand.cards, card) }),
};

/** What a move that names a seat needs. */
const others = <M>(named: (move: M) => Seat) => [
  { code: 'no-seat', rule: 'DU-01', ok: ({ table }: View, move: M) => named(move) < table.sizes.length },
  { code: 'self', rule: 'DU-03', ok: ({ seat }: View, move: M) => named(move) !== seat },
];

export function score(table: Table, seat: Seat, points: number): void {
  add(table.points, seat, points);
  table.derived.best = Math.max(...table.points);
}

/** Takes cards out of a hand; where they go is for the caller to say. */
export function lose(state: Whole, seat: Seat, card: number, n: number): void {
  add(at(state.hands, seat).cards, card, -n);
  add(state.table.sizes, seat, -n);
}

function endTurn({ table, hands }: Whole, seat: Seat): void {
  at(hands, seat).peeked = null;
  table.stack.pop();
}

export const draw = act(MOVES.draw, {
  frames: ['turn'],
  gates: [{ code: 'deck-empty', rule: 'DU-02', ok: ({ table }) => table.deck > 0 }],
  play(state, seat, _, tell) {
    endTurn(state, seat);
    tell?.all({ kind: 'passed', seat });
    state.table.stack.push({ kind: 'draw', seat });
  },
});

export const pass = act(MOVES.pass, {
  frames: ['turn'],
  play(state, seat, _, tell) {
    endTurn(state, seat);
    tell?.all({ kind: 'passed', seat });
  },
});

export const show = act(MOVES.show, {
  frames: ['turn'],
  needs: [held],
  exact: true,
  candidates({ hand }, out) {
    for (const move of MOVES.show.all) if (at(hand.cards, move.card) > 0) out.add(move);
  },
  play(state, seat, { card }, tell) {
    lose(state, seat, card, 1);
    add(state.table.shown, card, 1);
    score(state.table, seat, 1);
    tell?.all({ kind: 'shown', seat, card });
  },
});

export const peek = act(MOVES.peek, {
  frames: ['turn'],
  gates: [
    {
      code: 'peeked',
      rule: 'DU-03',
      ok({ table }) {
        const frame = top(table);
        return frame.kind === 'turn' && frame.peeked === null;
      },
    },
  ],
  needs: others((move) => move.at),
  play({ table, hands }, seat, move, tell) {
    const { cards } = at(hands, move.at);
    at(hands, seat).peeked = [...cards];
    table.stack.pop();
    table.stack.push({ kind: 'turn', seat, peeked: move.at });
    const peeked = { kind: 'peeked', seat, at: move.at } as const;
    tell?.to(only(seat), { ...peeked, cards: [...cards] }, { ...peeked, cards: null });
    tell?.reveals(only(seat));
  },
});

export const give = act(MOVES.give, {
  frames: ['turn'],
  listing: 'menu',
  needs: [...others<{ readonly to: Seat }>((move) => move.to), held],
  candidates({ table, seat, hand }, out) {
    let left = out.menu;
    for (const move of MOVES.give.all) {
      const isLegal = move.to !== seat && move.to < table.sizes.length && at(hand.cards, move.card) >= move.n;
      if (isLegal && left-- > 0) out.add(move);
    }
  },
  play(state, seat, { to, card, n }, tell) {
    lose(state, seat, card, n);
    add(at(state.hands, to).cards, card, n);
    add(state.table.sizes, to, n);
    tell?.all({ kind: 'gave', seat, to, card, n });
  },
});

export const bid = act(MOVES.bid, {
  frames: ['bids'],
  needs: [held],
  play({ table, hands }, seat, { card }, tell) {
    at(hands, seat).bid = card;
    tell?.to(only(seat), { kind: 'sealed', seat, card }, { kind: 'sealed', seat, card: null });
    const frame = top(table);
    if (frame.kind !== 'bids') return;
    table.stack.pop();
    const done = frame.done | only(seat);
    table.stack.push(done === frame.owing ? { kind: 'reckon' } : { ...frame, done });
  },
});
