import type { Bundle } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { isLane, placeShip } from '../board.ts';
import { COST } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE_FRAME } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { extendRoute } from '../score.ts';
import { defineAction, type MoveNeed, type Table } from '../state.ts';
import { payBank } from '../supply.ts';
import { EDGE_WORD_COUNT } from '../topology.ts';
import { affordsGate, hasShipGate } from './gates.ts';
import { addEdgeMoves } from './listing.ts';

const { all: SHIP_MOVES } = MOVES.ship;

/** ST-SHIP-01: an empty lane that continues from an own ship or building, not through a foreign one. */
export const laneNeeds: readonly MoveNeed<{ readonly edge: number }>[] = [
  { code: 'lane-taken', rule: 'ST-DEF-03', ok: ({ table }, { edge }) => table.edges[edge] === 0 },
  {
    code: 'no-link',
    rule: 'ST-SHIP-01',
    ok: ({ table, seat }, { edge }) => table.edges[edge] !== 0 || isLane(table, seat, edge),
  },
];

/** Puts a ship on the board. Frames that follow must already be on the stack: a route may win the game first. */
export function launchShip(table: Table, seat: Seat, edge: number, paid: Bundle, tell: EventSink<Event> | null): void {
  table.quiet = 0;
  placeShip(table, seat, edge);
  tell?.all({ kind: 'ship', seat, edge, paid });
  const holder = table.routeHolder;
  extendRoute(table, seat, edge, tell);
  if (table.routeHolder !== holder) table.stack.push(JUDGE_FRAME);
}

export const ship = defineAction(MOVES.ship, {
  frames: ['build', 'main'],
  gates: [affordsGate(COST.ship), hasShipGate('ST-BUILD-01')],
  needs: laneNeeds,
  exact: true,
  candidates: ({ table, seat }, out) => addEdgeMoves(out, SHIP_MOVES, table.derived.lanes, seat * EDGE_WORD_COUNT),
  play(state, seat, { edge }, tell) {
    payBank(state, seat, COST.ship);
    launchShip(state.table, seat, edge, COST.ship, tell);
  },
});
