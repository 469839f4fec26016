import type { Bundle } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { placeBase } from '../board.ts';
import { COST, VICTORY_POINTS } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE_FRAME } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { defineAction, type MoveNeed, type Player, playerOf, type StartrekState, stationCode } from '../state.ts';
import { payBank } from '../supply.ts';
import { VERTEX_WORD_COUNT } from '../topology.ts';
import { affordsGate, hasBaseGate } from './gates.ts';
import { addVertexMoves } from './listing.ts';

const { all: BASE_MOVES } = MOVES.base;

export const ownStationNeed: MoveNeed<{ readonly vertex: number }> = {
  code: 'no-own-station',
  rule: 'ST-BASE-01',
  ok: ({ table, seat }, { vertex }) => table.vertices[vertex] === stationCode(seat),
};

/** ST-BASE-02: the first two bases bring a reserve station each; ST-OPT-CLASSIC: the station itself comes back. */
function returnStations(player: Player, classic: 'on' | 'off'): number {
  if (classic === 'off' && player.reserve === 0) return 0;
  if (classic === 'off') player.reserve--;
  player.stations++;
  return 1;
}

export function upgradeToBase(
  state: StartrekState,
  seat: Seat,
  vertex: number,
  price: Bundle,
  tell: EventSink<Event> | null,
): void {
  const { table } = state;
  const player = playerOf(table, seat);
  payBank(state, seat, price);
  table.quiet = 0;
  placeBase(table, seat, vertex);
  player.points += VICTORY_POINTS.base - VICTORY_POINTS.station;
  const returned = returnStations(player, table.options.classic);
  tell?.all({ kind: 'base', seat, vertex, paid: price, returned });
  table.stack.push(JUDGE_FRAME);
}

export const base = defineAction(MOVES.base, {
  frames: ['build', 'main'],
  gates: [affordsGate(COST.base), hasBaseGate],
  needs: [ownStationNeed],
  exact: true,
  candidates: ({ table, seat }, out) =>
    addVertexMoves(out, BASE_MOVES, table.derived.stations, seat * VERTEX_WORD_COUNT),
  play: (state, seat, { vertex }, tell) => upgradeToBase(state, seat, vertex, COST.base, tell),
});
