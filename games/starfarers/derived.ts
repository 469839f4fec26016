import { NONE, zeros } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { PEOPLES, SECTORS } from './sectors.ts';
import { type Derived, isPort, ownerOf, type Table } from './state.ts';
import { CENTRES, PORT_SITES, SITE_VERTEX, SLOTS, THREE, VERTICES } from './topology.ts';

/** What is true of an intersection, as bits of one number: a flight looks at hundreds of them. */
export const TAKEN = 1; // a ship or a building stands there
export const CLOSED = 2; // no ship can go there: middles of systems and of sectors face down
export const DOCK = 4;
export const COLONY_SITE = 8;
/** From here on a bit for each seat: it is a spaceport site of theirs. */
const PORT_BIT = 4;
const SEATS = 0b111111;

function raise({ marks }: Derived, vertex: number, bit: number): void {
  marks[vertex] = (marks[vertex] ?? 0) | bit;
}

function lower({ marks }: Derived, vertex: number, bit: number): void {
  marks[vertex] = (marks[vertex] ?? 0) & ~bit;
}

const isMarked = ({ marks }: Derived, vertex: number, bits: number): boolean => ((marks[vertex] ?? 0) & bits) !== 0;

export const isTaken = (derived: Derived, vertex: number): boolean => isMarked(derived, vertex, TAKEN);
export const isClosed = (derived: Derived, vertex: number): boolean => isMarked(derived, vertex, CLOSED);
export const isDock = (derived: Derived, vertex: number): boolean => isMarked(derived, vertex, DOCK);
export const isColonySite = (derived: Derived, vertex: number): boolean => isMarked(derived, vertex, COLONY_SITE);
/** The marks of spaceport sites of everybody else (SF-BLOCK-01). */
export const foreignTo = (seat: Seat): number => (SEATS & ~(1 << seat)) << PORT_BIT;
export const isForeign = (derived: Derived, seat: Seat, vertex: number): boolean =>
  isMarked(derived, vertex, foreignTo(seat));

export const take = (derived: Derived, vertex: number): void => raise(derived, vertex, TAKEN);
export const vacate = (derived: Derived, vertex: number): void => lower(derived, vertex, TAKEN);

const BARE: readonly number[] = (() => {
  const marks = zeros(VERTICES);
  for (const vertex of CENTRES) marks[vertex] = CLOSED;
  for (const vertex of SITE_VERTEX.slice(SLOTS * THREE)) marks[vertex] = COLONY_SITE;
  return marks;
})();

/** What a board implies on which all sectors lie face down. */
export const bareDerived = (): Derived => ({ open: 0, marks: [...BARE], outposts: PEOPLES.map(() => NONE) });

/** SF-FLIGHT-08, SF-FLIGHT-09: a sector lies open: its middle is closed, an ordinary point or a docking point. */
export function markSector(derived: Derived, slot: number, sector: number): void {
  const { resources, people } = SECTORS[sector] ?? { resources: [], people: NONE };
  const centre = CENTRES[slot] ?? 0;
  if (resources.length > 0) {
    for (let i = slot * THREE; i < slot * THREE + THREE; i++) raise(derived, SITE_VERTEX[i] ?? 0, COLONY_SITE);
    return;
  }
  lower(derived, centre, CLOSED);
  derived.open |= 1 << slot;
  if (people === NONE) return;
  raise(derived, centre, DOCK);
  derived.outposts[people] = slot;
}

/** SF-BLOCK-01: the two spaceport sites are barred to everybody else. */
export function markPort(derived: Derived, seat: Seat, site: number): void {
  for (let i = site * 2; i < site * 2 + 2; i++) raise(derived, PORT_SITES[i] ?? 0, 1 << (PORT_BIT + seat));
}

/** What the table implies, from scratch. */
export function derive(table: Table): Derived {
  const derived = bareDerived();
  for (const [slot, laid] of table.layout.entries()) {
    if (laid !== NONE) markSector(derived, slot, Math.floor(laid / THREE));
  }
  for (const [site, piece] of table.sites.entries()) {
    if (piece === 0) continue;
    take(derived, SITE_VERTEX[site] ?? 0);
    if (isPort(piece)) markPort(derived, ownerOf(piece), site);
  }
  for (const ship of table.ships) if (ship !== NONE) take(derived, ship >> 1);
  return derived;
}
