import { addDue, duesOf, NONE, payLoneClaimant, payOut } from '@orrery/common';
import { first, type SeatSet } from '@orrery/kernel';
import { KINDS, MOST_SEATS } from './data.ts';
import { productionBit } from './friendship.ts';
import { isOwned, ownerOf, playerOf, type Table, type Telling, type Whole } from './state.ts';
import { PLANETS, THREE } from './topology.ts';

const dues = duesOf(MOST_SEATS, KINDS);

function claimAt({ sites }: Table, site: number, resource: number): SeatSet {
  const piece = sites[site] ?? 0;
  return isOwned(piece) ? addDue(dues, ownerOf(piece), resource, 1) : 0;
}

/** SF-PROD-01, SF-PROD-02: a card for each colony and spaceport beside a planet whose open disc shows the number. */
function claimAll(table: Table, sum: number): SeatSet {
  let claimants = 0;
  for (let planet = 0; planet < PLANETS; planet++) {
    if ((((table.discs[planet] ?? 0) >> sum) & 1) === 0) continue;
    const resource = table.planets[planet] ?? NONE;
    // The sites of planet j are that behind it and that before it.
    const system = planet - (planet % THREE);
    claimants |= claimAt(table, planet, resource) | claimAt(table, system + ((planet + 2) % THREE), resource);
  }
  return claimants;
}

/** The Green Folk add a card of a resource to those who get any of it. */
function increase(table: Table, claimants: SeatSet): void {
  for (let rest = claimants; rest !== 0; rest &= rest - 1) {
    const seat = first(rest);
    const { friends } = playerOf(table, seat);
    for (let resource = 0; resource < KINDS; resource++) {
      if ((friends & productionBit(resource)) === 0 || dues.each[seat * KINDS + resource] === 0) continue;
      addDue(dues, seat, resource, 1);
    }
  }
}

/**
 * Pays out a roll and says which seats it brought something. SF-PROD-03: what the supply cannot give to all nobody gets, but
 * a lone claimant takes what is left.
 */
export function produce(state: Whole, sum: number, tell: Telling): SeatSet {
  const { table } = state;
  const claimants = claimAll(table, sum);
  increase(table, claimants);
  return payOut(state, dues, claimants, table.supply, payLoneClaimant, tell);
}
