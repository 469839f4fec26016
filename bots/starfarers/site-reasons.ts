import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  FIRST_TOKEN_DISC,
  PLANETS_PER_SYSTEM,
  peopleAt,
  shipAt,
  shipCargo,
  shipVertex,
  type Table,
  TRADE_CARGO,
  VERTEX_SITE,
} from '@orrery/starfarers/facts';
import type { MoveReason } from '../reasons.ts';
import { futureShare } from './evaluator.ts';
import { SeatIncome } from './income.ts';
import type { StarfarersWeights } from './weights.ts';
import { rollShareOfDisc } from './yields.ts';

const DICE_ROLLS = 36;

/** What colonies and stations yield where they are founded. */
export class SiteReasons {
  readonly #weights: StarfarersWeights;
  readonly #income = new SeatIncome();

  constructor(weights: StarfarersWeights) {
    this.#weights = weights;
  }

  /** What the two planets of a site yield, as far as their discs are revealed. */
  colony(table: Table, seat: Seat, site: number): MoveReason[] {
    this.#income.count(table, seat);
    const worth = this.#weights.income * futureShare(table);
    const next = site - (site % PLANETS_PER_SYSTEM) + ((site + 1) % PLANETS_PER_SYSTEM);
    return [site, next].flatMap((planet): MoveReason[] => {
      const [resource, disc] = [table.planets[planet] ?? NONE, table.discs[planet] ?? 0];
      if (resource === NONE || disc === 0 || disc >= FIRST_TOKEN_DISC) return [];
      const share = rollShareOfDisc(disc);
      const isFirst = (this.#income.perRoll[resource] ?? 0) === 0;
      const weight = worth * share * (this.#weights.resource[resource] ?? 1) + (isFirst ? this.#weights.variety : 0);
      // A seat without any income lacks every resource, so this is not worth a sentence.
      const code = isFirst && this.#income.perRoll.some((share) => share > 0) ? 'yield.first' : 'yield';
      return [{ code, numbers: { resource, rolls: Math.round(share * DICE_ROLLS) }, weight }];
    });
  }

  /** What a ship founds at its position. */
  founded(table: Table, seat: Seat, ship: number): MoveReason[] {
    const code = shipAt(table, seat, ship);
    if (code === NONE) return [];
    const vertex = shipVertex(code);
    if (shipCargo(code) !== TRADE_CARGO) return this.colony(table, seat, VERTEX_SITE[vertex] ?? NONE);
    const people = peopleAt(table, vertex);
    return people === NONE ? [] : [this.#station(table, seat, people)];
  }

  /** A station at an outpost: a card to choose, and the distance to the people's friendship. */
  #station({ markers, players }: Table, seat: Seat, people: number): MoveReason {
    const own = (players[seat]?.docked[people] ?? 0) + 1;
    const holder = markers[people] ?? NONE;
    const theirs = holder === NONE || holder === seat ? 0 : (players[holder]?.docked[people] ?? 0);
    const lacking = Math.max(0, theirs + 1 - own);
    return lacking === 0
      ? { code: 'station', numbers: { people }, weight: this.#weights.station / 2 }
      : { code: 'station.behind', numbers: { people, lacking }, weight: this.#weights.station / 2 };
  }
}
