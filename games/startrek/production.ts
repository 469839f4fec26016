import { addDue, type Dues, duesOf, NONE, payOut, withhold } from '@orrery/common';
import type { SeatSet, Tell } from '@orrery/kernel';
import { ASTEROID, KINDS, MOST_SEATS } from './data.ts';
import type { Event } from './events.ts';
import { isBase, ownerOf, type Table, type Whole } from './state.ts';
import { MAP, SIX } from './topology.ts';

const dues = duesOf(MOST_SEATS, KINDS);

/** ST-PROD-01, ST-PROD-02, ST-PROD-04: what a number is due to bring, and to whom. */
function claimAll(table: Table, sum: number): SeatSet {
  let claimants = 0;
  const hexes = table.derived.yielding[sum] ?? [];
  for (let h = 0; h < hexes.length; h++) {
    const hex = hexes[h] ?? 0;
    const planet = table.board.planets[hex] ?? ASTEROID;
    if (hex === table.cruiser || planet === ASTEROID) continue;
    for (let i = hex * SIX; i < hex * SIX + SIX; i++) {
      const building = table.vertices[MAP.hexVertices[i] ?? 0] ?? 0;
      if (building === 0) continue;
      claimants |= addDue(dues, ownerOf(building), planet, isBase(building) ? 2 : 1);
    }
  }
  return claimants;
}

/** The only seat that is due any of a resource, NONE when there are several. */
function loneClaimant({ each }: Dues, resource: number): number {
  let found = NONE;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if ((each[seat * KINDS + resource] ?? 0) === 0) continue;
    if (found !== NONE) return NONE;
    found = seat;
  }
  return found;
}

/** ST-PROD-05, EC-01: a stack that cannot serve all serves nobody; a lone claimant takes what is left. */
function ration(claims: Dues, resource: number, left: number): void {
  const lone = loneClaimant(claims, resource);
  withhold(claims, resource);
  if (lone !== NONE) claims.each[lone * KINDS + resource] = left;
}

/** Pays out a roll and says which seats it brought something. */
export function produce(state: Whole, sum: number, tell: Tell<Event> | null): SeatSet {
  const { table } = state;
  return payOut(state, dues, claimAll(table, sum), table.bank, ration, tell);
}
