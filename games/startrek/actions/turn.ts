import { endBargaining, NONE } from '@orrery/common';
import { BUILD_FRAME, DICE_FRAME, decideFrame, NEXT_FRAME } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { totalPoints } from '../score.ts';
import { defineAction, playerOf } from '../state.ts';
import { endWithWinner, nextTurn } from '../turn.ts';

/** ST-TURN-01. */
export const roll = defineAction(MOVES.roll, {
  frames: ['before'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(DICE_FRAME);
  },
});

/** ST-TURN-03, EC-25, EC-35: trading is over for this turn, and a support card that lasted until now is decided. */
export const build = defineAction(MOVES.build, {
  frames: ['trade'],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    table.stack.push(BUILD_FRAME);
    endBargaining(table);
    tell?.all({ kind: 'building', seat });
    if (table.rate === NONE) return;
    table.rate = NONE;
    table.stack.push(decideFrame(seat));
  },
});

export const end = defineAction(MOVES.end, {
  frames: ['build', 'main'],
  play(state, seat, _, tell) {
    const { table } = state;
    table.stack.pop();
    if (table.rate === NONE) nextTurn(state, tell);
    else table.stack.push(NEXT_FRAME, decideFrame(seat));
  },
});

/** ST-END-03, EC-21: a victory is announced in one's own turn. */
export const claim = defineAction(MOVES.claim, {
  frames: ['before', 'trade', 'build', 'main'],
  gates: [
    { code: 'claims-itself', rule: 'ST-OPT-CLAIM', ok: ({ table }) => table.options.claim === 'by-hand' },
    {
      code: 'too-few-points',
      rule: 'ST-END-02',
      ok: ({ table, seat, hand }) => totalPoints(playerOf(table, seat), hand) >= table.options.target,
      numbers: ({ table, seat, hand }) => ({
        points: totalPoints(playerOf(table, seat), hand),
        target: table.options.target,
      }),
    },
  ],
  play: (state, _, __, tell) => endWithWinner(state, tell),
});
