import { NONE, some } from '@orrery/common';
import { below, declareMoves, event, move, type Seat, who } from '@orrery/kernel';
import { holds, rested } from '../actions/gates.ts';
import { hasLaneWithout, liftShip } from '../board.ts';
import { ruleOfEffect } from '../characters.ts';
import { relaunch } from '../framevalues.ts';
import { act, ownerOf, shipOf, type Table } from '../state.ts';
import { EDGES, MAP, THREE } from '../topology.ts';
import { lane } from '../words/places.ts';
import { words } from '../words/say.ts';
import { by } from '../words/things.ts';
import type { SupportCard } from './card.ts';

const moves = declareMoves({ lift: move('lift {edge}', { edge: below(EDGES) }) });

const events = {
  lifted: event<{ seat: Seat; edge: number }>({ seat: 0, edge: 12 }),
  moved: event<{ seat: Seat; from: number; to: number }>({ seat: 0, from: 12, to: 30 }),
};

const { all: LIFT } = moves.lift;
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
const lift = act(moves.lift, {
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

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [lift],
  answers: [],
  least: 0,
  transfers: {},
  sayings: {
    moves: {
      lift: ({ edge }, table) => words('move.lift', { ...by('move-ship'), lane: lane(table, edge) }),
    },
    events: {
      lifted: ({ seat, edge }, table) =>
        words('event.lifted', { ...by('move-ship'), seat: who(seat), lane: lane(table, edge) }),
      moved: ({ seat, to }, table) => words('event.moved', { seat: who(seat), lane: lane(table, to) }),
    },
  },
};
