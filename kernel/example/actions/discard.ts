import { allSeats, only, type Tell, top, total } from '../../index.ts';
import type { Event } from '../events.ts';
import { giveBack, holds } from '../goods.ts';
import { DISCARDS, MOVES } from '../moves.ts';
import { act, type View, type Whole } from '../state.ts';

/** CO-03: half, rounded down. */
const owed = ({ table, seat }: View): number => (table.sizes[seat] ?? 0) >> 1;

/** CO-03: what a seat gives back when the comet comes. Sealed: it can be changed until the last choice is in. */
export const discard = act(MOVES.discard, {
  frames: ['discard'],
  needs: [
    {
      code: 'half',
      rule: 'CO-03',
      ok: (at, { goods }) => total(goods) === owed(at),
      numbers: (at, { goods }) => ({ owed: owed(at), given: total(goods) }),
    },
    {
      code: 'not-held',
      rule: 'CO-03',
      ok: ({ hand }, { goods }) => holds(hand.goods, goods),
    },
  ],
  candidates(at, out) {
    for (const move of DISCARDS[owed(at)] ?? []) out.add(move);
  },
  play(state, seat, { goods }, tell) {
    const { table, hands } = state;
    const frame = top(table);
    const hand = hands[seat];
    if (frame.kind !== 'discard' || hand === undefined) return;
    hand.discard = goods;
    const sealed = { kind: 'sealed', seat, jam: null } as const;
    tell?.to(only(seat), { ...sealed, discard: goods }, { ...sealed, discard: null });
    table.stack.pop();
    const done = frame.done | only(seat);
    if (done !== frame.owing) table.stack.push({ ...frame, done });
    else uncover(state, tell);
  },
});

/** All choices are in: now they are shown and the goods go back into the bag. */
function uncover(state: Whole, tell: Tell<Event> | null): void {
  tell?.reveals(allSeats(state.hands.length));
  for (const [seat, hand] of state.hands.entries()) {
    if (hand.discard === null) continue;
    giveBack(state, seat, hand.discard);
    state.table.shown[seat] = hand.discard;
    tell?.all({ kind: 'discarded', seat, goods: hand.discard });
    hand.discard = null;
  }
}
