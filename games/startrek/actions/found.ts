import { itemAt, NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { isOpenVertex, placeShip, placeStation, startResources } from '../board.ts';
import { NO_COST, VICTORY_POINTS } from '../data.ts';
import { MOVES } from '../moves.ts';
import { extendRoute } from '../score.ts';
import { takeNextSupport } from '../setup.ts';
import { defineAction, playerOf, type Table } from '../state.ts';
import { takeFromBank } from '../supply.ts';
import { EDGES_PER_VERTEX, TOPOLOGY } from '../topology.ts';
import { addVertexMoves } from './listing.ts';

const { all: FOUND_MOVES } = MOVES.found;
const { all: FOUND_SHIP_MOVES } = MOVES['found-ship'];

/** ST-FOUND-02 to 05, EC-50: a free station; the second one pays and brings a support card before its ship. */
export const found = defineAction(MOVES.found, {
  frames: ['found-station'],
  needs: [{ code: 'too-close', rule: 'ST-STN-02', ok: ({ table }, { vertex }) => isOpenVertex(table, vertex) }],
  exact: true,
  candidates: ({ table }, out) => addVertexMoves(out, FOUND_MOVES, table.derived.open, 0),
  play(state, seat, { vertex }, tell) {
    const { table } = state;
    const frame = topFrame(table);
    const round = frame.kind === 'found-station' ? frame.round : 1;
    table.stack.pop();
    placeStation(table, seat, vertex);
    playerOf(table, seat).points += VICTORY_POINTS.station;
    table.stack.push({ kind: 'found-ship', seat, vertex });
    const gains = round === 2 ? startResources(table, vertex) : NO_COST;
    takeFromBank(state, seat, gains);
    tell?.all({ kind: 'founded', seat, vertex, round, gains });
    if (round === 2) takeNextSupport(table, seat, tell);
  },
});

/** The station that the ship has to touch. */
function foundedAt(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'found-ship' ? frame.vertex : NONE;
}

const touches = (edge: number, vertex: number): boolean =>
  TOPOLOGY.edgeVertices[edge * 2] === vertex || TOPOLOGY.edgeVertices[edge * 2 + 1] === vertex;

export const foundShip = defineAction(MOVES['found-ship'], {
  frames: ['found-ship'],
  needs: [
    { code: 'lane-taken', rule: 'ST-DEF-03', ok: ({ table }, { edge }) => table.edges[edge] === 0 },
    { code: 'not-beside', rule: 'ST-FOUND-03', ok: ({ table }, { edge }) => touches(edge, foundedAt(table)) },
  ],
  candidates({ table }, out) {
    const vertex = foundedAt(table);
    for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
      const edge = TOPOLOGY.vertexEdges[i] ?? NONE;
      if (edge !== NONE) out.add(itemAt(FOUND_SHIP_MOVES, edge));
    }
  },
  play({ table }, seat, { edge }, tell) {
    table.stack.pop();
    placeShip(table, seat, edge);
    tell?.all({ kind: 'ship', seat, edge, paid: NO_COST });
    extendRoute(table, seat, edge, tell);
  },
});
