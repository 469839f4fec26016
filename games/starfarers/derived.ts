import { NONE, zeros } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { PEOPLES, SECTORS } from './sectors.ts';
import { type Derived, isPort, ownerOf, type Table } from './state.ts';
import { BIT_OF, CENTRES, PORT_SITES, SITE_VERTEX, SLOTS, setOf, THREE, WORD_OF, WORDS } from './topology.ts';

export function raise(words: number[], vertex: number, from = 0): void {
  const w = from + (WORD_OF[vertex] ?? 0);
  words[w] = (words[w] ?? 0) | (BIT_OF[vertex] ?? 0);
}

export function lower(words: number[], vertex: number): void {
  const w = WORD_OF[vertex] ?? 0;
  words[w] = (words[w] ?? 0) & ~(BIT_OF[vertex] ?? 0);
}

export const isIn = (words: readonly number[], vertex: number, from = 0): boolean =>
  ((words[from + (WORD_OF[vertex] ?? 0)] ?? 0) & (BIT_OF[vertex] ?? 0)) !== 0;

const CLOSED = setOf(CENTRES);
const HOME_SITES = setOf(SITE_VERTEX.slice(SLOTS * THREE));

/** What a board implies on which all sectors lie face down. */
export const bareDerived = (seats: number): Derived => ({
  open: 0,
  closed: [...CLOSED],
  taken: zeros(WORDS),
  docks: zeros(WORDS),
  colonySites: [...HOME_SITES],
  foreign: zeros(seats * WORDS),
  outposts: PEOPLES.map(() => NONE),
});

/** SF-FLIGHT-08, SF-FLIGHT-09: a sector lies open: its middle is closed, an ordinary point or a docking point. */
export function markSector(derived: Derived, slot: number, sector: number): void {
  const { resources, people } = SECTORS[sector] ?? { resources: [], people: NONE };
  const centre = CENTRES[slot] ?? 0;
  if (resources.length > 0) {
    for (let i = slot * THREE; i < slot * THREE + THREE; i++) raise(derived.colonySites, SITE_VERTEX[i] ?? 0);
    return;
  }
  lower(derived.closed, centre);
  derived.open |= 1 << slot;
  if (people === NONE) return;
  raise(derived.docks, centre);
  derived.outposts[people] = slot;
}

/** SF-BLOCK-01: the two spaceport sites are barred to everybody else. */
export function markPort(derived: Derived, seats: number, seat: Seat, site: number): void {
  for (let q = 0; q < seats; q++) {
    if (q === seat) continue;
    for (let i = site * 2; i < site * 2 + 2; i++) raise(derived.foreign, PORT_SITES[i] ?? 0, q * WORDS);
  }
}

/** What the table implies, from scratch. */
export function derive(table: Table): Derived {
  const seats = table.players.length;
  const derived = bareDerived(seats);
  for (const [slot, laid] of table.layout.entries()) {
    if (laid !== NONE) markSector(derived, slot, Math.floor(laid / THREE));
  }
  for (const [site, piece] of table.sites.entries()) {
    if (piece === 0) continue;
    raise(derived.taken, SITE_VERTEX[site] ?? 0);
    if (isPort(piece)) markPort(derived, seats, ownerOf(piece), site);
  }
  for (const ship of table.ships) if (ship !== NONE) raise(derived.taken, ship >> 1);
  return derived;
}
