import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { BOOSTER, COLONY, CROWD_SEATS, CROWDED, DOCKS, POD, SHIPS, speedOf, TRADE } from './data.ts';
import { isClosed, isColonySite, isDock, isForeign, markPort, markSector, take, vacate } from './derived.ts';
import { speedBonus } from './friendship.ts';
import { SECTORS, TOKEN_LEAST } from './sectors.ts';
import { BLOCKED, colonyOf, isOwned, playerOf, portOf, type Table } from './state.ts';
import { CENTRES, isHome, SITE_VERTEX, systemOfSite, THREE, VERTEX_PLANETS, VERTEX_SITE } from './topology.ts';

export const shipAt = (table: Table, seat: Seat, ship: number): number => table.ships[seat * SHIPS + ship] ?? NONE;
export const vertexOf = (code: number): number => code >> 1;
export const cargoOf = (code: number): number => code & 1;

export function hasShips(table: Table, seat: Seat): boolean {
  for (let i = seat * SHIPS; i < seat * SHIPS + SHIPS; i++) if (table.ships[i] !== NONE) return true;
  return false;
}

/** A transport in the stock, NONE when all are on the board. */
export function freeShip(table: Table, seat: Seat): number {
  for (let ship = 0; ship < SHIPS; ship++) if (shipAt(table, seat, ship) === NONE) return ship;
  return NONE;
}

/** Somebody's ship other than this one stands there. */
export function isShared(table: Table, seat: Seat, ship: number, vertex: number): boolean {
  const own = seat * SHIPS + ship;
  for (let i = 0; i < table.ships.length; i++) {
    const code = table.ships[i] ?? NONE;
    if (i !== own && code !== NONE && vertexOf(code) === vertex) return true;
  }
  const site = VERTEX_SITE[vertex] ?? NONE;
  return site !== NONE && table.sites[site] !== 0;
}

function putShip(table: Table, seat: Seat, ship: number, cargo: number, vertex: number): void {
  table.ships[seat * SHIPS + ship] = vertex * 2 + cargo;
  take(table.derived, vertex);
}

function liftShip(table: Table, seat: Seat, ship: number): void {
  const vertex = vertexOf(shipAt(table, seat, ship));
  table.ships[seat * SHIPS + ship] = NONE;
  if (!isShared(table, seat, ship, vertex)) vacate(table.derived, vertex);
}

/** A ship comes on the board with a piece of the stock. */
export function addShip(table: Table, seat: Seat, ship: number, cargo: number, vertex: number): void {
  const player = playerOf(table, seat);
  if (cargo === COLONY) player.colonies--;
  else player.stations--;
  putShip(table, seat, ship, cargo, vertex);
}

export function moveShip(table: Table, seat: Seat, ship: number, vertex: number): void {
  const cargo = cargoOf(shipAt(table, seat, ship));
  liftShip(table, seat, ship);
  putShip(table, seat, ship, cargo, vertex);
}

/** A ship that has founded something goes back to the stock, ready for another flight. */
export function removeShip(table: Table, seat: Seat, ship: number): void {
  const player = playerOf(table, seat);
  liftShip(table, seat, ship);
  player.stuck &= ~(1 << ship);
  player.flown &= ~(1 << ship);
  player.due &= ~(1 << ship);
  if (table.flying !== ship || table.pilot !== seat) return;
  table.flying = NONE;
  table.adrift = 0;
}

export function placeColony(table: Table, seat: Seat, site: number): void {
  table.sites[site] = colonyOf(seat);
  take(table.derived, SITE_VERTEX[site] ?? 0);
}

/** SF-BUILD-03: a shipyard around the colony. */
export function placePort(table: Table, seat: Seat, site: number): void {
  table.sites[site] = portOf(seat);
  playerOf(table, seat).shipyards--;
  markPort(table.derived, seat, site);
}

export function blockSite(table: Table, site: number): void {
  table.sites[site] = BLOCKED;
  take(table.derived, SITE_VERTEX[site] ?? 0);
}

/** A sector lies open in a slot, turned so many times. */
export function laySector(table: Table, slot: number, sector: number, rotation: number): void {
  table.layout[slot] = sector * THREE + rotation;
  table.sectors &= ~(1 << sector);
  const resources = SECTORS[sector]?.resources ?? [];
  for (const [i, resource] of resources.entries()) table.planets[slot * THREE + ((i + rotation) % THREE)] = resource;
  markSector(table.derived, slot, sector);
}

/** Stations of all players at the outpost of a people. */
export function stationsAt(table: Table, people: number): number {
  let n = 0;
  for (let q = 0; q < table.players.length; q++) n += playerOf(table, q).docked[people] ?? 0;
  return n;
}

/** The people whose docking point this is, NONE elsewhere. */
export function peopleAt({ derived }: Table, vertex: number): number {
  const { outposts } = derived;
  for (let people = 0; people < outposts.length; people++) {
    const slot = outposts[people] ?? NONE;
    if (slot !== NONE && CENTRES[slot] === vertex) return people;
  }
  return NONE;
}

/** SF-STAT-02: freight pods for one more station than there are. */
export function mayDock(table: Table, seat: Seat, people: number): boolean {
  const there = stationsAt(table, people);
  return there < DOCKS && (playerOf(table, seat).fitted[POD] ?? 0) > there;
}

/** SF-BLOCK-01, 02, 04: where a ship of this cargo may stand at the end of its move, whoever is there already. */
export function mayStand(table: Table, seat: Seat, cargo: number, vertex: number): boolean {
  const { derived } = table;
  if (isClosed(derived, vertex) || isForeign(derived, seat, vertex)) return false;
  if (cargo === TRADE && isColonySite(derived, vertex)) return false;
  return !isDock(derived, vertex) || (cargo === TRADE && mayDock(table, seat, peopleAt(table, vertex)));
}

/** SF-COL-03: how many colonies and spaceports a system has. */
function coloniesIn({ sites }: Table, system: number): number {
  let n = 0;
  for (let i = system * THREE; i < system * THREE + THREE; i++) if (isOwned(sites[i] ?? 0)) n++;
  return n;
}

export const isCrowded = (table: Table, site: number): boolean =>
  table.players.length === CROWD_SEATS && coloniesIn(table, systemOfSite(site)) >= CROWDED;

/** SF-COL-02: a token lies on a planet beside it. */
export function isBarred({ discs }: Table, vertex: number): boolean {
  for (let i = vertex * 2; i < vertex * 2 + 2; i++) {
    const planet = VERTEX_PLANETS[i] ?? NONE;
    if (planet !== NONE && (discs[planet] ?? 0) >= TOKEN_LEAST) return true;
  }
  return false;
}

/** The colony site at an intersection of a system away from home, NONE elsewhere. */
export function siteAbroad(table: Table, vertex: number): number {
  const site = VERTEX_SITE[vertex] ?? NONE;
  if (site === NONE || isHome(systemOfSite(site)) || !isColonySite(table.derived, vertex)) return NONE;
  return site;
}

/** SF-FLIGHT-02: how far each ship of a seat gets; A-32: counted anew whenever something was fitted or lost. */
function speedNow(table: Table, seat: Seat): number {
  const player = playerOf(table, seat);
  return speedOf(table.shake) + (player.fitted[BOOSTER] ?? 0) + speedBonus(player.friends);
}

/** Links that a ship can still fly this turn. */
export function linksLeft(table: Table, seat: Seat, ship: number): number {
  const player = playerOf(table, seat);
  if ((((player.stuck | player.flown) >> ship) & 1) === 1) return 0;
  return speedNow(table, seat) - (table.flying === ship && table.pilot === seat ? table.spent : 0);
}
