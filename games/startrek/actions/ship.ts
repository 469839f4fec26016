import type { Bundle } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { isLane, placeShip } from '../board.ts';
import { COST } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { extendRoute } from '../score.ts';
import { act, type MoveNeed, type Table } from '../state.ts';
import { pay } from '../supply.ts';
import { EDGE_WORDS } from '../topology.ts';
import { affords, hasShip } from './gates.ts';
import { addEdges } from './listing.ts';

const { all: SHIP } = MOVES.ship;

/** ST-SHIP-01: an empty lane that goes on from an own ship or building, not through a foreign one. */
export const laneNeeds: readonly MoveNeed<{ readonly edge: number }>[] = [
  { code: 'lane-taken', rule: 'ST-DEF-03', ok: ({ table }, { edge }) => table.edges[edge] === 0 },
  {
    code: 'no-link',
    rule: 'ST-SHIP-01',
    ok: ({ table, seat }, { edge }) => table.edges[edge] !== 0 || isLane(table, seat, edge),
  },
];

/** Puts a ship on the board. What comes after it must lie on the stack already: a route may win the game first. */
export function launch(table: Table, seat: Seat, edge: number, paid: Bundle, tell: Tell<Event> | null): void {
  table.quiet = 0;
  placeShip(table, seat, edge);
  tell?.all({ kind: 'ship', seat, edge, paid });
  const holder = table.routeHolder;
  extendRoute(table, seat, edge, tell);
  if (table.routeHolder !== holder) table.stack.push(JUDGE);
}

export const ship = act(MOVES.ship, {
  frames: ['build', 'main'],
  gates: [affords(COST.ship), hasShip('ST-BUILD-01')],
  needs: laneNeeds,
  exact: true,
  candidates: ({ table, seat }, out) => addEdges(out, SHIP, table.derived.lanes, seat * EDGE_WORDS),
  play(state, seat, { edge }, tell) {
    pay(state, seat, COST.ship);
    launch(state.table, seat, edge, COST.ship, tell);
  },
});
