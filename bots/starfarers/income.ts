import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  colonyCode,
  FIRST_TOKEN_DISC,
  PIECES_PER_SEAT,
  PLANETS_PER_SYSTEM,
  portCode,
  RESOURCE_KINDS,
  SITE_COUNT,
  type Table,
} from '@orrery/starfarers/facts';
import { rollShareOfDisc } from './yields.ts';

/** The income from the colonies of a seat; refilled for each seat. */
export class SeatIncome {
  /** Cards per roll, by resource. */
  readonly perRoll = new Float64Array(RESOURCE_KINDS);
  /** The numbers that yield each resource, as bits. */
  readonly numbers = new Int32Array(RESOURCE_KINDS);

  /** The sites of its spaceports; only the first `ports` entries are valid. */
  readonly port = new Uint8Array(PIECES_PER_SEAT.shipyards);
  ports = 0;

  count({ sites, discs, planets }: Table, seat: Seat): void {
    const [colony, port] = [colonyCode(seat), portCode(seat)];
    this.perRoll.fill(0);
    this.numbers.fill(0);
    this.ports = 0;
    for (let site = 0; site < SITE_COUNT; site++) {
      const piece = sites[site] ?? 0;
      if (piece !== colony && piece !== port) continue;
      if (piece === port) this.port[this.ports++] = site;
      const system = site - (site % PLANETS_PER_SYSTEM);
      this.#add(planets[site] ?? NONE, discs[site] ?? 0);
      const next = system + ((site + 1) % PLANETS_PER_SYSTEM);
      this.#add(planets[next] ?? NONE, discs[next] ?? 0);
    }
  }

  #add(resource: number, disc: number): void {
    if (resource === NONE || disc >= FIRST_TOKEN_DISC) return;
    this.perRoll[resource] = (this.perRoll[resource] ?? 0) + rollShareOfDisc(disc);
    this.numbers[resource] = (this.numbers[resource] ?? 0) | disc;
  }

  /** The probability that a roll yields any of a resource. */
  shareOfRolls(resource: number): number {
    return rollShareOfDisc(this.numbers[resource] ?? 0);
  }
}
