import { type Bundle, beginBargaining, NONE } from '@orrery/common';
import { placesByPoints, type Seat } from '@orrery/kernel';
import { hasShips } from './board.ts';
import { materialFor, PILOT_STEP, QUIET_ROUNDS, stipend } from './data.ts';
import { finishShip, leaveSites, markDue } from './flight.ts';
import { BEFORE, FLIGHT, fetchCards, MAIN, NEXT, SHAKE, sail, scout } from './framevalues.ts';
import { offerLaunch } from './launch.ts';
import { judge } from './score.ts';
import { playerOf, type Table, type Telling } from './state.ts';

/** Nobody gave anything back this turn. */
export const NONE_DISCARDED: readonly Bundle[] = [];

/** SF56-FOUND-01: the second pilot, NONE in the base game. */
export function secondPilot(first: Seat, seats: number): Seat {
  return materialFor(seats).pilots === 1 ? NONE : (first + PILOT_STEP) % seats;
}

/** SF56-TURN-05, A-26: both pilots begin; whoever has enough points has won. */
export function beginTurn(table: Table, seat: Seat, tell: Telling): void {
  table.active = seat;
  table.second = secondPilot(seat, table.players.length);
  table.pilot = seat;
  table.turn++;
  beginBargaining(table);
  table.shake = NONE;
  table.discards = NONE_DISCARDED;
  for (let q = 0; q < table.players.length; q++) {
    const player = playerOf(table, q);
    player.used = 0;
    player.stuck = 0;
    player.flown = 0;
    player.due = 0;
  }
  table.stack.push(BEFORE);
  tell?.all({ kind: 'turn', seat, second: table.second, turn: table.turn });
  judge(table, tell);
}

export function nextTurn(table: Table, tell: Telling): void {
  tell?.all({ kind: 'ended', seat: table.active });
  table.quiet++;
  if (table.quiet >= QUIET_ROUNDS * table.players.length) stall(table, tell);
  else beginTurn(table, (table.active + 1) % table.players.length, tell);
}

/** When nothing has been founded for so long, the game is over without a winner of its own: most points come first. */
function stall(table: Table, tell: Telling): void {
  table.stack.push({ kind: 'over', places: placesByPoints(table.players.map(({ points }) => points)) });
  tell?.all({ kind: 'stalled', turns: table.quiet });
}

/** SF-PROD-04, SF56-TURN-02: pilot 1 draws by points, then pilot 2; then pilot 1 trades and builds. */
export function payStipends(table: Table): void {
  const { active, second } = table;
  openMain(table, active);
  if (second !== NONE) payStipend(table, second);
  payStipend(table, active);
}

/** Cards that a seat draws from the reserve pile in this turn: only pilots do. */
export const stipendOf = (table: Table, seat: Seat): number =>
  seat === table.active || seat === table.second ? stipend(playerOf(table, seat).points) : 0;

function payStipend(table: Table, seat: Seat): void {
  const n = stipendOf(table, seat);
  if (n > 0) table.stack.push(fetchCards(seat, n));
}

/** SF-TURN-01, SF56-TURN-03: somebody trades and builds. */
export function openMain(table: Table, seat: Seat): void {
  table.pilot = seat;
  table.stack.push(MAIN);
  offerLaunch(table, seat);
}

/** SF-FLIGHT-01, SF56-TURN-04: without a ship of either pilot there is no flight; with one, pilot 1 shakes. */
export function depart(table: Table): void {
  const { active, second } = table;
  table.pilot = active;
  table.stack.push(NEXT);
  if (!hasShips(table, active) && (second === NONE || !hasShips(table, second))) return;
  markDue(table, active);
  if (second !== NONE) {
    markDue(table, second);
    table.stack.push(sail(second));
  }
  table.stack.push(sail(active), SHAKE);
}

/** a pilot begins to fly, and wins at once what lies beside the ships. */
export function setSail(table: Table, seat: Seat): void {
  table.pilot = seat;
  table.flying = NONE;
  if (!hasShips(table, seat)) return;
  table.stack.push(FLIGHT);
  offerLaunch(table, seat);
  table.stack.push(scout(seat));
}

export function landAll(table: Table, seat: Seat, tell: Telling): void {
  finishShip(table);
  leaveSites(table, seat, tell);
  table.stack.pop();
  tell?.all({ kind: 'landed', seat });
}
