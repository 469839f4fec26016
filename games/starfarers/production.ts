import { NONE, payOut } from '@orrery/common';
import { first, only, type Seat, type SeatSet } from '@orrery/kernel';
import { KINDS, MOST_SEATS } from './data.ts';
import { productionBit } from './friendship.ts';
import { handOf, isOwned, ownerOf, playerOf, type Table, type Telling, type Whole } from './state.ts';
import { PLANETS, THREE } from './topology.ts';

// Scratch of one roll: what each seat is due of each resource, and what all are due together. Left at nought.
const due = new Int32Array(MOST_SEATS * KINDS);
const asked = new Int32Array(KINDS);

function claimAt({ sites }: Table, site: number, resource: number): SeatSet {
  const piece = sites[site] ?? 0;
  if (!isOwned(piece)) return 0;
  const seat = ownerOf(piece);
  const at = seat * KINDS + resource;
  due[at] = (due[at] ?? 0) + 1;
  asked[resource] = (asked[resource] ?? 0) + 1;
  return only(seat);
}

/** SF-PROD-01, SF-PROD-02: a card for each colony and spaceport beside a planet whose open disc shows the number. */
function claim(table: Table, sum: number): SeatSet {
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
      const at = seat * KINDS + resource;
      if ((friends & productionBit(resource)) === 0 || due[at] === 0) continue;
      due[at] = (due[at] ?? 0) + 1;
      asked[resource] = (asked[resource] ?? 0) + 1;
    }
  }
}

/** SF-PROD-03: what the supply cannot give to all, nobody gets. */
function ration(table: Table, tell: Telling): void {
  for (let resource = 0; resource < KINDS; resource++) {
    const left = table.supply[resource] ?? 0;
    const total = asked[resource] ?? 0;
    asked[resource] = 0;
    if (total <= left) continue;
    tell?.all({ kind: 'short', resource, due: total, left });
    for (let seat = 0; seat < table.players.length; seat++) due[seat * KINDS + resource] = 0;
  }
}

/** Pays out a roll and says which seats it brought something. */
export function produce(state: Whole, sum: number, tell: Telling): SeatSet {
  const { table } = state;
  const claimants = claim(table, sum);
  if (claimants === 0) return 0;
  increase(table, claimants);
  ration(table, tell);
  let served = 0;
  for (let rest = claimants; rest !== 0; rest &= rest - 1) {
    const seat = first(rest);
    const gains = tell === null ? null : [...due.slice(seat * KINDS, seat * KINDS + KINDS)];
    if (serve(state, seat) === 0) continue;
    served |= only(seat);
    if (gains !== null) tell?.all({ kind: 'produced', seat, gains });
  }
  return served;
}

/** Hands a seat what it is due. */
function serve(state: Whole, seat: Seat): number {
  const cards = payOut(due, seat, state.table.supply, handOf(state, seat).resources);
  playerOf(state.table, seat).cards += cards;
  return cards;
}
