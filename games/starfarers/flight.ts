import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  isOtherShipAt,
  linksLeft,
  mayStand,
  moveShip,
  peopleAt,
  placeColony,
  removeShip,
  shipAt,
  shipCargo,
  shipVertex,
  siteAbroad,
} from './board.ts';
import { CANNON, COLONY_CARGO, POD, SHIPS_PER_SEAT, TRADE_CARGO, VICTORY_POINTS } from './data.ts';
import { isColonySite, isDock, isForeignPort } from './derived.ts';
import { discoverFrame, exploreFrame, REST_FRAME, scoutFrame } from './frame-constants.ts';
import { cardsOfPeople, combatBonus, countPeoples } from './friendship.ts';
import { offerLaunch } from './launch.ts';
import { canEndElsewhere, findPath, nearestEnd, pathBuffer } from './reach.ts';
import { addPoints } from './score.ts';
import { FIRST_TOKEN_DISC, TOKENS, tokenOf } from './sectors.ts';
import { type MaybeSink, playerOf, type StarfarersState, type Table } from './state.ts';
import { PLANETS_PER_SYSTEM, SLOT_COUNT, VERTEX_PLANETS, VERTEX_SYSTEM } from './topology.ts';

/** SF-SPEC-01, SF56-ART-02: whether a seat has what a token requires. */
function canClear(table: Table, seat: Seat, disc: number): boolean {
  const token = TOKENS[tokenOf(disc)];
  const { fitted, friends } = playerOf(table, seat);
  if (token === undefined) return false;
  if (token.sort === 'pirates') return (fitted[CANNON] ?? 0) + combatBonus(friends) >= token.needs;
  return (token.sort === 'ice' ? (fitted[POD] ?? 0) : countPeoples(friends)) >= token.needs;
}

/** The planet beside an intersection whose token a seat can take, NONE without one. */
export function clearableAt(table: Table, seat: Seat, vertex: number): number {
  for (let i = vertex * 2; i < vertex * 2 + 2; i++) {
    const planet = VERTEX_PLANETS[i] ?? NONE;
    const disc = planet === NONE ? 0 : (table.discs[planet] ?? 0);
    if (disc >= FIRST_TOKEN_DISC && canClear(table, seat, disc)) return planet;
  }
  return NONE;
}

/** The slot beside an intersection that is face down or has hidden discs, NONE without one. */
export function unexploredAt({ layout, planets, discs }: Table, vertex: number): number {
  const slot = VERTEX_SYSTEM[vertex] ?? NONE;
  if (slot === NONE || slot >= SLOT_COUNT) return NONE;
  const isHidden =
    layout[slot] === NONE || (planets[slot * PLANETS_PER_SYSTEM] !== NONE && discs[slot * PLANETS_PER_SYSTEM] === 0);
  return isHidden ? slot : NONE;
}

/** Whether a ship that arrives here has to stop for a moment: something is revealed or won. */
export const isEventful = (table: Table, seat: Seat, vertex: number): boolean =>
  unexploredAt(table, vertex) !== NONE || clearableAt(table, seat, vertex) !== NONE;

/**
 * SF-FLIGHT-06, SF-FLIGHT-07, SF-VAR-05: what a ship reveals where it has arrived, what it can clear, and whether it
 * may stay.
 */
function handleArrival(table: Table, seat: Seat, vertex: number): void {
  const slot = unexploredAt(table, vertex);
  table.stack.push(scoutFrame(seat));
  if (slot !== NONE) table.stack.push(table.layout[slot] === NONE ? discoverFrame(slot) : exploreFrame(slot));
}

/** SF-FLIGHT-04: once another ship starts, the previous one is done. */
export function finishShip(table: Table): void {
  if (table.flying === NONE) return;
  playerOf(table, table.pilot).flown |= 1 << table.flying;
  table.flying = NONE;
  table.adrift = 0;
}

/**
 * SF-FLIGHT-04: one leg of a ship's flight. It takes the shortest path and stops early where something is revealed; it
 * can continue with the remaining speed.
 */
