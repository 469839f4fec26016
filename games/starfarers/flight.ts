import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  cargoOf,
  isShared,
  linksLeft,
  mayStand,
  moveShip,
  peopleAt,
  placeColony,
  removeShip,
  shipAt,
  siteAbroad,
  vertexOf,
} from './board.ts';
import { CANNON, COLONY, POD, POINTS, SHIPS, TRADE } from './data.ts';
import { isColonySite, isDock, isForeign } from './derived.ts';
import { discover, explore, REST, scout } from './framevalues.ts';
import { cardsOf, combatBonus, peoplesAmong } from './friendship.ts';
import { offerLaunch } from './launch.ts';
import { findWay, hasEnd, nearestEnd, way } from './reach.ts';
import { score } from './score.ts';
import { TOKEN_LEAST, TOKENS, tokenOf } from './sectors.ts';
import { playerOf, type Table, type Telling, type Whole } from './state.ts';
import { SLOTS, THREE, VERTEX_PLANETS, VERTEX_SYSTEM } from './topology.ts';

/** SF-SPEC-01, SF56-ART-02: whether a seat has what a token asks for. */
function canClear(table: Table, seat: Seat, disc: number): boolean {
  const token = TOKENS[tokenOf(disc)];
  const { fitted, friends } = playerOf(table, seat);
  if (token === undefined) return false;
  if (token.sort === 'pirates') return (fitted[CANNON] ?? 0) + combatBonus(friends) >= token.needs;
  return (token.sort === 'ice' ? (fitted[POD] ?? 0) : peoplesAmong(friends)) >= token.needs;
}

/** The planet beside an intersection whose token a seat can take, NONE without one. */
export function clearableAt(table: Table, seat: Seat, vertex: number): number {
  for (let i = vertex * 2; i < vertex * 2 + 2; i++) {
    const planet = VERTEX_PLANETS[i] ?? NONE;
    const disc = planet === NONE ? 0 : (table.discs[planet] ?? 0);
    if (disc >= TOKEN_LEAST && canClear(table, seat, disc)) return planet;
  }
  return NONE;
}

/** The slot beside an intersection that lies face down or has hidden discs, NONE without one. */
export function unexploredAt({ layout, planets, discs }: Table, vertex: number): number {
  const slot = VERTEX_SYSTEM[vertex] ?? NONE;
  if (slot === NONE || slot >= SLOTS) return NONE;
  const isHidden = layout[slot] === NONE || (planets[slot * THREE] !== NONE && discs[slot * THREE] === 0);
  return isHidden ? slot : NONE;
}

/** Whether a ship that comes here has to stop for a moment: something is found out or won. */
export const isEventful = (table: Table, seat: Seat, vertex: number): boolean =>
  unexploredAt(table, vertex) !== NONE || clearableAt(table, seat, vertex) !== NONE;

/** SF-FLIGHT-06, SF-FLIGHT-07, SF-VAR-05: what a ship finds where it has come to, what it can clear, and if it may stay. */
function comeTo(table: Table, seat: Seat, vertex: number): void {
  const slot = unexploredAt(table, vertex);
  table.stack.push(scout(seat));
  if (slot !== NONE) table.stack.push(table.layout[slot] === NONE ? discover(slot) : explore(slot));
}

/** SF-FLIGHT-04: once another ship is started, the last one is done. */
export function finishShip(table: Table): void {
  if (table.flying === NONE) return;
  playerOf(table, table.pilot).flown |= 1 << table.flying;
  table.flying = NONE;
  table.adrift = 0;
}

/**
 * SF-FLIGHT-04: one leg of a ship's flight. It takes the shortest way and stops early where something is found; with the
 * speed that is left it can go on.
 */
export function fly({ table }: Whole, seat: Seat, ship: number, to: number, tell: Telling): void {
  const from = vertexOf(shipAt(table, seat, ship));
  if (table.flying !== ship) {
    finishShip(table);
    table.flying = ship;
    table.spent = 0;
    table.from = from;
  }
  const n = findWay(table, from, to, linksLeft(table, seat, ship));
  let links = 1;
  while (links < n && !isEventful(table, seat, way[links - 1] ?? 0)) links++;
  const stop = way[links - 1] ?? to;
  table.leg = from;
  table.spent += links;
  table.adrift = 0;
  moveShip(table, seat, ship, stop);
  tell?.all({ kind: 'flew', seat, ship, from, to: stop, links });
  arrive(table, seat, ship, stop, tell);
}

function arrive(table: Table, seat: Seat, ship: number, vertex: number, tell: Telling): void {
  offerLaunch(table, seat);
  if (isEventful(table, seat, vertex)) {
    table.stack.push(REST);
    comeTo(table, seat, vertex);
  } else if (isDock(table.derived, vertex)) settleDock(table, seat, ship, vertex, tell);
}

/** SF-ENC-08, A-14, A-15: a ship is put somewhere else, where the same happens as after a flight. */
export function jump({ table }: Whole, seat: Seat, ship: number, to: number, tell: Telling): void {
  const from = vertexOf(shipAt(table, seat, ship));
  moveShip(table, seat, ship, to);
  playerOf(table, seat).due &= ~(1 << ship);
  tell?.all({ kind: 'jumped', seat, ship, from, to });
  offerLaunch(table, seat);
  if (isEventful(table, seat, to)) {
    table.stack.push({ kind: 'alight', seat, ship, from });
    comeTo(table, seat, to);
  } else if (isDock(table.derived, to)) settleDock(table, seat, ship, to, tell);
}

