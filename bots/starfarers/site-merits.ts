import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  cargoOf,
  peopleAt,
  shipAt,
  type Table,
  THREE,
  TOKEN_LEAST,
  TRADE,
  VERTEX_SITE,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { Merit } from '../merits.ts';
import { Income } from './income.ts';
import type { Weights } from './weights.ts';
import { futureOf } from './worth.ts';
import { shareOf } from './yields.ts';

const ROLLS = 36;

/** What colonies and stations bring where they are founded. */
export class SiteMerits {
  readonly #weights: Weights;
  readonly #income = new Income();

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** What the two planets of a site yield, as far as their discs lie open. */
  colony(table: Table, seat: Seat, site: number): Merit[] {
    this.#income.count(table, seat);
    const worth = this.#weights.income * futureOf(table);
    const next = site - (site % THREE) + ((site + 1) % THREE);
    return [site, next].flatMap((planet): Merit[] => {
      const [resource, disc] = [table.planets[planet] ?? NONE, table.discs[planet] ?? 0];
      if (resource === NONE || disc === 0 || disc >= TOKEN_LEAST) return [];
      const share = shareOf(disc);
      const isFirst = (this.#income.by[resource] ?? 0) === 0;
      const weight = worth * share * (this.#weights.resource[resource] ?? 1) + (isFirst ? this.#weights.variety : 0);
      // Who has nothing at all lacks everything: that goes without saying.
      const code = isFirst && this.#income.by.some((share) => share > 0) ? 'yield.first' : 'yield';
      return [{ code, numbers: { resource, rolls: Math.round(share * ROLLS) }, weight }];
    });
  }

  /** What a ship founds where it stands. */
  founded(table: Table, seat: Seat, ship: number): Merit[] {
    const code = shipAt(table, seat, ship);
    if (code === NONE) return [];
    const vertex = vertexOf(code);
    if (cargoOf(code) !== TRADE) return this.colony(table, seat, VERTEX_SITE[vertex] ?? NONE);
    const people = peopleAt(table, vertex);
    return people === NONE ? [] : [this.#station(table, seat, people)];
  }

  /** A station at an outpost: a card to choose, and how far it is to the people's friendship. */
  #station({ markers, players }: Table, seat: Seat, people: number): Merit {
    const own = (players[seat]?.docked[people] ?? 0) + 1;
    const holder = markers[people] ?? NONE;
    const theirs = holder === NONE || holder === seat ? 0 : (players[holder]?.docked[people] ?? 0);
    const lacking = Math.max(0, theirs + 1 - own);
    return lacking === 0
      ? { code: 'station', numbers: { people }, weight: this.#weights.station / 2 }
      : { code: 'station.behind', numbers: { people, lacking }, weight: this.#weights.station / 2 };
  }
}
