import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  isBarredByToken,
  isSystemFull,
  linksLeft,
  peopleAt,
  shipAt,
  shipCargo,
  shipVertex,
  siteAbroad,
} from './board.ts';
import { COLONY_CARGO } from './data.ts';
import { isColonySite } from './derived.ts';
import { clearableAt, isEventful, unexploredAt } from './flight.ts';
import { findPath, pathBuffer } from './reach.ts';
import type { Table } from './state.ts';

/** A flight before it is flown: what a pilot can predict from the board. */
export interface FlightPlan {
  readonly way: readonly number[]; // intersections from the first after the start to the end
  readonly links: number; // flown before something stops the ship for a moment: all of them, or fewer
  readonly finds: number; // the slot that is revealed or explored there, NONE without one
  readonly clears: number; // the planet whose token is won there, NONE without one
  readonly docks: number; // the people with whom a station is founded there, NONE without one
  readonly founds: boolean; // a colony can be founded there
  readonly waits: boolean; // it is on a colony site, cannot found there now, and must leave in its next flight
}

/** SF-COL-01 to 03: whether a colony ship can found here, as far as is known. */
function isFoundable(table: Table, vertex: number): boolean {
  const site = siteAbroad(table, vertex);
  return site !== NONE && !isBarredByToken(table, vertex) && !isSystemFull(table, site);
}

/** The plan of a legal flight of a ship. */
export function flightPlanOf(table: Table, seat: Seat, ship: number, to: number): FlightPlan {
  const code = shipAt(table, seat, ship);
  const n = findPath(table, shipVertex(code), to, linksLeft(table, seat, ship));
  const points = [...pathBuffer.subarray(0, n)];
  let links = 1;
  while (links < n && !isEventful(table, seat, points[links - 1] ?? to)) links++;
  return { way: points, links, ...arrivalEffects(table, seat, shipCargo(code), points[links - 1] ?? to) };
}

/** The effects of a ship with this cargo at its destination. */
export function arrivalEffects(table: Table, seat: Seat, cargo: number, at: number): Omit<FlightPlan, 'way' | 'links'> {
  const finds = unexploredAt(table, at);
  const founds = cargo === COLONY_CARGO && finds === NONE && isFoundable(table, at);
  return {
    finds,
    clears: finds === NONE ? clearableAt(table, seat, at) : NONE,
    docks: peopleAt(table, at),
    founds,
    waits: !founds && finds === NONE && isColonySite(table.derived, at),
  };
}
