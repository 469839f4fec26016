import { NONE, zeros } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { PEOPLES, SECTORS } from './sectors.ts';
import { type Derived, isPort, ownerOf, type Table } from './state.ts';
import { PLANETS_PER_SYSTEM, PORT_SITES, SITE_VERTEX, SLOT_COUNT, SYSTEM_CENTRES, VERTEX_COUNT } from './topology.ts';

/** Marks of an intersection, as bits of one number: a flight looks at hundreds of them. */
export const TAKEN_BIT = 1; // occupied by a ship or a building
export const CLOSED_BIT = 2; // closed to all ships: centres of systems and of face-down sectors
export const DOCK_BIT = 4;
export const COLONY_SITE_BIT = 8;
/** The first of one bit per seat: it is a spaceport site of that seat. */
const FIRST_PORT_BIT = 4;
const ALL_SEAT_BITS = 0b111111;

function setMark({ marks }: Derived, vertex: number, bit: number): void {
  marks[vertex] = (marks[vertex] ?? 0) | bit;
}

function clearMark({ marks }: Derived, vertex: number, bit: number): void {
  marks[vertex] = (marks[vertex] ?? 0) & ~bit;
}

const hasMark = ({ marks }: Derived, vertex: number, bits: number): boolean => ((marks[vertex] ?? 0) & bits) !== 0;

export const isVertexTaken = (derived: Derived, vertex: number): boolean => hasMark(derived, vertex, TAKEN_BIT);
export const isClosed = (derived: Derived, vertex: number): boolean => hasMark(derived, vertex, CLOSED_BIT);
export const isDock = (derived: Derived, vertex: number): boolean => hasMark(derived, vertex, DOCK_BIT);
export const isColonySite = (derived: Derived, vertex: number): boolean => hasMark(derived, vertex, COLONY_SITE_BIT);
/** The marks of spaceport sites of everybody else (SF-BLOCK-01). */
export const foreignPortBits = (seat: Seat): number => (ALL_SEAT_BITS & ~(1 << seat)) << FIRST_PORT_BIT;
export const isForeignPort = (derived: Derived, seat: Seat, vertex: number): boolean =>
  hasMark(derived, vertex, foreignPortBits(seat));

export const markTaken = (derived: Derived, vertex: number): void => setMark(derived, vertex, TAKEN_BIT);
export const clearTaken = (derived: Derived, vertex: number): void => clearMark(derived, vertex, TAKEN_BIT);

const EMPTY_MARKS: readonly number[] = (() => {
  const marks = zeros(VERTEX_COUNT);
  for (const vertex of SYSTEM_CENTRES) marks[vertex] = CLOSED_BIT;
  for (const vertex of SITE_VERTEX.slice(SLOT_COUNT * PLANETS_PER_SYSTEM)) marks[vertex] = COLONY_SITE_BIT;
  return marks;
})();

/** The derived data of a board with all sectors face down. */
export const emptyDerived = (): Derived => ({ open: 0, marks: [...EMPTY_MARKS], outposts: PEOPLES.map(() => NONE) });

/** SF-FLIGHT-08, SF-FLIGHT-09: a sector is face up: its centre is closed, an ordinary point or a docking point. */
export function markSector(derived: Derived, slot: number, sector: number): void {
  const { resources, people } = SECTORS[sector] ?? { resources: [], people: NONE };
  const centre = SYSTEM_CENTRES[slot] ?? 0;
  if (resources.length > 0) {
    for (let i = slot * PLANETS_PER_SYSTEM; i < slot * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM; i++)
      setMark(derived, SITE_VERTEX[i] ?? 0, COLONY_SITE_BIT);
    return;
  }
  clearMark(derived, centre, CLOSED_BIT);
  derived.open |= 1 << slot;
  if (people === NONE) return;
  setMark(derived, centre, DOCK_BIT);
  derived.outposts[people] = slot;
}

/** SF-BLOCK-01: the two spaceport sites are closed to everybody else. */
export function markPort(derived: Derived, seat: Seat, site: number): void {
  for (let i = site * 2; i < site * 2 + 2; i++) setMark(derived, PORT_SITES[i] ?? 0, 1 << (FIRST_PORT_BIT + seat));
}

/** The derived data of a table, rebuilt from scratch. */
export function derive(table: Table): Derived {
  const derived = emptyDerived();
  for (const [slot, laid] of table.layout.entries()) {
    if (laid !== NONE) markSector(derived, slot, Math.floor(laid / PLANETS_PER_SYSTEM));
  }
  for (const [site, piece] of table.sites.entries()) {
    if (piece === 0) continue;
    markTaken(derived, SITE_VERTEX[site] ?? 0);
    if (isPort(piece)) markPort(derived, ownerOf(piece), site);
  }
  for (const ship of table.ships) if (ship !== NONE) markTaken(derived, ship >> 1);
  return derived;
}
