import { allSeats, type EventSink, onlySeat, type Seat, topFrame } from '../../index.ts';
import type { Event } from '../events.ts';
import { returnGoods } from '../goods.ts';
import { MOVES } from '../moves.ts';
import { RAISE_FRAME } from '../plain-frames.ts';
import { type CometState, defineAction, type Hand, IRON, JAM_IRON_COST } from '../state.ts';

const JAM_PRICE = [0, 0, JAM_IRON_COST];

/** A sealed answer to a beacon. Everybody is asked, whatever they hold, so that being asked reveals nothing. */
function sealAnswer(state: CometState, seat: Seat, jam: Hand['jam'], tell: EventSink<Event> | null): void {
  const { table, hands } = state;
  const frame = topFrame(table);
  const hand = hands[seat];
  if (frame.kind !== 'jam' || hand === undefined) return;
  hand.jam = jam;
  const sealed = { kind: 'sealed', seat, discard: null } as const;
  tell?.to(onlySeat(seat), { ...sealed, jam }, { ...sealed, jam: null });
  table.stack.pop();
  const done = frame.done | onlySeat(seat);
  if (done !== allSeats(hands.length)) table.stack.push({ kind: 'jam', done });
  else revealAnswers(state, tell);
}

/** All answers are in: every seat that jams pays, and one is enough. */
function revealAnswers(state: CometState, tell: EventSink<Event> | null): void {
  tell?.reveals(allSeats(state.hands.length));
  let jammed = false;
  for (const [seat, hand] of state.hands.entries()) {
    if (hand.jam === 'jam') {
      returnGoods(state, seat, JAM_PRICE);
      tell?.all({ kind: 'jammed', seat, iron: JAM_IRON_COST });
      jammed = true;
    }
    hand.jam = null;
  }
  if (!jammed) state.table.stack.push(RAISE_FRAME);
}

/** CO-07: iron against a beacon. */
export const jam = defineAction(MOVES.jam, {
  frames: ['jam'],
  gates: [
    {
      code: 'jam-price',
      rule: 'CO-07',
      ok: ({ hand }) => (hand.goods[IRON] ?? 0) >= JAM_IRON_COST,
      numbers: ({ hand }) => ({ need: JAM_IRON_COST, have: hand.goods[IRON] ?? 0 }),
    },
  ],
  play: (state, seat, _, tell) => sealAnswer(state, seat, 'jam', tell),
});

/** CO-07: let it be built. */
export const pass = defineAction(MOVES.pass, {
  frames: ['jam'],
  play: (state, seat, _, tell) => sealAnswer(state, seat, 'pass', tell),
});
