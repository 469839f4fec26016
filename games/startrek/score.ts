import { NONE } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { FLEET_LEAST, PIECES, POINTS, ROUTE_LEAST, VICTORY } from './data.ts';
import type { Event } from './events.ts';
import { grownRoute, longestRoute } from './route.ts';
import { type Hand, type Player, playerOf, type Table } from './state.ts';
import { MAP, THREE } from './topology.ts';

type Telling = Tell<Event> | null;

/** ST-END-01: what a seat has, hidden cards included. */
export const pointsOf = (player: Player, hand: Hand): number => player.points + (hand.developments[VICTORY] ?? 0);

/** The only seat with the most, if that is enough; NONE otherwise. */
function soleLeader(players: readonly Player[], of: 'route' | 'fleet', least: number): Seat {
  let best = least - 1;
  let leader = NONE;
  for (let seat = 0; seat < players.length; seat++) {
    const n = players[seat]?.[of] ?? 0;
    if (n < best || n < least) continue;
    leader = n === best ? NONE : seat;
    best = n;
  }
  return leader;
}

function giveRoute(table: Table, seat: Seat, tell: Telling): void {
  if (seat === table.routeHolder) return;
  if (table.routeHolder !== NONE) playerOf(table, table.routeHolder).points -= POINTS.route;
  table.routeHolder = seat;
  if (seat !== NONE) playerOf(table, seat).points += POINTS.route;
  tell?.all({ kind: 'route', seat, length: seat === NONE ? 0 : playerOf(table, seat).route });
}

/** ST-LSR-05 to 07, EC-16, EC-17: what becomes of the card when a line got shorter. */
function afterCut(table: Table, seat: Seat, tell: Telling): void {
  const { players, routeHolder, options } = table;
  if (routeHolder !== NONE && routeHolder !== seat) return;
  const leader = soleLeader(players, 'route', ROUTE_LEAST);
  if (routeHolder !== NONE && options.classic === 'on' && isAmongLongest(table, routeHolder)) return;
  giveRoute(table, leader, tell);
}

function isAmongLongest({ players }: Table, seat: Seat): boolean {
  const own = players[seat]?.route ?? 0;
  return own >= ROUTE_LEAST && players.every(({ route }) => route <= own);
}

/** ST-LSR-01, ST-LSR-04, ST-LSR-07: what becomes of the card when a line got longer. */
function afterGrowth(table: Table, seat: Seat, tell: Telling): void {
  const { players, routeHolder } = table;
  if (routeHolder === NONE) giveRoute(table, soleLeader(players, 'route', ROUTE_LEAST), tell);
  else if (playerOf(table, seat).route > playerOf(table, routeHolder).route) giveRoute(table, seat, tell);
}

function setRoute(table: Table, seat: Seat, length: number, tell: Telling): void {
  const player = playerOf(table, seat);
  const before = player.route;
  player.route = length;
  if (length > before) {
    if (length >= ROUTE_LEAST) afterGrowth(table, seat, tell);
  } else if (length < before) afterCut(table, seat, tell);
}

/** Measures a seat's whole route again and moves the card as the rules want. */
export function measureRoute(table: Table, seat: Seat, tell: Telling): void {
  setRoute(table, seat, longestRoute(table, seat, PIECES.ships - playerOf(table, seat).ships), tell);
}

/** Measures what a new ship made of a seat's route. */
export function extendRoute(table: Table, seat: Seat, edge: number, tell: Telling): void {
  const { route, ships } = playerOf(table, seat);
  setRoute(table, seat, grownRoute(table, seat, edge, route, PIECES.ships - ships), tell);
}

/** A new building can cut only lines that pass through it: two ships of one opponent. */
export function cutRoutes(table: Table, vertex: number, builder: Seat, tell: Telling): void {
  let once = 0;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = MAP.vertexEdges[i] ?? NONE;
    const ship = edge === NONE ? 0 : (table.edges[edge] ?? 0);
    if (ship === 0 || ship - 1 === builder) continue;
    const bit = 1 << (ship - 1);
    if ((once & bit) !== 0) {
      measureRoute(table, ship - 1, tell);
      return;
    }
    once |= bit;
  }
}

function giveFleet(table: Table, seat: Seat, tell: Telling): void {
  if (seat === table.fleetHolder) return;
  if (table.fleetHolder !== NONE) playerOf(table, table.fleetHolder).points -= POINTS.fleet;
  table.fleetHolder = seat;
  if (seat !== NONE) playerOf(table, seat).points += POINTS.fleet;
  tell?.all({ kind: 'fleet', seat, size: seat === NONE ? 0 : playerOf(table, seat).fleet });
}

/** ST-FLT-01, ST-FLT-02: a fleet grew. */
export function fleetGrew(table: Table, seat: Seat, tell: Telling): void {
  const { players, fleetHolder } = table;
  if (fleetHolder === NONE) giveFleet(table, soleLeader(players, 'fleet', FLEET_LEAST), tell);
  else if (playerOf(table, seat).fleet > playerOf(table, fleetHolder).fleet) giveFleet(table, seat, tell);
}

/** EC-19: a fleet shrank. The holder keeps the card with 3 or more while nobody has more. */
export function fleetShrank(table: Table, tell: Telling): void {
  const { players, fleetHolder } = table;
  const held = fleetHolder === NONE ? 0 : playerOf(table, fleetHolder).fleet;
  if (held >= FLEET_LEAST && players.every(({ fleet }) => fleet <= held)) return;
  giveFleet(table, soleLeader(players, 'fleet', FLEET_LEAST), tell);
}
