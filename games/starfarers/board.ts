import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  BOOSTER,
  COLONY_CARGO,
  CROWDING_SEATS,
  DOCKS_PER_OUTPOST,
  MAX_COLONIES_PER_SYSTEM,
  POD,
  SHIPS_PER_SEAT,
  shakeSpeed,
  TRADE_CARGO,
} from './data.ts';
import {
  clearTaken,
  isClosed,
  isColonySite,
  isDock,
  isForeignPort,
  markPort,
  markSector,
  markTaken,
} from './derived.ts';
import { speedBonus } from './friendship.ts';
import { FIRST_TOKEN_DISC, SECTORS } from './sectors.ts';
import { BLOCKED_SITE, colonyCode, isOwned, playerOf, portCode, type Table } from './state.ts';
import {
  isHomeSystem,
  PLANETS_PER_SYSTEM,
  SITE_VERTEX,
  SYSTEM_CENTRES,
  systemOfSite,
  VERTEX_PLANETS,
  VERTEX_SITE,
} from './topology.ts';

export const shipAt = (table: Table, seat: Seat, ship: number): number =>
  table.ships[seat * SHIPS_PER_SEAT + ship] ?? NONE;
export const shipVertex = (code: number): number => code >> 1;
export const shipCargo = (code: number): number => code & 1;

export function hasShips(table: Table, seat: Seat): boolean {
  for (let i = seat * SHIPS_PER_SEAT; i < seat * SHIPS_PER_SEAT + SHIPS_PER_SEAT; i++)
    if (table.ships[i] !== NONE) return true;
  return false;
}

/** A transport in the stock, NONE when all are on the board. */
export function freeShip(table: Table, seat: Seat): number {
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) if (shipAt(table, seat, ship) === NONE) return ship;
  return NONE;
}

/** Whether a ship other than this one is there. */
export function isOtherShipAt(table: Table, seat: Seat, ship: number, vertex: number): boolean {
  const own = seat * SHIPS_PER_SEAT + ship;
  for (let i = 0; i < table.ships.length; i++) {
    const code = table.ships[i] ?? NONE;
    if (i !== own && code !== NONE && shipVertex(code) === vertex) return true;
  }
  const site = VERTEX_SITE[vertex] ?? NONE;
  return site !== NONE && table.sites[site] !== 0;
}

function putShip(table: Table, seat: Seat, ship: number, cargo: number, vertex: number): void {
  table.ships[seat * SHIPS_PER_SEAT + ship] = vertex * 2 + cargo;
  markTaken(table.derived, vertex);
}

function liftShip(table: Table, seat: Seat, ship: number): void {
  const vertex = shipVertex(shipAt(table, seat, ship));
  table.ships[seat * SHIPS_PER_SEAT + ship] = NONE;
  if (!isOtherShipAt(table, seat, ship, vertex)) clearTaken(table.derived, vertex);
}

/** A ship with a piece of the stock enters the board. */
export function addShip(table: Table, seat: Seat, ship: number, cargo: number, vertex: number): void {
  const player = playerOf(table, seat);
  if (cargo === COLONY_CARGO) player.colonies--;
  else player.stations--;
  putShip(table, seat, ship, cargo, vertex);
}

export function moveShip(table: Table, seat: Seat, ship: number, vertex: number): void {
  const cargo = shipCargo(shipAt(table, seat, ship));
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
  table.sites[site] = colonyCode(seat);
  markTaken(table.derived, SITE_VERTEX[site] ?? 0);
}

/** SF-BUILD-03: a shipyard around the colony. */
export function placePort(table: Table, seat: Seat, site: number): void {
  table.sites[site] = portCode(seat);
  playerOf(table, seat).shipyards--;
  markPort(table.derived, seat, site);
}

export function blockSite(table: Table, site: number): void {
  table.sites[site] = BLOCKED_SITE;
  markTaken(table.derived, SITE_VERTEX[site] ?? 0);
}

/** Lays a sector face up in a slot, with this rotation. */
export function laySector(table: Table, slot: number, sector: number, rotation: number): void {
  table.layout[slot] = sector * PLANETS_PER_SYSTEM + rotation;
  table.sectors &= ~(1 << sector);
  const resources = SECTORS[sector]?.resources ?? [];
  for (const [i, resource] of resources.entries())
    table.planets[slot * PLANETS_PER_SYSTEM + ((i + rotation) % PLANETS_PER_SYSTEM)] = resource;
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
    if (slot !== NONE && SYSTEM_CENTRES[slot] === vertex) return people;
  }
  return NONE;
}

/** SF-STAT-02: enough freight pods for one more station. */
export function mayDock(table: Table, seat: Seat, people: number): boolean {
  const there = stationsAt(table, people);
  return there < DOCKS_PER_OUTPOST && (playerOf(table, seat).fitted[POD] ?? 0) > there;
}

/** SF-BLOCK-01, 02, 04: where a ship with this cargo may end its move, regardless of other ships. */
export function mayStand(table: Table, seat: Seat, cargo: number, vertex: number): boolean {
  const { derived } = table;
  if (isClosed(derived, vertex) || isForeignPort(derived, seat, vertex)) return false;
  if (cargo === TRADE_CARGO && isColonySite(derived, vertex)) return false;
  return !isDock(derived, vertex) || (cargo === TRADE_CARGO && mayDock(table, seat, peopleAt(table, vertex)));
}

/** SF-COL-03: how many colonies and spaceports a system has. */
function coloniesIn({ sites }: Table, system: number): number {
  let n = 0;
  for (let i = system * PLANETS_PER_SYSTEM; i < system * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM; i++)
    if (isOwned(sites[i] ?? 0)) n++;
  return n;
}

export const isSystemFull = (table: Table, site: number): boolean =>
  table.players.length === CROWDING_SEATS && coloniesIn(table, systemOfSite(site)) >= MAX_COLONIES_PER_SYSTEM;

/** SF-COL-02: there is a token on a planet beside it. */
export function isBarredByToken({ discs }: Table, vertex: number): boolean {
  for (let i = vertex * 2; i < vertex * 2 + 2; i++) {
    const planet = VERTEX_PLANETS[i] ?? NONE;
    if (planet !== NONE && (discs[planet] ?? 0) >= FIRST_TOKEN_DISC) return true;
  }
  return false;
}

/** The colony site at an intersection of a system other than the home systems, NONE elsewhere. */
export function siteAbroad(table: Table, vertex: number): number {
  const site = VERTEX_SITE[vertex] ?? NONE;
  if (site === NONE || isHomeSystem(systemOfSite(site)) || !isColonySite(table.derived, vertex)) return NONE;
  return site;
}

/** SF-FLIGHT-02: the speed of each ship of a seat; A-32: computed again whenever an upgrade was added or lost. */
function currentSpeed(table: Table, seat: Seat): number {
  const player = playerOf(table, seat);
  return shakeSpeed(table.shake) + (player.fitted[BOOSTER] ?? 0) + speedBonus(player.friends);
}

/** Links that a ship can still fly this turn. */
export function linksLeft(table: Table, seat: Seat, ship: number): number {
  const player = playerOf(table, seat);
  if ((((player.stuck | player.flown) >> ship) & 1) === 1) return 0;
  return currentSpeed(table, seat) - (table.flying === ship && table.pilot === seat ? table.spent : 0);
}
