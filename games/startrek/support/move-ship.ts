import { itemAt, NONE } from '@orrery/common';
import { declareMoves, defineEvent, defineMove, indexField, type Seat, seatRef } from '@orrery/kernel';
import { holdsSupportCard, supportReadyGate } from '../actions/gates.ts';
import { hasLaneWithout, liftShip } from '../board.ts';
import { ruleOfEffect } from '../characters.ts';
import { relaunchFrame } from '../frame-constants.ts';
import { defineAction, ownerOf, shipCode, type Table } from '../state.ts';
import { EDGE_COUNT, EDGES_PER_VERTEX, TOPOLOGY } from '../topology.ts';
import { message } from '../words/message.ts';
import { byCharacter } from '../words/names.ts';
import { laneMessage } from '../words/places.ts';
import type { SupportCardDefinition } from './card.ts';

const moves = declareMoves({ lift: defineMove('lift {edge}', { edge: indexField(EDGE_COUNT) }) });

const events = {
  lifted: defineEvent<{ seat: Seat; edge: number }>({ seat: 0, edge: 12 }),
  moved: defineEvent<{ seat: Seat; from: number; to: number }>({ seat: 0, from: 12, to: 30 }),
};

const { all: LIFT_MOVES } = moves.lift;
const RULE = ruleOfEffect('move-ship');

function isOwnShip({ edges }: Table, seat: Seat, edge: number): boolean {
  return edges[edge] === shipCode(seat);
}

/** Whether another own ship or an own building touches this end of a ship. */
function isHeldAtEnd(table: Table, seat: Seat, edge: number, vertex: number): boolean {
  const building = table.vertices[vertex] ?? 0;
  if (building !== 0 && ownerOf(building) === seat) return true;
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const other = TOPOLOGY.vertexEdges[i] ?? NONE;
    if (other !== NONE && other !== edge && isOwnShip(table, seat, other)) return true;
  }
  return false;
}

/** EC-31: an end ship has one end without any other own piece. */
function isEndShip(table: Table, seat: Seat, edge: number): boolean {
  const a = TOPOLOGY.edgeVertices[edge * 2] ?? NONE;
  const b = TOPOLOGY.edgeVertices[edge * 2 + 1] ?? NONE;
  return !isHeldAtEnd(table, seat, edge, a) || !isHeldAtEnd(table, seat, edge, b);
}

/** Lifts an end ship, to be placed on another lane. */
const lift = defineAction(moves.lift, {
  frames: ['build', 'main'],
  gates: [holdsSupportCard('move-ship'), supportReadyGate],
  needs: [
    { code: 'no-own-ship', rule: RULE, ok: ({ table, seat }, { edge }) => isOwnShip(table, seat, edge) },
    { code: 'no-end-ship', rule: RULE, ok: ({ table, seat }, { edge }) => isEndShip(table, seat, edge) },
    { code: 'no-lane', rule: RULE, ok: ({ table, seat }, { edge }) => hasLaneWithout(table, seat, edge) },
  ],
  candidates({ table, seat }, out) {
    for (let edge = 0; edge < EDGE_COUNT; edge++) if (isOwnShip(table, seat, edge)) out.add(itemAt(LIFT_MOVES, edge));
  },
  play({ table }, seat, { edge }, tell) {
    liftShip(table, seat, edge);
    table.stack.push(relaunchFrame(edge));
    tell?.all({ kind: 'lifted', seat, edge });
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [lift],
  answers: [],
  least: 0,
  transfers: {},
  sayings: {
    moves: {
      lift: ({ edge }, table) => message('move.lift', { ...byCharacter('move-ship'), lane: laneMessage(table, edge) }),
    },
    events: {
      lifted: ({ seat, edge }, table) =>
        message('event.lifted', { ...byCharacter('move-ship'), seat: seatRef(seat), lane: laneMessage(table, edge) }),
      moved: ({ seat, to }, table) => message('event.moved', { seat: seatRef(seat), lane: laneMessage(table, to) }),
    },
  },
};
