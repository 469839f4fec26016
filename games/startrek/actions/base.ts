import type { Bundle } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { placeBase } from '../board.ts';
import { COST, POINTS } from '../data.ts';
import type { Event } from '../events.ts';
import { JUDGE } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { act, type MoveNeed, type Player, playerOf, stationOf, type Whole } from '../state.ts';
import { pay } from '../supply.ts';
import { VERTEX_WORDS } from '../topology.ts';
import { affords, hasBase } from './gates.ts';
import { addVertices } from './listing.ts';

const { all: BASE } = MOVES.base;

export const ringNeed: MoveNeed<{ readonly vertex: number }> = {
  code: 'no-own-station',
  rule: 'ST-BASE-01',
  ok: ({ table, seat }, { vertex }) => table.vertices[vertex] === stationOf(seat),
};

/** ST-BASE-02: the first two bases bring a reserve station each; ST-OPT-CLASSIC: the station itself comes back. */
function bringStation(player: Player, classic: 'on' | 'off'): number {
  if (classic === 'off' && player.reserve === 0) return 0;
  if (classic === 'off') player.reserve--;
  player.stations++;
  return 1;
}

export function upgrade(state: Whole, seat: Seat, vertex: number, price: Bundle, tell: Tell<Event> | null): void {
  const { table } = state;
  const player = playerOf(table, seat);
  pay(state, seat, price);
  table.quiet = 0;
  placeBase(table, seat, vertex);
  player.points += POINTS.base - POINTS.station;
  const returned = bringStation(player, table.options.classic);
  tell?.all({ kind: 'base', seat, vertex, paid: price, returned });
  table.stack.push(JUDGE);
}

export const base = act(MOVES.base, {
  frames: ['build', 'main'],
  gates: [affords(COST.base), hasBase],
  needs: [ringNeed],
  exact: true,
  candidates: ({ table, seat }, out) => addVertices(out, BASE, table.derived.stations, seat * VERTEX_WORDS),
  play: (state, seat, { vertex }, tell) => upgrade(state, seat, vertex, COST.base, tell),
});
