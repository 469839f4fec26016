import { only } from '../../index.ts';
import { giveBack, holds } from '../goods.ts';
import { MOVES } from '../moves.ts';
import { DIE, JUDGE, MAIN, NEXT, RAISE } from '../plain-frames.ts';
import { act } from '../state.ts';

/** CO-02: a turn begins with the die. */
export const roll = act(MOVES.roll, {
  frames: ['roll'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(MAIN, DIE);
  },
});

/** CO-07: a beacon costs one of each good; then the others may jam it. */
const PRICE = [1, 1, 1];

export const beacon = act(MOVES.beacon, {
  frames: ['main'],
  gates: [
    {
      code: 'price',
      rule: 'CO-07',
      ok: ({ hand }) => holds(hand.goods, PRICE),
      numbers: ({ hand }) => ({ ice: hand.goods[0] ?? 0, dust: hand.goods[1] ?? 0, iron: hand.goods[2] ?? 0 }),
    },
  ],
  play(state, seat, _, tell) {
    giveBack(state, seat, PRICE);
    tell?.all({ kind: 'announced', seat, paid: PRICE });
    const { options, stack } = state.table;
    stack.push(JUDGE);
    if (options.jamming === 'on') stack.push({ kind: 'jam', done: only(seat) });
    else stack.push(RAISE);
  },
});

/** CO-04: the turn ends when its player says so. */
export const end = act(MOVES.end, {
  frames: ['main'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(NEXT);
  },
});
