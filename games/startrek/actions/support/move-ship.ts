import { NONE, some } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { hasLaneWithout, liftShip } from '../../board.ts';
import { ruleOfEffect } from '../../characters.ts';
import { relaunch } from '../../framevalues.ts';
import { MOVES } from '../../moves.ts';
import { act, ownerOf, shipOf, type Table } from '../../state.ts';
import { EDGES, MAP, THREE } from '../../topology.ts';
import { holds, rested } from '../gates.ts';

const { all: LIFT } = MOVES.lift;
const RULE = ruleOfEffect('move-ship');

function isOwn({ edges }: Table, seat: Seat, edge: number): boolean {
  return edges[edge] === shipOf(seat);
}

/** Whether a ship is held at this end by another own ship or an own building. */
function isHeld(table: Table, seat: Seat, edge: number, vertex: number): boolean {
  const building = table.vertices[vertex] ?? 0;
  if (building !== 0 && ownerOf(building) === seat) return true;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const other = MAP.vertexEdges[i] ?? NONE;
    if (other !== NONE && other !== edge && isOwn(table, seat, other)) return true;
  }
  return false;
}

/** EC-31: an end ship has one end without any other own piece. */
function isEndShip(table: Table, seat: Seat, edge: number): boolean {
  const a = MAP.edgeVertices[edge * 2] ?? NONE;
  const b = MAP.edgeVertices[edge * 2 + 1] ?? NONE;
  return !isHeld(table, seat, edge, a) || !isHeld(table, seat, edge, b);
}

/** An end ship is lifted, to be placed on another lane. */
export const lift = act(MOVES.lift, {
  frames: ['build', 'main'],
  gates: [holds('move-ship'), rested],
  needs: [
    { code: 'no-own-ship', rule: RULE, ok: ({ table, seat }, { edge }) => isOwn(table, seat, edge) },
    { code: 'no-end-ship', rule: RULE, ok: ({ table, seat }, { edge }) => isEndShip(table, seat, edge) },
    { code: 'no-lane', rule: RULE, ok: ({ table, seat }, { edge }) => hasLaneWithout(table, seat, edge) },
  ],
  candidates({ table, seat }, out) {
    for (let edge = 0; edge < EDGES; edge++) if (isOwn(table, seat, edge)) out.add(some(LIFT, edge));
  },
  play({ table }, seat, { edge }, tell) {
    liftShip(table, seat, edge);
    table.stack.push(relaunch(edge));
    tell?.all({ kind: 'lifted', seat, edge });
  },
});
