import { type Bundle, some } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { isLane, placeShip } from '../board.ts';
import { COST } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE } from '../framevalues.ts';
import { type EdgeKind, type EdgeMove, edgeMoves } from '../moves.ts';
import { extendRoute } from '../score.ts';
import type { Act, MoveNeed, Table } from '../state.ts';
import { pay } from '../supply.ts';
import { EDGE_WORDS, EDGES } from '../topology.ts';
import { affords, hasShip } from './gates.ts';
import { addEdges } from './listing.ts';

const SHIP = edgeMoves('ship');

/** ST-SHIP-01: an empty lane that goes on from an own ship or building, not through a foreign one. */
export const laneNeeds: readonly MoveNeed<EdgeMove<EdgeKind>>[] = [
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

export const ship: Act<EdgeMove<'ship'>> = {
  kind: 'ship',
  frames: ['build', 'main'],
  listing: 'all',
  gates: [affords(COST.ship), hasShip('ST-BUILD-01')],
  needs: laneNeeds,
  exact: true,
  candidates: ({ table, seat }, out) => addEdges(out, SHIP, table.derived.lanes, seat * EDGE_WORDS),
  any: (_, rng) => some(SHIP, rng(EDGES)),
  play(state, seat, { edge }, tell) {
    pay(state, seat, COST.ship);
    launch(state.table, seat, edge, COST.ship, tell);
  },
};
