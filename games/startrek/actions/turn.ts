import { NONE } from '@orrery/common';
import { BUILD, DICE, decide, NEXT } from '../framevalues.ts';
import { type PlainMove, plainMove } from '../moves.ts';
import { pointsOf } from '../score.ts';
import { type Act, playerOf } from '../state.ts';
import { nextTurn, win } from '../turn.ts';

const ROLL = plainMove('roll');
const TO_BUILD = plainMove('build');
const END = plainMove('end');
const CLAIM = plainMove('claim');

/** ST-TURN-01. */
export const roll: Act<PlainMove<'roll'>> = {
  kind: 'roll',
  frames: ['before'],
  listing: 'all',
  gates: [],
  needs: [],
  candidates: (_, out) => out.add(ROLL),
  any: () => ROLL,
  play({ table }) {
    table.stack.pop();
    table.stack.push(DICE);
  },
};

/** ST-TURN-03, EC-25, EC-35: trading is over for this turn, and a card that lasted so long is decided. */
export const build: Act<PlainMove<'build'>> = {
  kind: 'build',
  frames: ['trade'],
  listing: 'all',
  gates: [],
  needs: [],
  candidates: (_, out) => out.add(TO_BUILD),
  any: () => TO_BUILD,
  play({ table }, seat, _, tell) {
    table.stack.pop();
    table.stack.push(BUILD);
    tell?.all({ kind: 'building', seat });
    if (table.rate === NONE) return;
    table.rate = NONE;
    table.stack.push(decide(seat));
  },
};

export const end: Act<PlainMove<'end'>> = {
  kind: 'end',
  frames: ['build', 'main'],
  listing: 'all',
  gates: [],
  needs: [],
  candidates: (_, out) => out.add(END),
  any: () => END,
  play(state, seat, _, tell) {
    const { table } = state;
    table.stack.pop();
    if (table.rate === NONE) nextTurn(state, tell);
    else table.stack.push(NEXT, decide(seat));
  },
};

/** ST-END-03, EC-21: a victory is announced in the own turn. */
export const claim: Act<PlainMove<'claim'>> = {
  kind: 'claim',
  frames: ['before', 'trade', 'build', 'main'],
  listing: 'all',
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
  needs: [],
  candidates: (_, out) => out.add(CLAIM),
  any: () => CLAIM,
  play: (state, _, __, tell) => win(state, tell),
};
