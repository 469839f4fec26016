import { allSeats, only, type Seat, type Tell, top } from '../../index.ts';
import type { Event } from '../events.ts';
import { giveBack } from '../goods.ts';
import { MOVES } from '../moves.ts';
import { RAISE } from '../plain-frames.ts';
import { act, type Hand, IRON, JAM_IRON, type Whole } from '../state.ts';

const IRON_PAID = [0, 0, JAM_IRON];

/** A sealed answer to a beacon: everybody is asked, whatever they hold, so that being asked tells nothing. */
function seal(state: Whole, seat: Seat, jam: Hand['jam'], tell: Tell<Event> | null): void {
  const { table, hands } = state;
  const frame = top(table);
  const hand = hands[seat];
  if (frame.kind !== 'jam' || hand === undefined) return;
  hand.jam = jam;
  const sealed = { kind: 'sealed', seat, discard: null } as const;
  tell?.to(only(seat), { ...sealed, jam }, { ...sealed, jam: null });
  table.stack.pop();
  const done = frame.done | only(seat);
  if (done !== allSeats(hands.length)) table.stack.push({ kind: 'jam', done });
  else uncover(state, tell);
}

/** All answers are in: whoever jams pays, and one is enough. */
function uncover(state: Whole, tell: Tell<Event> | null): void {
  tell?.reveals(allSeats(state.hands.length));
  let jammed = false;
  for (const [seat, hand] of state.hands.entries()) {
    if (hand.jam === 'jam') {
      giveBack(state, seat, IRON_PAID);
      tell?.all({ kind: 'jammed', seat, iron: JAM_IRON });
      jammed = true;
    }
    hand.jam = null;
  }
  if (!jammed) state.table.stack.push(RAISE);
}

/** CO-07: iron against a beacon. */
export const jam = act(MOVES.jam, {
  frames: ['jam'],
  gates: [
    {
      code: 'jam-price',
      rule: 'CO-07',
      ok: ({ hand }) => (hand.goods[IRON] ?? 0) >= JAM_IRON,
      numbers: ({ hand }) => ({ need: JAM_IRON, have: hand.goods[IRON] ?? 0 }),
    },
  ],
  play: (state, seat, _, tell) => seal(state, seat, 'jam', tell),
});

/** CO-07: let it be built. */
export const pass = act(MOVES.pass, {
  frames: ['jam'],
  play: (state, seat, _, tell) => seal(state, seat, 'pass', tell),
});
