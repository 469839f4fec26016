import { NONE } from '@orrery/common';
import { type Seat, type SeatView, topFrame } from '@orrery/kernel';
import {
  type FlightMove,
  type Hand,
  playerOf,
  SHIPS_PER_SEAT,
  shipAt,
  shipVertex,
  type Table,
  VERTEX_COUNT,
} from '@orrery/starfarers/facts';
import type { MoveReason } from '../reasons.ts';
import { futureShare } from './evaluator.ts';
import { FleetValue } from './fleet.ts';
import { FriendshipValue } from './friends.ts';
import { SeatIncome } from './income.ts';
import { FAR_LINKS, SITES_ABROAD } from './link-table.ts';
import { SeatProspects } from './prospects.ts';
import type { StarfarersWeights } from './weights.ts';

type View = SeatView<Table, Hand>;

/** The values of coming one link closer, of arriving, and of exploring. */
const LINK_CLOSER_VALUE = 0.1;
const ARRIVAL_VALUE = 0.6;
const UNSEEN_VALUE = 0.25;

/** The goal of a ship, as an offset in the link table; see Fleet. */
interface ShipGoal {
  readonly at: number;
  links(vertex: number): number;
}

/** The destinations of ships, and how much closer a flight brings them. */
export class VoyageReasons {
  readonly #income = new SeatIncome();
  readonly #prospects: SeatProspects;
  readonly #fleet: FleetValue;

  constructor(weights: StarfarersWeights) {
    this.#prospects = new SeatProspects(weights, new FriendshipValue(weights, this.#income));
    this.#fleet = new FleetValue(weights, this.#prospects);
  }

  /** The destination of a new ship. */
  launched(before: View, after: View): MoveReason[] {
    const { table, seat } = after;
    for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE || shipAt(before.table, seat, ship) !== NONE) continue;
      const aim = this.#goalOf(table, seat, ship);
      return aim === null ? [] : [this.#reason('goal', aim, aim.links(shipVertex(code)), ARRIVAL_VALUE)];
    }
    return [];
  }

  /** A flight: how much closer it brings a ship to its destination. */
  flown(before: View, after: View, { ship }: FlightMove): MoveReason[] {
    const { seat } = before;
    const [from, to] = [shipAt(before.table, seat, ship), shipAt(after.table, seat, ship)];
    const { kind } = topFrame(after.table);
    const unseen: MoveReason[] =
      kind === 'discover' || kind === 'explore' ? [{ code: 'explores', numbers: {}, weight: UNSEEN_VALUE }] : [];
    const aim = from === NONE || to === NONE ? null : this.#goalOf(before.table, seat, ship);
    if (aim === null) return unseen;
    const [had, has] = [aim.links(shipVertex(from)), aim.links(shipVertex(to))];
    if (has >= had) return unseen;
    if (has === 0) return [this.#reason('arrives', aim, 0, ARRIVAL_VALUE), ...unseen];
    return [this.#reason('closer', aim, has, LINK_CLOSER_VALUE * (had - has)), ...unseen];
  }

  #reason(code: string, { at }: ShipGoal, links: number, weight: number): MoveReason {
    const target = Math.floor(at / VERTEX_COUNT);
    if (target < SITES_ABROAD) return { code: `${code}.site`, numbers: { site: target, links }, weight };
    return { code: `${code}.slot`, numbers: { slot: target - SITES_ABROAD, links }, weight };
  }

  /** The best goal of a ship after the ships before it have claimed theirs; null without one. */
  #goalOf(table: Table, seat: Seat, ship: number): ShipGoal | null {
    const player = playerOf(table, seat);
    this.#income.count(table, seat);
    this.#prospects.survey(table, seat, player, futureShare(table));
    this.#fleet.setSeat(table, player);
    let at = NONE;
    for (let each = 0; each <= ship; each++) {
      const code = shipAt(table, seat, each);
      if (code !== NONE) at = this.#fleet.claimGoal(code);
    }
    if (at === NONE) return null;
    const fleet = this.#fleet;
    const links = (vertex: number): number => fleet.linksToGoal(at, vertex);
    return links(shipVertex(shipAt(table, seat, ship))) >= FAR_LINKS ? null : { at, links };
  }
}
