import { NONE } from '@orrery/common';
import { type Seat, type SeatView, top } from '@orrery/kernel';
import {
  type FlightMove,
  type Hand,
  playerOf,
  SHIPS,
  shipAt,
  type Table,
  VERTICES,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { Merit } from '../merits.ts';
import { Fleet } from './fleet.ts';
import { Friends } from './friends.ts';
import { Income } from './income.ts';
import { Prospects } from './prospects.ts';
import { ABROAD, FAR } from './routes.ts';
import type { Weights } from './weights.ts';
import { futureOf } from './worth.ts';

type View = SeatView<Table, Hand>;

/** What it is worth to come a link closer, to be there, and to see what nobody has seen. */
const CLOSER = 0.1;
const THERE = 0.6;
const UNSEEN = 0.25;

/** What a ship is on its way to: the place in the ways, see Fleet. */
interface Aim {
  readonly at: number;
  links(vertex: number): number;
}

/** Where ships are bound for, and how much nearer a flight brings them. */
export class Voyages {
  readonly #income = new Income();
  readonly #prospects: Prospects;
  readonly #fleet: Fleet;

  constructor(weights: Weights) {
    this.#prospects = new Prospects(weights, new Friends(weights, this.#income));
    this.#fleet = new Fleet(weights, this.#prospects);
  }

  /** A new ship: what it sets out for. */
  launched(before: View, after: View): Merit[] {
    const { table, seat } = after;
    for (let ship = 0; ship < SHIPS; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE || shipAt(before.table, seat, ship) !== NONE) continue;
      const aim = this.#aim(table, seat, ship);
      return aim === null ? [] : [this.#said('goal', aim, aim.links(vertexOf(code)), THERE)];
    }
    return [];
  }

  /** A flight: how much nearer it brings a ship to what it is bound for. */
  flown(before: View, after: View, { ship }: FlightMove): Merit[] {
    const { seat } = before;
    const [from, to] = [shipAt(before.table, seat, ship), shipAt(after.table, seat, ship)];
    const { kind } = top(after.table);
    const unseen: Merit[] =
      kind === 'discover' || kind === 'explore' ? [{ code: 'explores', numbers: {}, weight: UNSEEN }] : [];
    const aim = from === NONE || to === NONE ? null : this.#aim(before.table, seat, ship);
    if (aim === null) return unseen;
    const [had, has] = [aim.links(vertexOf(from)), aim.links(vertexOf(to))];
    if (has >= had) return unseen;
    if (has === 0) return [this.#said('arrives', aim, 0, THERE), ...unseen];
    return [this.#said('closer', aim, has, CLOSER * (had - has)), ...unseen];
  }

  #said(code: string, { at }: Aim, links: number, weight: number): Merit {
    const target = Math.floor(at / VERTICES);
    if (target < ABROAD) return { code: `${code}.site`, numbers: { site: target, links }, weight };
    return { code: `${code}.slot`, numbers: { slot: target - ABROAD, links }, weight };
  }

  /** Where a ship had best go once the ships before it have their goals; null for nowhere. */
  #aim(table: Table, seat: Seat, ship: number): Aim | null {
    const player = playerOf(table, seat);
    this.#income.count(table, seat);
    this.#prospects.survey(table, seat, player, futureOf(table));
    this.#fleet.muster(table, player);
    let at = NONE;
    for (let each = 0; each <= ship; each++) {
      const code = shipAt(table, seat, each);
      if (code !== NONE) at = this.#fleet.aim(code);
    }
    if (at === NONE) return null;
    const fleet = this.#fleet;
    const links = (vertex: number): number => fleet.links(at, vertex);
    return links(vertexOf(shipAt(table, seat, ship))) >= FAR ? null : { at, links };
  }
}
