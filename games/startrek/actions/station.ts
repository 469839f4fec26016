import type { Bundle } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { isOpen, isReached, placeStation } from '../board.ts';
import { COST, POINTS } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { cutRoutes } from '../score.ts';
import { act, type MoveNeed, playerOf, type Whole } from '../state.ts';
import { pay } from '../supply.ts';
import { VERTEX_WORDS } from '../topology.ts';
import { affords, hasStation } from './gates.ts';
import { addShared } from './listing.ts';

const { all: STATION } = MOVES.station;

export const siteNeeds: readonly MoveNeed<{ readonly vertex: number }>[] = [
  { code: 'not-reached', rule: 'ST-STN-01', ok: ({ table, seat }, { vertex }) => isReached(table, seat, vertex) },
  { code: 'too-close', rule: 'ST-STN-02', ok: ({ table }, { vertex }) => isOpen(table, vertex) },
];

/** ST-STN-04, ST-LSR-03: a station scores, and cuts what passes through. */
export function erect(state: Whole, seat: Seat, vertex: number, price: Bundle, tell: Tell<Event> | null): void {
  const { table } = state;
  pay(state, seat, price);
  table.quiet = 0;
  placeStation(table, seat, vertex);
  playerOf(table, seat).points += POINTS.station;
  tell?.all({ kind: 'station', seat, vertex, paid: price });
  cutRoutes(table, vertex, seat, tell);
  table.stack.push(JUDGE);
}

export const station = act(MOVES.station, {
  frames: ['build', 'main'],
  gates: [affords(COST.station), hasStation],
  needs: siteNeeds,
  exact: true,
  candidates: ({ table: { derived }, seat }, out) =>
    addShared(out, STATION, derived.reached, seat * VERTEX_WORDS, derived.open),
  play: (state, seat, { vertex }, tell) => erect(state, seat, vertex, COST.station, tell),
});
