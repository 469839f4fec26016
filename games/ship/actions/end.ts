import { type Kit, stageOf } from '../kit.ts';
import { type PlainMove, plainMove } from '../moves.ts';
import type { Act } from '../state.ts';
import { nextTurn } from '../turn.ts';

const END = plainMove('end');

/** SS-TURN-02, DU-TURN-02: the other player is next. */
export const end = ({ variant }: Kit): Act<PlainMove<'end'>> => ({
  kind: 'end',
  frames: ['build'],
  listing: 'all',
  gates: [],
  needs: [],
  candidates: (_, out) => out.add(END),
  any: () => END,
  play(state, _, __, tell) {
    state.table.stack.pop();
    nextTurn(state, stageOf(variant, state.table.options), tell);
  },
});
