import { NONE, some } from '@orrery/common';
import { top } from '@orrery/kernel';
import { firstYield, isOpen, placeShip, placeStation } from '../board.ts';
import { FREE, POINTS } from '../data.ts';
import { MOVES } from '../moves.ts';
import { extendRoute } from '../score.ts';
import { takeNextSupport } from '../setup.ts';
import { act, playerOf, type Table } from '../state.ts';
import { gain } from '../supply.ts';
import { MAP, THREE } from '../topology.ts';
import { addVertices } from './listing.ts';

const { all: FOUND } = MOVES.found;
const { all: FOUND_SHIP } = MOVES['found-ship'];

/** ST-FOUND-02 to 05, EC-50: a free station; the second one pays and brings a support card before its ship. */
export const found = act(MOVES.found, {
  frames: ['found-station'],
  needs: [{ code: 'too-close', rule: 'ST-STN-02', ok: ({ table }, { vertex }) => isOpen(table, vertex) }],
  exact: true,
  candidates: ({ table }, out) => addVertices(out, FOUND, table.derived.open, 0),
  play(state, seat, { vertex }, tell) {
    const { table } = state;
    const frame = top(table);
    const round = frame.kind === 'found-station' ? frame.round : 1;
    table.stack.pop();
    placeStation(table, seat, vertex);
    playerOf(table, seat).points += POINTS.station;
    table.stack.push({ kind: 'found-ship', seat, vertex });
    const gains = round === 2 ? firstYield(table, vertex) : FREE;
    gain(state, seat, gains);
    tell?.all({ kind: 'founded', seat, vertex, round, gains });
    if (round === 2) takeNextSupport(table, seat, tell);
  },
});

/** The station that the ship has to touch. */
function foundedAt(table: Table): number {
  const frame = top(table);
  return frame.kind === 'found-ship' ? frame.vertex : NONE;
}

const touches = (edge: number, vertex: number): boolean =>
  MAP.edgeVertices[edge * 2] === vertex || MAP.edgeVertices[edge * 2 + 1] === vertex;

export const foundShip = act(MOVES['found-ship'], {
  frames: ['found-ship'],
  needs: [
    { code: 'lane-taken', rule: 'ST-DEF-03', ok: ({ table }, { edge }) => table.edges[edge] === 0 },
    { code: 'not-beside', rule: 'ST-FOUND-03', ok: ({ table }, { edge }) => touches(edge, foundedAt(table)) },
  ],
  candidates({ table }, out) {
    const vertex = foundedAt(table);
    for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
      const edge = MAP.vertexEdges[i] ?? NONE;
      if (edge !== NONE) out.add(some(FOUND_SHIP, edge));
    }
  },
  play({ table }, seat, { edge }, tell) {
    table.stack.pop();
    placeShip(table, seat, edge);
    tell?.all({ kind: 'ship', seat, edge, paid: FREE });
    extendRoute(table, seat, edge, tell);
  },
});
