import { missionStage, type ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { defineAction } from '../state.ts';
import { nextTurn } from '../turn.ts';

/** SS-TURN-02, DU-TURN-02: the other player is next. */
export const end = ({ variant }: ShipKit) =>
  defineAction(MOVES.end, {
    frames: ['build'],
    play(state, _, __, tell) {
      state.table.stack.pop();
      nextTurn(state, missionStage(variant, state.table.options), tell);
    },
  });
