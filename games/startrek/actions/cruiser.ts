import { addSet, bitCount, some } from '@orrery/common';
import { first, has, type Seat, type SeatSet, top } from '@orrery/kernel';
import { neighboursOf } from '../board.ts';
import { rob, stealFrom } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { act, playerOf, type Table } from '../state.ts';
import { HEXES } from '../topology.ts';

const { all: CRUISER } = MOVES.cruiser;
const { all: STEAL } = MOVES.steal;

/** EC-11: opponents there who hold a card. */
function victimsOn(table: Table, hex: number, thief: Seat): SeatSet {
  let victims = neighboursOf(table, hex, thief);
  for (let seat = 0; seat < table.players.length; seat++) {
    if (playerOf(table, seat).cards === 0) victims &= ~(1 << seat);
  }
  return victims;
}

/** ST-KLI-02, ST-KLI-03: to another planet, and then whoever is there is robbed. */
export const cruiser = act(MOVES.cruiser, {
  frames: ['cruiser'],
  needs: [{ code: 'same-planet', rule: 'ST-KLI-02', ok: ({ table }, { hex }) => hex !== table.cruiser }],
  exact: true,
  candidates({ table }, out) {
    for (let hex = 0; hex < HEXES; hex++) if (hex !== table.cruiser) out.add(some(CRUISER, hex));
  },
  play({ table }, seat, { hex }, tell) {
    table.stack.pop();
    tell?.all({ kind: 'cruiser', seat, from: table.cruiser, to: hex });
    table.cruiser = hex;
    const victims = victimsOn(table, hex, seat);
    if (victims === 0) return;
    const forced = table.options.steal === 'must' && bitCount(victims) === 1;
    table.stack.push(forced ? rob(first(victims)) : stealFrom(victims));
  },
});

function victimsNow(table: Table): SeatSet {
  const frame = top(table);
  return frame.kind === 'steal' ? frame.victims : 0;
}

export const steal = act(MOVES.steal, {
  frames: ['steal'],
  needs: [{ code: 'no-victim', rule: 'ST-KLI-04', ok: ({ table }, { seat }) => has(victimsNow(table), seat) }],
  exact: true,
  candidates: ({ table }, out) => addSet(out, STEAL, victimsNow(table)),
  play({ table }, _, { seat }) {
    table.stack.pop();
    table.stack.push(rob(seat));
  },
});

/** ST-OPT-STEAL: the Dutch book lets the mover leave it. */
export const spare = act(MOVES.spare, {
  frames: ['steal'],
  gates: [{ code: 'must-steal', rule: 'ST-KLI-04', ok: ({ table }) => table.options.steal === 'may' }],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'spared', seat });
  },
});
