import { type Kit, stageOf } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { act } from '../state.ts';
import { nextTurn } from '../turn.ts';

/** SS-TURN-02, DU-TURN-02: the other player is next. */
export const end = ({ variant }: Kit) =>
  act(MOVES.end, {
    frames: ['build'],
    play(state, _, __, tell) {
      state.table.stack.pop();
      nextTurn(state, stageOf(variant, state.table.options), tell);
    },
  });
