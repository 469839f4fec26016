import { top } from '@orrery/kernel';
import { countHands } from '../../framevalues.ts';
import { type PlainMove, plainMove } from '../../moves.ts';
import { type Act, playerOf } from '../../state.ts';

const PASS = plainMove('pass');

/** Nobody has to use a card. */
export const pass: Act<PlainMove<'pass'>> = {
  kind: 'pass',
  frames: ['shield', 'compensation'],
  listing: 'all',
  gates: [],
  needs: [],
  candidates: (_, out) => out.add(PASS),
  any: () => PASS,
  play({ table }, seat, _, tell) {
    const frame = top(table);
    table.stack.pop();
    tell?.all({ kind: 'passed', seat, character: playerOf(table, seat).support });
    if (frame.kind === 'shield') table.stack.push(countHands(0));
  },
};
