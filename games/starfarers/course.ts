import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { cargoOf, isBarred, isCrowded, linksLeft, peopleAt, shipAt, siteAbroad, vertexOf } from './board.ts';
import { COLONY } from './data.ts';
import { isColonySite } from './derived.ts';
import { clearableAt, isEventful, unexploredAt } from './flight.ts';
import { findWay, way } from './reach.ts';
import type { Table } from './state.ts';

/** A flight before it is flown: what a pilot can tell of it from the chart. */
export interface Course {
  readonly way: readonly number[]; // intersections from the first after the start to the end
  readonly links: number; // flown before something stops the ship for a moment: all of them, or fewer
  readonly finds: number; // the slot that is turned up or explored there, NONE without one
  readonly clears: number; // the planet whose token is won there, NONE without one
  readonly docks: number; // the people with whom a station is founded there, NONE without one
  readonly founds: boolean; // a colony can be founded there
  readonly waits: boolean; // it stands on a colony site, cannot found there now, and must leave in its next flight
}

/** SF-COL-01 to 03: whether what is known lets a colony ship found here. */
function isFoundable(table: Table, vertex: number): boolean {
  const site = siteAbroad(table, vertex);
  return site !== NONE && !isBarred(table, vertex) && !isCrowded(table, site);
}

/** What a legal flight of a ship would be. */
export function courseOf(table: Table, seat: Seat, ship: number, to: number): Course {
  const code = shipAt(table, seat, ship);
  const n = findWay(table, vertexOf(code), to, linksLeft(table, seat, ship));
  const points = [...way.subarray(0, n)];
  let links = 1;
  while (links < n && !isEventful(table, seat, points[links - 1] ?? to)) links++;
  return { way: points, links, ...arrivalOf(table, seat, cargoOf(code), points[links - 1] ?? to) };
}

/** What a ship of this cargo brings about where it comes to. */
export function arrivalOf(table: Table, seat: Seat, cargo: number, at: number): Omit<Course, 'way' | 'links'> {
  const finds = unexploredAt(table, at);
  const founds = cargo === COLONY && finds === NONE && isFoundable(table, at);
  return {
    finds,
    clears: finds === NONE ? clearableAt(table, seat, at) : NONE,
    docks: peopleAt(table, at),
    founds,
    waits: !founds && finds === NONE && isColonySite(table.derived, at),
  };
}
