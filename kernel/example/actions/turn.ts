import { onlySeat } from '../../index.ts';
import { hasGoods, returnGoods } from '../goods.ts';
import { MOVES } from '../moves.ts';
import { DIE_FRAME, JUDGE_FRAME, MAIN_FRAME, NEXT_FRAME, RAISE_FRAME } from '../plain-frames.ts';
import { defineAction } from '../state.ts';

/** CO-02: a turn begins with the die. */
export const roll = defineAction(MOVES.roll, {
  frames: ['roll'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(MAIN_FRAME, DIE_FRAME);
  },
});

/** CO-07: a beacon costs one of each good; then the others may jam it. */
const BEACON_PRICE = [1, 1, 1];

export const beacon = defineAction(MOVES.beacon, {
  frames: ['main'],
  gates: [
    {
      code: 'price',
      rule: 'CO-07',
      ok: ({ hand }) => hasGoods(hand.goods, BEACON_PRICE),
      numbers: ({ hand }) => ({ ice: hand.goods[0] ?? 0, dust: hand.goods[1] ?? 0, iron: hand.goods[2] ?? 0 }),
    },
  ],
  play(state, seat, _, tell) {
    returnGoods(state, seat, BEACON_PRICE);
    tell?.all({ kind: 'announced', seat, paid: BEACON_PRICE });
    const { options, stack } = state.table;
    stack.push(JUDGE_FRAME);
    if (options.jamming === 'on') stack.push({ kind: 'jam', done: onlySeat(seat) });
    else stack.push(RAISE_FRAME);
  },
});

/** CO-04: the player ends the turn. */
export const end = defineAction(MOVES.end, {
  frames: ['main'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(NEXT_FRAME);
  },
});
