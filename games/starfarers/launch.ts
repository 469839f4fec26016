import { NONE } from '@orrery/common';
import type { MoveList, Seat } from '@orrery/kernel';
import { addShip, freeShip } from './board.ts';
import { COLONY_CARGO, TRADE_CARGO } from './data.ts';
import { isVertexTaken } from './derived.ts';
import { embarkFrame, launchFrame } from './frame-constants.ts';
import { playerOf, portCode, type Table } from './state.ts';
import { PORT_SITES, SITE_COUNT, SITE_OF_PORT } from './topology.ts';

/** SF-BUILD-01: a free spaceport site of an own spaceport. */
export function isFreeBerth(table: Table, seat: Seat, vertex: number): boolean {
  const site = SITE_OF_PORT[vertex] ?? NONE;
  return site !== NONE && table.sites[site] === portCode(seat) && !isVertexTaken(table.derived, vertex);
}

/** Adds the moves to every free spaceport site of a seat, from a list by intersection that starts at `at`. */
export function addBerthMoves<M>(table: Table, seat: Seat, out: MoveList<M>, moves: readonly M[], at: number): void {
  const port = portCode(seat);
  for (let site = 0; site < SITE_COUNT; site++) {
    if (table.sites[site] !== port) continue;
    for (let i = site * 2; i < site * 2 + 2; i++) {
      const vertex = PORT_SITES[i] ?? 0;
      const move = isVertexTaken(table.derived, vertex) ? undefined : moves[at + vertex];
      if (move !== undefined) out.add(move);
    }
  }
}

function hasBerth(table: Table, seat: Seat): boolean {
  for (const vertex of PORT_SITES) if (isFreeBerth(table, seat, vertex)) return true;
  return false;
}

/** SF-BUILD-07: a piece for the cargo is in the stock. */
export const hasCargo = (table: Table, seat: Seat, cargo: number): boolean => {
  const player = playerOf(table, seat);
  return (cargo === COLONY_CARGO ? player.colonies : player.stations) > 0;
};

/** Puts a ship on the board and returns which of the three it is. */
export function launchShip(table: Table, seat: Seat, cargo: number, vertex: number): number {
  const ship = freeShip(table, seat);
  addShip(table, seat, ship, cargo, vertex);
  return ship;
}

/** SF-ENC-07: a free trade ship that is waiting enters the board as soon as possible. */
export function offerLaunch(table: Table, seat: Seat): void {
  if (playerOf(table, seat).waiting > 0) table.stack.push(embarkFrame(seat));
}

/** One after the other, while there is a ship, a station and a site for it. */
export function launchWaitingShips(table: Table, seat: Seat): void {
  if (playerOf(table, seat).waiting === 0 || freeShip(table, seat) === NONE) return;
  if (hasCargo(table, seat, TRADE_CARGO) && hasBerth(table, seat))
    table.stack.push(embarkFrame(seat), launchFrame(seat));
}
