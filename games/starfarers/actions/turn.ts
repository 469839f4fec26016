import { endBargaining, NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { overdueShip } from '../flight.ts';
import { DEPART_FRAME, DICE_FRAME } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { defineAction } from '../state.ts';
import { beginTradeAndBuild, endFlight } from '../turn.ts';
import { notAdriftGate } from './gates.ts';

/** SF-PROD-01, SF56-TURN-02: pilot 1 rolls for all. */
export const roll = defineAction(MOVES.roll, {
  frames: ['before'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(DICE_FRAME);
  },
});

/** SF-TURN-01, SF56-TURN-03, SF-BLOCK-03: ends a step; a pilot must first clear a site that has to be left. */
export const done = defineAction(MOVES.done, {
  frames: ['main', 'flight'],
  gates: [
    notAdriftGate,
    {
      code: 'must-leave',
      rule: 'SF-BLOCK-03',
      ok: ({ table, seat }) => topFrame(table).kind !== 'flight' || overdueShip(table, seat) === NONE,
    },
  ],
  play({ table }, seat, _, tell) {
    if (topFrame(table).kind === 'flight') return endFlight(table, seat, tell);
    table.stack.pop();
    endBargaining(table);
    tell?.all({ kind: 'built', seat });
    if (seat === table.active && table.second !== NONE) beginTradeAndBuild(table, table.second);
    else table.stack.push(DEPART_FRAME);
  },
});
