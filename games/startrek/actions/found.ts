import { NONE, some } from '@orrery/common';
import { top } from '@orrery/kernel';
import { firstYield, isOpen, placeShip, placeStation } from '../board.ts';
import { FREE, POINTS } from '../data.ts';
import { type EdgeMove, edgeMoves, type VertexMove, vertexMoves } from '../moves.ts';
import { extendRoute } from '../score.ts';
import { takeNextSupport } from '../setup.ts';
import { type Act, playerOf, type Table } from '../state.ts';
import { gain } from '../supply.ts';
import { EDGES, MAP, THREE, VERTICES } from '../topology.ts';
import { addVertices } from './listing.ts';

const FOUND = vertexMoves('found');
const FOUND_SHIP = edgeMoves('found-ship');

/** ST-FOUND-02 to 05, EC-50: a free station; the second one pays and brings a support card before its ship. */
export const found: Act<VertexMove<'found'>> = {
  kind: 'found',
  frames: ['found-station'],
  listing: 'all',
  gates: [],
  needs: [{ code: 'too-close', rule: 'ST-STN-02', ok: ({ table }, { vertex }) => isOpen(table, vertex) }],
  exact: true,
  candidates: ({ table }, out) => addVertices(out, FOUND, table.derived.open, 0),
  any: (_, rng) => some(FOUND, rng(VERTICES)),
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
};

/** The station that the ship has to touch. */
function foundedAt(table: Table): number {
  const frame = top(table);
  return frame.kind === 'found-ship' ? frame.vertex : NONE;
}

const touches = (edge: number, vertex: number): boolean =>
  MAP.edgeVertices[edge * 2] === vertex || MAP.edgeVertices[edge * 2 + 1] === vertex;

export const foundShip: Act<EdgeMove<'found-ship'>> = {
  kind: 'found-ship',
  frames: ['found-ship'],
  listing: 'all',
  gates: [],
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
  any: (_, rng) => some(FOUND_SHIP, rng(EDGES)),
  play({ table }, seat, { edge }, tell) {
    table.stack.pop();
    placeShip(table, seat, edge);
    tell?.all({ kind: 'ship', seat, edge, paid: FREE });
    extendRoute(table, seat, edge, tell);
  },
};
