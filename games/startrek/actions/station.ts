import type { Bundle } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { isOpenVertex, isReached, placeStation } from '../board.ts';
import { COST, VICTORY_POINTS } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE_FRAME } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { cutRoutes } from '../score.ts';
import { defineAction, type MoveNeed, playerOf, type StartrekState } from '../state.ts';
import { payBank } from '../supply.ts';
import { VERTEX_WORD_COUNT } from '../topology.ts';
import { affordsGate, hasStationGate } from './gates.ts';
import { addCommonVertexMoves } from './listing.ts';

const { all: STATION_MOVES } = MOVES.station;

export const siteNeeds: readonly MoveNeed<{ readonly vertex: number }>[] = [
  { code: 'not-reached', rule: 'ST-STN-01', ok: ({ table, seat }, { vertex }) => isReached(table, seat, vertex) },
  { code: 'too-close', rule: 'ST-STN-02', ok: ({ table }, { vertex }) => isOpenVertex(table, vertex) },
];

/** ST-STN-04, ST-LSR-03: a station scores, and cuts lines that pass through. */
export function buildStation(
  state: StartrekState,
  seat: Seat,
  vertex: number,
  price: Bundle,
  tell: EventSink<Event> | null,
): void {
  const { table } = state;
  payBank(state, seat, price);
  table.quiet = 0;
  placeStation(table, seat, vertex);
  playerOf(table, seat).points += VICTORY_POINTS.station;
  tell?.all({ kind: 'station', seat, vertex, paid: price });
  cutRoutes(table, vertex, seat, tell);
  table.stack.push(JUDGE_FRAME);
}

export const station = defineAction(MOVES.station, {
  frames: ['build', 'main'],
  gates: [affordsGate(COST.station), hasStationGate],
  needs: siteNeeds,
  exact: true,
  candidates: ({ table: { derived }, seat }, out) =>
    addCommonVertexMoves(out, STATION_MOVES, derived.reached, seat * VERTEX_WORD_COUNT, derived.open),
  play: (state, seat, { vertex }, tell) => buildStation(state, seat, vertex, COST.station, tell),
});
