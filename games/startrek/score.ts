import { NONE } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { MIN_FLEET_SIZE, MIN_ROUTE_LENGTH, PIECES_PER_SEAT, VICTORY_CARD, VICTORY_POINTS } from './data.ts';
import type { Event } from './events.ts';
import { extendedRoute, longestRoute } from './route.ts';
import { type Hand, type Player, playerOf, type Table } from './state.ts';
import { EDGES_PER_VERTEX, TOPOLOGY } from './topology.ts';

type MaybeSink = EventSink<Event> | null;

/** ST-END-01: the points of a seat, including hidden cards. */
export const totalPoints = (player: Player, hand: Hand): number =>
  player.points + (hand.developments[VICTORY_CARD] ?? 0);

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

function giveRoute(table: Table, seat: Seat, tell: MaybeSink): void {
  if (seat === table.routeHolder) return;
  if (table.routeHolder !== NONE) playerOf(table, table.routeHolder).points -= VICTORY_POINTS.route;
  table.routeHolder = seat;
  if (seat !== NONE) playerOf(table, seat).points += VICTORY_POINTS.route;
  tell?.all({ kind: 'route', seat, length: seat === NONE ? 0 : playerOf(table, seat).route });
}

/** ST-LSR-05 to 07, EC-16, EC-17: who holds the card after a line got shorter. */
function updateAfterCut(table: Table, seat: Seat, tell: MaybeSink): void {
  const { players, routeHolder, options } = table;
  if (routeHolder !== NONE && routeHolder !== seat) return;
  const leader = soleLeader(players, 'route', MIN_ROUTE_LENGTH);
  if (routeHolder !== NONE && options.classic === 'on' && isAmongLongest(table, routeHolder)) return;
  giveRoute(table, leader, tell);
}

function isAmongLongest({ players }: Table, seat: Seat): boolean {
  const own = players[seat]?.route ?? 0;
  return own >= MIN_ROUTE_LENGTH && players.every(({ route }) => route <= own);
}

/** ST-LSR-01, ST-LSR-04, ST-LSR-07: who holds the card after a line got longer. */
function updateAfterGrowth(table: Table, seat: Seat, tell: MaybeSink): void {
  const { players, routeHolder } = table;
  if (routeHolder === NONE) giveRoute(table, soleLeader(players, 'route', MIN_ROUTE_LENGTH), tell);
  else if (playerOf(table, seat).route > playerOf(table, routeHolder).route) giveRoute(table, seat, tell);
}

function setRoute(table: Table, seat: Seat, length: number, tell: MaybeSink): void {
  const player = playerOf(table, seat);
  const before = player.route;
  player.route = length;
  if (length > before) {
    if (length >= MIN_ROUTE_LENGTH) updateAfterGrowth(table, seat, tell);
  } else if (length < before) updateAfterCut(table, seat, tell);
}

/** Measures a seat's whole route again and moves the card accordingly. */
export function measureRoute(table: Table, seat: Seat, tell: MaybeSink): void {
  setRoute(table, seat, longestRoute(table, seat, PIECES_PER_SEAT.ships - playerOf(table, seat).ships), tell);
}

/** Updates a seat's route after a new ship. */
export function extendRoute(table: Table, seat: Seat, edge: number, tell: MaybeSink): void {
  const { route, ships } = playerOf(table, seat);
  setRoute(table, seat, extendedRoute(table, seat, edge, route, PIECES_PER_SEAT.ships - ships), tell);
}

/** A new building can cut only lines that pass through it: two ships of one opponent. */
export function cutRoutes(table: Table, vertex: number, builder: Seat, tell: MaybeSink): void {
  let once = 0;
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = TOPOLOGY.vertexEdges[i] ?? NONE;
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

function giveFleet(table: Table, seat: Seat, tell: MaybeSink): void {
  if (seat === table.fleetHolder) return;
  if (table.fleetHolder !== NONE) playerOf(table, table.fleetHolder).points -= VICTORY_POINTS.fleet;
  table.fleetHolder = seat;
  if (seat !== NONE) playerOf(table, seat).points += VICTORY_POINTS.fleet;
  tell?.all({ kind: 'fleet', seat, size: seat === NONE ? 0 : playerOf(table, seat).fleet });
}

/** ST-FLT-01, ST-FLT-02: a fleet grew. */
export function updateGrownFleet(table: Table, seat: Seat, tell: MaybeSink): void {
  const { players, fleetHolder } = table;
  if (fleetHolder === NONE) giveFleet(table, soleLeader(players, 'fleet', MIN_FLEET_SIZE), tell);
  else if (playerOf(table, seat).fleet > playerOf(table, fleetHolder).fleet) giveFleet(table, seat, tell);
}

/** EC-19: a fleet shrank. The holder keeps the card with 3 or more while nobody has more. */
export function updateShrunkFleet(table: Table, tell: MaybeSink): void {
  const { players, fleetHolder } = table;
  const held = fleetHolder === NONE ? 0 : playerOf(table, fleetHolder).fleet;
  if (held >= MIN_FLEET_SIZE && players.every(({ fleet }) => fleet <= held)) return;
  giveFleet(table, soleLeader(players, 'fleet', MIN_FLEET_SIZE), tell);
}
