import { addClaim, NONE, newClaims, payClaims, payLoneClaimant } from '@orrery/common';
import { firstSeat, type SeatSet } from '@orrery/kernel';
import { MAX_SEATS, RESOURCE_KINDS } from './data.ts';
import { productionBit } from './friendship.ts';
import { isOwned, type MaybeSink, ownerOf, playerOf, type StarfarersState, type Table } from './state.ts';
import { PLANET_COUNT, PLANETS_PER_SYSTEM } from './topology.ts';

const claims = newClaims(MAX_SEATS, RESOURCE_KINDS);

function claimSite({ sites }: Table, site: number, resource: number): SeatSet {
  const piece = sites[site] ?? 0;
  return isOwned(piece) ? addClaim(claims, ownerOf(piece), resource, 1) : 0;
}

/** SF-PROD-01, SF-PROD-02: a card for each colony and spaceport beside a planet whose open disc shows the number. */
function collectClaims(table: Table, sum: number): SeatSet {
  let claimants = 0;
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    if ((((table.discs[planet] ?? 0) >> sum) & 1) === 0) continue;
    const resource = table.planets[planet] ?? NONE;
    // The sites of planet j are the one behind it and the one before it.
    const system = planet - (planet % PLANETS_PER_SYSTEM);
    claimants |=
      claimSite(table, planet, resource) | claimSite(table, system + ((planet + 2) % PLANETS_PER_SYSTEM), resource);
  }
  return claimants;
}

/** The Green Folk add a card of a resource to seats that get any of it. */
function addProductionBonuses(table: Table, claimants: SeatSet): void {
  for (let rest = claimants; rest !== 0; rest &= rest - 1) {
    const seat = firstSeat(rest);
    const { friends } = playerOf(table, seat);
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
      if ((friends & productionBit(resource)) === 0 || claims.each[seat * RESOURCE_KINDS + resource] === 0) continue;
      addClaim(claims, seat, resource, 1);
    }
  }
}

/**
 * Pays out a roll and returns which seats got something. SF-PROD-03: nobody gets a resource that the supply cannot give
 * to all, but a single claimant takes what is left.
 */
export function produce(state: StarfarersState, sum: number, tell: MaybeSink): SeatSet {
  const { table } = state;
  const claimants = collectClaims(table, sum);
  addProductionBonuses(table, claimants);
  return payClaims(state, claims, claimants, table.supply, payLoneClaimant, tell);
}
