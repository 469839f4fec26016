import { addDue, duesOf, payLoneClaimant, payOut } from '@orrery/common';
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

/** Pays out a roll and says which seats it brought something. ST-PROD-05, EC-01: a lone claimant takes what is left. */
export function produce(state: Whole, sum: number, tell: Tell<Event> | null): SeatSet {
  const { table } = state;
  return payOut(state, dues, claimAll(table, sum), table.bank, payLoneClaimant, tell);
}
