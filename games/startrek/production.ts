import { payOut } from '@orrery/common';
import { first, only, type Seat, type SeatSet, type Tell } from '@orrery/kernel';
import { ASTEROID, KINDS } from './data.ts';
import type { Event } from './events.ts';
import { handOf, isBase, ownerOf, playerOf, type Table, type Whole } from './state.ts';
import { MAP, SIX } from './topology.ts';

const SEATS = 4;
// Scratch of one roll: what each seat is due of each resource, and what all are due together. Left at nought.
const due = new Int32Array(SEATS * KINDS);
const asked = new Int32Array(KINDS);

/** ST-PROD-01, ST-PROD-02, ST-PROD-04: what a number is due to bring, and to whom. */
function claim(table: Table, sum: number): SeatSet {
  let claimants = 0;
  const hexes = table.derived.yielding[sum] ?? [];
  for (let h = 0; h < hexes.length; h++) {
    const hex = hexes[h] ?? 0;
    const planet = table.board.planets[hex] ?? ASTEROID;
    if (hex === table.cruiser || planet === ASTEROID) continue;
    for (let i = hex * SIX; i < hex * SIX + SIX; i++) {
      const building = table.vertices[MAP.hexVertices[i] ?? 0] ?? 0;
      if (building === 0) continue;
      const n = isBase(building) ? 2 : 1;
      const seat = ownerOf(building);
      const at = seat * KINDS + planet;
      due[at] = (due[at] ?? 0) + n;
      asked[planet] = (asked[planet] ?? 0) + n;
      claimants |= only(seat);
    }
  }
  return claimants;
}

/** ST-PROD-05, EC-01: a stack that cannot serve all serves nobody; a lone claimant takes what is left. */
function ration(table: Table, tell: Tell<Event> | null): void {
  for (let resource = 0; resource < KINDS; resource++) {
    const left = table.bank[resource] ?? 0;
    const total = asked[resource] ?? 0;
    asked[resource] = 0;
    if (total <= left) continue;
    tell?.all({ kind: 'short', resource, due: total, left });
    let claimants = 0;
    let last = 0;
    for (let seat = 0; seat < table.players.length; seat++) {
      if ((due[seat * KINDS + resource] ?? 0) === 0) continue;
      claimants++;
      last = seat;
    }
    for (let seat = 0; seat < table.players.length; seat++) due[seat * KINDS + resource] = 0;
    if (claimants === 1) due[last * KINDS + resource] = left;
  }
}

/** Pays out a roll and says which seats it brought something. */
export function produce(state: Whole, sum: number, tell: Tell<Event> | null): SeatSet {
  const { table } = state;
  const claimants = claim(table, sum);
  if (claimants === 0) return 0;
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
  const cards = payOut(due, seat, state.table.bank, handOf(state, seat).resources);
  playerOf(state.table, seat).cards += cards;
  return cards;
}
