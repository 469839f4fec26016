import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { colonyOf, KINDS, PIECES, portOf, SITES, type Table, THREE, TOKEN_LEAST } from '@orrery/starfarers/facts';
import { shareOf } from './yields.ts';

/** What the colonies of a seat bring; refilled for each seat that is looked at. */
export class Income {
  /** Cards a roll, by resource. */
  readonly by = new Float64Array(KINDS);
  /** The numbers that bring each resource, as bits. */
  readonly numbers = new Int32Array(KINDS);

  /** The sites of its spaceports, the first so many. */
  readonly port = new Uint8Array(PIECES.shipyards);
  ports = 0;

  count({ sites, discs, planets }: Table, seat: Seat): void {
    const [colony, port] = [colonyOf(seat), portOf(seat)];
    this.by.fill(0);
    this.numbers.fill(0);
    this.ports = 0;
    for (let site = 0; site < SITES; site++) {
      const piece = sites[site] ?? 0;
      if (piece !== colony && piece !== port) continue;
      if (piece === port) this.port[this.ports++] = site;
      const system = site - (site % THREE);
      this.#add(planets[site] ?? NONE, discs[site] ?? 0);
      const next = system + ((site + 1) % THREE);
      this.#add(planets[next] ?? NONE, discs[next] ?? 0);
    }
  }

  #add(resource: number, disc: number): void {
    if (resource === NONE || disc >= TOKEN_LEAST) return;
    this.by[resource] = (this.by[resource] ?? 0) + shareOf(disc);
    this.numbers[resource] = (this.numbers[resource] ?? 0) | disc;
  }

  /** In which part of all rolls any of a resource comes. */
  often(resource: number): number {
    return shareOf(this.numbers[resource] ?? 0);
  }
}
