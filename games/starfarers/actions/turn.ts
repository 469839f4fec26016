import { endBargaining, NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { overdueShip } from '../flight.ts';
import { DEPART, DICE } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { act } from '../state.ts';
import { landAll, openMain } from '../turn.ts';
import { notAdrift } from './gates.ts';

/** SF-PROD-01, SF56-TURN-02: pilot 1 rolls for all. */
export const roll = act(MOVES.roll, {
  frames: ['before'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(DICE);
  },
});

/** SF-TURN-01, SF56-TURN-03, SF-BLOCK-03: a step is over; nobody goes without having cleared a site that must be left. */
export const done = act(MOVES.done, {
  frames: ['main', 'flight'],
  gates: [
    notAdrift,
    {
      code: 'must-leave',
      rule: 'SF-BLOCK-03',
      ok: ({ table, seat }) => top(table).kind !== 'flight' || overdueShip(table, seat) === NONE,
    },
  ],
  play({ table }, seat, _, tell) {
    if (top(table).kind === 'flight') return landAll(table, seat, tell);
    table.stack.pop();
    endBargaining(table);
    tell?.all({ kind: 'built', seat });
    if (seat === table.active && table.second !== NONE) openMain(table, table.second);
    else table.stack.push(DEPART);
  },
});
