import { NONE } from '@orrery/common';
import type { MoveList, Seat } from '@orrery/kernel';
import { addShip, freeShip } from './board.ts';
import { COLONY, TRADE } from './data.ts';
import { isTaken } from './derived.ts';
import { embark, launchFree } from './framevalues.ts';
import { playerOf, portOf, type Table } from './state.ts';
import { PORT_OF, PORT_SITES, SITES } from './topology.ts';

/** SF-BUILD-01: a spaceport site of an own spaceport on which nothing stands. */
export function isBerth(table: Table, seat: Seat, vertex: number): boolean {
  const site = PORT_OF[vertex] ?? NONE;
  return site !== NONE && table.sites[site] === portOf(seat) && !isTaken(table.derived, vertex);
}

/** Adds the moves to every free spaceport site of a seat; of a list by intersection, from `at` on. */
export function addBerths<M>(table: Table, seat: Seat, out: MoveList<M>, moves: readonly M[], at: number): void {
  const port = portOf(seat);
  for (let site = 0; site < SITES; site++) {
    if (table.sites[site] !== port) continue;
    for (let i = site * 2; i < site * 2 + 2; i++) {
      const vertex = PORT_SITES[i] ?? 0;
      const move = isTaken(table.derived, vertex) ? undefined : moves[at + vertex];
      if (move !== undefined) out.add(move);
    }
  }
}

function hasBerth(table: Table, seat: Seat): boolean {
  for (const vertex of PORT_SITES) if (isBerth(table, seat, vertex)) return true;
  return false;
}

/** SF-BUILD-07: a piece to carry lies in the stock. */
export const hasCargo = (table: Table, seat: Seat, cargo: number): boolean => {
  const player = playerOf(table, seat);
  return (cargo === COLONY ? player.colonies : player.stations) > 0;
};

/** Puts a ship on the board and says which of the three it is. */
export function launch(table: Table, seat: Seat, cargo: number, vertex: number): number {
  const ship = freeShip(table, seat);
  addShip(table, seat, ship, cargo, vertex);
  return ship;
}

/** SF-ENC-07: a free trade ship that was kept comes on the board as soon as it can. */
export function offerLaunch(table: Table, seat: Seat): void {
  if (playerOf(table, seat).waiting > 0) table.stack.push(embark(seat));
}

/** One after the other, while there is a ship, a station and a site for it. */
export function runEmbark(table: Table, seat: Seat): void {
  if (playerOf(table, seat).waiting === 0 || freeShip(table, seat) === NONE) return;
  if (hasCargo(table, seat, TRADE) && hasBerth(table, seat)) table.stack.push(embark(seat), launchFree(seat));
}