export function flyShip({ table }: StarfarersState, seat: Seat, ship: number, to: number, tell: MaybeSink): void {
  const from = shipVertex(shipAt(table, seat, ship));
  if (table.flying !== ship) {
    finishShip(table);
    table.flying = ship;
    table.spent = 0;
    table.from = from;
  }
  const n = findPath(table, from, to, linksLeft(table, seat, ship));
  let links = 1;
  while (links < n && !isEventful(table, seat, pathBuffer[links - 1] ?? 0)) links++;
  const stop = pathBuffer[links - 1] ?? to;
  table.leg = from;
  table.spent += links;
  table.adrift = 0;
  moveShip(table, seat, ship, stop);
  tell?.all({ kind: 'flew', seat, ship, from, to: stop, links });
  arriveAt(table, seat, ship, stop, tell);
}

function arriveAt(table: Table, seat: Seat, ship: number, vertex: number, tell: MaybeSink): void {
  offerLaunch(table, seat);
  if (isEventful(table, seat, vertex)) {
    table.stack.push(REST_FRAME);
    handleArrival(table, seat, vertex);
  } else if (isDock(table.derived, vertex)) foundStation(table, seat, ship, vertex, tell);
}

/** SF-ENC-08, A-14, A-15: a ship is moved elsewhere, with the same consequences as after a flight. */
export function jumpShip({ table }: StarfarersState, seat: Seat, ship: number, to: number, tell: MaybeSink): void {
  const from = shipVertex(shipAt(table, seat, ship));
  moveShip(table, seat, ship, to);
  playerOf(table, seat).due &= ~(1 << ship);
  tell?.all({ kind: 'jumped', seat, ship, from, to });
  offerLaunch(table, seat);
  if (isEventful(table, seat, to)) {
    table.stack.push({ kind: 'alight', seat, ship, from });
    handleArrival(table, seat, to);
  } else if (isDock(table.derived, to)) foundStation(table, seat, ship, to, tell);
}

/** SF-STAT-01 to 04: a station takes a dock, the marker may change hands, and a card of that people is chosen. */
function foundStation(table: Table, seat: Seat, ship: number, vertex: number, tell: MaybeSink): void {
  const people = peopleAt(table, vertex);
  const player = playerOf(table, seat);
  const holder = table.markers[people] ?? NONE;
  removeShip(table, seat, ship);
  player.docked[people] = (player.docked[people] ?? 0) + 1;
  table.quiet = 0;
  tell?.all({ kind: 'docked', seat, ship, people });
  table.stack.push(scoutFrame(seat));
  offerLaunch(table, seat);
  if ((table.friends & cardsOfPeople(people)) !== 0) table.stack.push({ kind: 'befriend', seat, people });
  if (holder === seat) return;
  if (holder !== NONE && (player.docked[people] ?? 0) <= (playerOf(table, holder).docked[people] ?? 0)) return;
  table.markers[people] = seat;
  tell?.all({ kind: 'marker', seat, people });
  if (holder !== NONE) addPoints(table, holder, -VICTORY_POINTS.marker);
  addPoints(table, seat, VICTORY_POINTS.marker);
}

/** SF-COL-01: the colony stays, the transport goes back. */
export function foundColony(table: Table, seat: Seat, ship: number, tell: MaybeSink): void {
  const site = siteAbroad(table, shipVertex(shipAt(table, seat, ship)));
  removeShip(table, seat, ship);
  placeColony(table, seat, site);
  table.quiet = 0;
  tell?.all({ kind: 'founded', seat, ship, site });
  offerLaunch(table, seat);
  addPoints(table, seat, VICTORY_POINTS.colony);
}

/** SF-SPEC-01, A-11, A-13: one token after the other, beside any ship of the seat. */
export function clearTokens(table: Table, seat: Seat): void {
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    const planet = code === NONE ? NONE : clearableAt(table, seat, shipVertex(code));
    if (planet === NONE) continue;
    table.stack.push(scoutFrame(seat), { kind: 'clear', planet, seat });
    return;
  }
}

