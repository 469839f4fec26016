import { allSeats, type EventSink, onlySeat, topFrame, total } from '../../index.ts';
import type { Event } from '../events.ts';
import { hasGoods, returnGoods } from '../goods.ts';
import { DISCARDS_BY_COUNT, MOVES } from '../moves.ts';
import { type CometState, defineAction, type View } from '../state.ts';

/** CO-03: half, rounded down. */
const discardCount = ({ table, seat }: View): number => (table.sizes[seat] ?? 0) >> 1;

/** CO-03: what a seat gives back when the comet comes. Sealed: it can be changed until the last choice is in. */
export const discard = defineAction(MOVES.discard, {
  frames: ['discard'],
  needs: [
    {
      code: 'half',
      rule: 'CO-03',
      ok: (at, { goods }) => total(goods) === discardCount(at),
      numbers: (at, { goods }) => ({ owed: discardCount(at), given: total(goods) }),
    },
    {
      code: 'not-held',
      rule: 'CO-03',
      ok: ({ hand }, { goods }) => hasGoods(hand.goods, goods),
    },
  ],
  candidates(at, out) {
    for (const move of DISCARDS_BY_COUNT[discardCount(at)] ?? []) out.add(move);
  },
  play(state, seat, { goods }, tell) {
    const { table, hands } = state;
    const frame = topFrame(table);
    const hand = hands[seat];
    if (frame.kind !== 'discard' || hand === undefined) return;
    hand.discard = goods;
    const sealed = { kind: 'sealed', seat, jam: null } as const;
    tell?.to(onlySeat(seat), { ...sealed, discard: goods }, { ...sealed, discard: null });
    table.stack.pop();
    const done = frame.done | onlySeat(seat);
    if (done !== frame.owing) table.stack.push({ ...frame, done });
    else revealDiscards(state, tell);
  },
});

/** All choices are in: they are shown and the goods go back into the bag. */
function revealDiscards(state: CometState, tell: EventSink<Event> | null): void {
  tell?.reveals(allSeats(state.hands.length));
  for (const [seat, hand] of state.hands.entries()) {
    if (hand.discard === null) continue;
    returnGoods(state, seat, hand.discard);
    state.table.shown[seat] = hand.discard;
    tell?.all({ kind: 'discarded', seat, goods: hand.discard });
    hand.discard = null;
  }
}
