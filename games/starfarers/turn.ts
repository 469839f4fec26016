import { type Bundle, beginBargaining, NONE } from '@orrery/common';
import { placesByPoints, type Seat } from '@orrery/kernel';
import { hasShips } from './board.ts';
import { MAX_QUIET_ROUNDS, materialFor, SECOND_PILOT_OFFSET, stipendForPoints } from './data.ts';
import { finishShip, leaveSites, markMustLeave } from './flight.ts';
import {
  BEFORE_FRAME,
  FLIGHT_FRAME,
  fetchFrame,
  MAIN_FRAME,
  NEXT_FRAME,
  SHAKE_FRAME,
  sailFrame,
  scoutFrame,
} from './frame-constants.ts';
import { offerLaunch } from './launch.ts';
import { checkVictory } from './score.ts';
import { type MaybeSink, playerOf, type Table } from './state.ts';

/** No discards this turn. */
export const NO_DISCARDS: readonly Bundle[] = [];

/** SF56-FOUND-01: the second pilot, NONE in the base game. */
export function secondPilot(first: Seat, seats: number): Seat {
  return materialFor(seats).pilots === 1 ? NONE : (first + SECOND_PILOT_OFFSET) % seats;
}

/** SF56-TURN-05, A-26: both pilots begin; a pilot with enough points has won. */
export function beginTurn(table: Table, seat: Seat, tell: MaybeSink): void {
  table.active = seat;
  table.second = secondPilot(seat, table.players.length);
  table.pilot = seat;
  table.turn++;
  beginBargaining(table);
  table.shake = NONE;
  table.discards = NO_DISCARDS;
  for (let q = 0; q < table.players.length; q++) {
    const player = playerOf(table, q);
    player.used = 0;
    player.stuck = 0;
    player.flown = 0;
    player.due = 0;
  }
  table.stack.push(BEFORE_FRAME);
  tell?.all({ kind: 'turn', seat, second: table.second, turn: table.turn });
  checkVictory(table, tell);
}

export function nextTurn(table: Table, tell: MaybeSink): void {
  tell?.all({ kind: 'ended', seat: table.active });
  table.quiet++;
  if (table.quiet >= MAX_QUIET_ROUNDS * table.players.length) endStalledGame(table, tell);
  else beginTurn(table, (table.active + 1) % table.players.length, tell);
}

/** After this long without a founding the game is over without a proper winner: most points come first. */
function endStalledGame(table: Table, tell: MaybeSink): void {
  table.stack.push({ kind: 'over', places: placesByPoints(table.players.map(({ points }) => points)) });
  tell?.all({ kind: 'stalled', turns: table.quiet });
}

/** SF-PROD-04, SF56-TURN-02: pilot 1 draws by points, then pilot 2; then pilot 1 trades and builds. */
export function payStipends(table: Table): void {
  const { active, second } = table;
  beginTradeAndBuild(table, active);
  if (second !== NONE) payStipend(table, second);
  payStipend(table, active);
}

/** Cards that a seat draws from the reserve pile this turn: only pilots do. */
export const stipendOf = (table: Table, seat: Seat): number =>
  seat === table.active || seat === table.second ? stipendForPoints(playerOf(table, seat).points) : 0;

function payStipend(table: Table, seat: Seat): void {
  const n = stipendOf(table, seat);
  if (n > 0) table.stack.push(fetchFrame(seat, n));
}

/** SF-TURN-01, SF56-TURN-03: a pilot trades and builds. */
export function beginTradeAndBuild(table: Table, seat: Seat): void {
  table.pilot = seat;
  table.stack.push(MAIN_FRAME);
  offerLaunch(table, seat);
}

/** SF-FLIGHT-01, SF56-TURN-04: without a ship of either pilot there is no flight; with one, pilot 1 shakes. */
export function beginFlightPhase(table: Table): void {
  const { active, second } = table;
  table.pilot = active;
  table.stack.push(NEXT_FRAME);
  if (!hasShips(table, active) && (second === NONE || !hasShips(table, second))) return;
  markMustLeave(table, active);
  if (second !== NONE) {
    markMustLeave(table, second);
    table.stack.push(sailFrame(second));
  }
  table.stack.push(sailFrame(active), SHAKE_FRAME);
}

/** a pilot begins to fly, and at once wins the tokens beside the ships. */
export function beginFlight(table: Table, seat: Seat): void {
  table.pilot = seat;
  table.flying = NONE;
  if (!hasShips(table, seat)) return;
  table.stack.push(FLIGHT_FRAME);
  offerLaunch(table, seat);
  table.stack.push(scoutFrame(seat));
}

export function endFlight(table: Table, seat: Seat, tell: MaybeSink): void {
  finishShip(table);
  leaveSites(table, seat, tell);
  table.stack.pop();
  tell?.all({ kind: 'landed', seat });
}