const mayStay = (table: Table, seat: Seat, ship: number, code: number): boolean =>
  mayStand(table, seat, shipCargo(code), shipVertex(code)) && !isOtherShipAt(table, seat, ship, shipVertex(code));

function goBack(table: Table, seat: Seat, ship: number, to: number, tell: MaybeSink): void {
  moveShip(table, seat, ship, to);
  tell?.all({ kind: 'returned', seat, ship, to });
}

/**
 * A ship that was stopped where it may not stay continues; when it cannot, it returns to where its leg began (our
 * ruling).
 */
export function continueStoppedShip(table: Table, tell: MaybeSink): void {
  const { flying: ship, pilot: seat } = table;
  if (ship === NONE) return;
  const code = shipAt(table, seat, ship);
  if (code === NONE || mayStay(table, seat, ship, code)) return;
  if (canEndElsewhere(table, seat, shipCargo(code), shipVertex(code), linksLeft(table, seat, ship))) {
    table.adrift = 1;
    return;
  }
  goBack(table, seat, ship, table.leg, tell);
  finishShip(table);
}

/** The same after a jump. */
export function landAfterJump(table: Table, seat: Seat, ship: number, from: number, tell: MaybeSink): void {
  const code = shipAt(table, seat, ship);
  if (code !== NONE && !mayStay(table, seat, ship, code)) goBack(table, seat, ship, from, tell);
}

/** SF-BLOCK-03, SF-BUILD-09: a colony ship on a colony site, or any ship on somebody's spaceport site. */
function blocksSite(table: Table, seat: Seat, code: number): boolean {
  const vertex = shipVertex(code);
  return isColonySite(table.derived, vertex) || isForeignPort(table.derived, seat, vertex);
}

/** SF-BLOCK-03: the ships that have to leave in this flight. */
export function markMustLeave(table: Table, seat: Seat): void {
  const player = playerOf(table, seat);
  player.due = 0;
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    if (code !== NONE && blocksSite(table, seat, code)) player.due |= 1 << ship;
  }
}

/** SF-BLOCK-03, A-17: the first ship that still has to leave and can, NONE when there is none. */
export function overdueShip(table: Table, seat: Seat): number {
  const { due, stuck } = playerOf(table, seat);
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    if (code === NONE || ((stuck >> ship) & 1) === 1) continue;
    const vertex = shipVertex(code);
    const isDue = ((due >> ship) & 1) === 1 && (table.flying !== ship || vertex === table.from);
    if (!isDue && mayStand(table, seat, shipCargo(code), vertex)) continue;
    if (canEndElsewhere(table, seat, shipCargo(code), vertex, linksLeft(table, seat, ship))) return ship;
  }
  return NONE;
}

/** The ship that has to fly on before another may start, NONE when any ship may. */
export function shipThatMustGoOn(table: Table, seat: Seat): number {
  const { flying } = table;
  if (flying === NONE) return NONE;
  if (table.adrift === 1) return flying;
  const code = shipAt(table, seat, flying);
  if (code === NONE || mayStand(table, seat, shipCargo(code), shipVertex(code))) return NONE;
  return canEndElsewhere(table, seat, shipCargo(code), shipVertex(code), linksLeft(table, seat, flying))
    ? flying
    : NONE;
}

/**
 * SF-BLOCK-02: a trade ship that could not leave a colony site is put on the nearest suitable intersection (our
 * ruling).
 */
export function leaveSites(table: Table, seat: Seat, tell: MaybeSink): void {
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    if (code === NONE || shipCargo(code) !== TRADE_CARGO || !isColonySite(table.derived, shipVertex(code))) continue;
    const isKnown = (vertex: number): boolean => unexploredAt(table, vertex) === NONE;
    const to = nearestEnd(table, seat, TRADE_CARGO, shipVertex(code), isKnown);
    if (to !== NONE) goBack(table, seat, ship, to, tell);
  }
}

/** The type of a ship after its cargo is exchanged. */
export const otherCargo = (cargo: number): number => (cargo === COLONY_CARGO ? TRADE_CARGO : COLONY_CARGO);
