import { endBargaining, NONE } from '@orrery/common';
import { BUILD, DICE, decide, NEXT } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { pointsOf } from '../score.ts';
import { act, playerOf } from '../state.ts';
import { nextTurn, win } from '../turn.ts';

/** ST-TURN-01. */
export const roll = act(MOVES.roll, {
  frames: ['before'],
  play({ table }) {
    table.stack.pop();
    table.stack.push(DICE);
  },
});

/** ST-TURN-03, EC-25, EC-35: trading is over for this turn, and a card that lasted so long is decided. */
export const build = act(MOVES.build, {
  frames: ['trade'],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    table.stack.push(BUILD);
    endBargaining(table);
    tell?.all({ kind: 'building', seat });
    if (table.rate === NONE) return;
    table.rate = NONE;
    table.stack.push(decide(seat));
  },
});

export const end = act(MOVES.end, {
  frames: ['build', 'main'],
  play(state, seat, _, tell) {
    const { table } = state;
    table.stack.pop();
    if (table.rate === NONE) nextTurn(state, tell);
    else table.stack.push(NEXT, decide(seat));
  },
});

/** ST-END-03, EC-21: a victory is announced in the own turn. */
export const claim = act(MOVES.claim, {
  frames: ['before', 'trade', 'build', 'main'],
  gates: [
    { code: 'claims-itself', rule: 'ST-OPT-CLAIM', ok: ({ table }) => table.options.claim === 'by-hand' },
    {
      code: 'too-few-points',
      rule: 'ST-END-02',
      ok: ({ table, seat, hand }) => pointsOf(playerOf(table, seat), hand) >= table.options.target,
      numbers: ({ table, seat, hand }) => ({
        points: pointsOf(playerOf(table, seat), hand),
        target: table.options.target,
      }),
    },
  ],
  play: (state, _, __, tell) => win(state, tell),
});
