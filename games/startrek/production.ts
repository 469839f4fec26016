import { addClaim, newClaims, payClaims, payLoneClaimant } from '@orrery/common';
import type { EventSink, SeatSet } from '@orrery/kernel';
import { ASTEROID, MAX_SEATS, RESOURCE_KINDS } from './data.ts';
import type { Event } from './events.ts';
import { isBase, ownerOf, type StartrekState, type Table } from './state.ts';
import { TOPOLOGY, VERTICES_PER_HEX } from './topology.ts';

const claims = newClaims(MAX_SEATS, RESOURCE_KINDS);

/** ST-PROD-01, ST-PROD-02, ST-PROD-04: what each seat is due for a number. */
function collectClaims(table: Table, sum: number): SeatSet {
  let claimants = 0;
  const hexes = table.derived.yielding[sum] ?? [];
  for (let h = 0; h < hexes.length; h++) {
    const hex = hexes[h] ?? 0;
    const planet = table.board.planets[hex] ?? ASTEROID;
    if (hex === table.cruiser || planet === ASTEROID) continue;
    for (let i = hex * VERTICES_PER_HEX; i < hex * VERTICES_PER_HEX + VERTICES_PER_HEX; i++) {
      const building = table.vertices[TOPOLOGY.hexVertices[i] ?? 0] ?? 0;
      if (building === 0) continue;
      claimants |= addClaim(claims, ownerOf(building), planet, isBase(building) ? 2 : 1);
    }
  }
  return claimants;
}

/** Pays out a roll and returns which seats got something. ST-PROD-05, EC-01: a single claimant takes what is left. */
export function produce(state: StartrekState, sum: number, tell: EventSink<Event> | null): SeatSet {
  const { table } = state;
  return payClaims(state, claims, collectClaims(table, sum), table.bank, payLoneClaimant, tell);
}