/** SF-STAT-01 to 04: a station takes a dock, the marker may pass, and a card of that people is chosen. */
function settleDock(table: Table, seat: Seat, ship: number, vertex: number, tell: Telling): void {
  const people = peopleAt(table, vertex);
  const player = playerOf(table, seat);
  const holder = table.markers[people] ?? NONE;
  removeShip(table, seat, ship);
  player.docked[people] = (player.docked[people] ?? 0) + 1;
  table.quiet = 0;
  tell?.all({ kind: 'docked', seat, ship, people });
  table.stack.push(scout(seat));
  offerLaunch(table, seat);
  if ((table.friends & cardsOf(people)) !== 0) table.stack.push({ kind: 'befriend', seat, people });
  if (holder === seat) return;
  if (holder !== NONE && (player.docked[people] ?? 0) <= (playerOf(table, holder).docked[people] ?? 0)) return;
  table.markers[people] = seat;
  tell?.all({ kind: 'marker', seat, people });
  if (holder !== NONE) score(table, holder, -POINTS.marker);
  score(table, seat, POINTS.marker);
}

/** SF-COL-01: the colony stays, the transport goes back. */
export function found(table: Table, seat: Seat, ship: number, tell: Telling): void {
  const site = siteAbroad(table, vertexOf(shipAt(table, seat, ship)));
  removeShip(table, seat, ship);
  placeColony(table, seat, site);
  table.quiet = 0;
  tell?.all({ kind: 'founded', seat, ship, site });
  offerLaunch(table, seat);
  score(table, seat, POINTS.colony);
}

/** SF-SPEC-01, A-11, A-13: one token after the other, beside any ship of the seat. */
export function runScout(table: Table, seat: Seat): void {
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    const planet = code === NONE ? NONE : clearableAt(table, seat, vertexOf(code));
    if (planet === NONE) continue;
    table.stack.push(scout(seat), { kind: 'clear', planet, seat });
    return;
  }
}

const mayStay = (table: Table, seat: Seat, ship: number, code: number): boolean =>
  mayStand(table, seat, cargoOf(code), vertexOf(code)) && !isShared(table, seat, ship, vertexOf(code));

function goBack(table: Table, seat: Seat, ship: number, to: number, tell: Telling): void {
  moveShip(table, seat, ship, to);
  tell?.all({ kind: 'returned', seat, ship, to });
}

/** A ship that was stopped where it may not stay goes on; when it cannot, it goes back to where its leg began (a ruling). */
export function runRest(table: Table, tell: Telling): void {
  const { flying: ship, pilot: seat } = table;
  if (ship === NONE) return;
  const code = shipAt(table, seat, ship);
  if (code === NONE || mayStay(table, seat, ship, code)) return;
  if (hasEnd(table, seat, cargoOf(code), vertexOf(code), linksLeft(table, seat, ship))) {
    table.adrift = 1;
    return;
  }
  goBack(table, seat, ship, table.leg, tell);
  finishShip(table);
}

/** The same after a jump. */
export function runAlight(table: Table, seat: Seat, ship: number, from: number, tell: Telling): void {
  const code = shipAt(table, seat, ship);
  if (code !== NONE && !mayStay(table, seat, ship, code)) goBack(table, seat, ship, from, tell);
}

/** SF-BLOCK-03, SF-BUILD-09: a colony ship on a colony site, or any ship on somebody's spaceport site. */
function isInTheWay(table: Table, seat: Seat, code: number): boolean {
  const vertex = vertexOf(code);
  return isColonySite(table.derived, vertex) || isForeign(table.derived, seat, vertex);
}

/** SF-BLOCK-03: which ships have to leave in this flight. */
export function markDue(table: Table, seat: Seat): void {
  const player = playerOf(table, seat);
  player.due = 0;
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    if (code !== NONE && isInTheWay(table, seat, code)) player.due |= 1 << ship;
  }
}

/** SF-BLOCK-03, A-17: the first ship that still has to leave and can, NONE when all have done their duty. */
export function overdueShip(table: Table, seat: Seat): number {
  const { due, stuck } = playerOf(table, seat);
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    if (code === NONE || ((stuck >> ship) & 1) === 1) continue;
    const vertex = vertexOf(code);
    const isDue = ((due >> ship) & 1) === 1 && (table.flying !== ship || vertex === table.from);
    if (!isDue && mayStand(table, seat, cargoOf(code), vertex)) continue;
    if (hasEnd(table, seat, cargoOf(code), vertex, linksLeft(table, seat, ship))) return ship;
  }
  return NONE;
}

/** The ship that has to fly on before another may start, NONE when all are free to choose. */
export function boundShip(table: Table, seat: Seat): number {
  const { flying } = table;
  if (flying === NONE) return NONE;
  if (table.adrift === 1) return flying;
  const code = shipAt(table, seat, flying);
  if (code === NONE || mayStand(table, seat, cargoOf(code), vertexOf(code))) return NONE;
  return hasEnd(table, seat, cargoOf(code), vertexOf(code), linksLeft(table, seat, flying)) ? flying : NONE;
}

/** SF-BLOCK-02: a trade ship that could not get off a colony site is put on the nearest intersection for it (a ruling). */
export function leaveSites(table: Table, seat: Seat, tell: Telling): void {
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    if (code === NONE || cargoOf(code) !== TRADE || !isColonySite(table.derived, vertexOf(code))) continue;
    const isKnown = (vertex: number): boolean => unexploredAt(table, vertex) === NONE;
    const to = nearestEnd(table, seat, TRADE, vertexOf(code), isKnown);
    if (to !== NONE) goBack(table, seat, ship, to, tell);
  }
}

/** What a ship becomes when its cargo is exchanged. */
export const otherCargo = (cargo: number): number => (cargo === COLONY ? TRADE : COLONY);
