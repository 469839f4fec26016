import { addMovesOfSet, bitCount, itemAt } from '@orrery/common';
import { firstSeat, hasSeat, type Seat, type SeatSet, topFrame } from '@orrery/kernel';
import { seatsOnHex } from '../board.ts';
import { robFrame, stealFrame } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { defineAction, playerOf, type Table } from '../state.ts';
import { HEX_COUNT } from '../topology.ts';

const { all: CRUISER_MOVES } = MOVES.cruiser;
const { all: STEAL_MOVES } = MOVES.steal;

/** EC-11: opponents there who hold a card. */
function victimsOn(table: Table, hex: number, thief: Seat): SeatSet {
  let victims = seatsOnHex(table, hex, thief);
  for (let seat = 0; seat < table.players.length; seat++) {
    if (playerOf(table, seat).cards === 0) victims &= ~(1 << seat);
  }
  return victims;
}

/** ST-KLI-02, ST-KLI-03: moves to another planet; then one of the opponents there is robbed. */
export const cruiser = defineAction(MOVES.cruiser, {
  frames: ['cruiser'],
  needs: [{ code: 'same-planet', rule: 'ST-KLI-02', ok: ({ table }, { hex }) => hex !== table.cruiser }],
  exact: true,
  candidates({ table }, out) {
    for (let hex = 0; hex < HEX_COUNT; hex++) if (hex !== table.cruiser) out.add(itemAt(CRUISER_MOVES, hex));
  },
  play({ table }, seat, { hex }, tell) {
    table.stack.pop();
    tell?.all({ kind: 'cruiser', seat, from: table.cruiser, to: hex });
    table.cruiser = hex;
    const victims = victimsOn(table, hex, seat);
    if (victims === 0) return;
    const forced = table.options.steal === 'must' && bitCount(victims) === 1;
    table.stack.push(forced ? robFrame(firstSeat(victims)) : stealFrame(victims));
  },
});

function currentVictims(table: Table): SeatSet {
  const frame = topFrame(table);
  return frame.kind === 'steal' ? frame.victims : 0;
}

export const steal = defineAction(MOVES.steal, {
  frames: ['steal'],
  needs: [{ code: 'no-victim', rule: 'ST-KLI-04', ok: ({ table }, { seat }) => hasSeat(currentVictims(table), seat) }],
  exact: true,
  candidates: ({ table }, out) => addMovesOfSet(out, STEAL_MOVES, currentVictims(table)),
  play({ table }, _, { seat }) {
    table.stack.pop();
    table.stack.push(robFrame(seat));
  },
});

/** ST-OPT-STEAL: the Dutch book lets the mover choose not to steal. */
export const spare = defineAction(MOVES.spare, {
  frames: ['steal'],
  gates: [{ code: 'must-steal', rule: 'ST-KLI-04', ok: ({ table }) => table.options.steal === 'may' }],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'spared', seat });
  },
});
