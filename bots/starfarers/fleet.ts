import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  BOOSTER,
  isVertexTaken,
  type Player,
  PORT_SITES,
  SHIPS_PER_SEAT,
  SITE_VERTEX,
  shipCargo,
  shipVertex,
  speedBonus,
  type Table,
  TRADE_CARGO,
} from '@orrery/starfarers/facts';
import type { SeatIncome } from './income.ts';
import { FAR_LINKS, type LinkTable, linkTableFor, middleOffset, siteOffset } from './link-table.ts';
import type { SeatProspects } from './prospects.ts';
import type { StarfarersWeights } from './weights.ts';

/** The mean result of a shake, with the black ball as 3. */
const BASE_SPEED = 3.6;
const MAX_SPEED = 16;
/** The factor for a ship that may not fly this turn. */
const GROUNDED_FACTOR = 0.85;

/** The goals of the ships of a seat, and of those it could build. */
export class FleetValue {
  readonly #weights: StarfarersWeights;
  readonly #prospects: SeatProspects;
  /** By speed and links: the part of a prospect that remains at this distance. */
  readonly #distanceFactor: Float64Array;
  #at = 0;
  #ways: LinkTable = new Uint8Array(0);
  /** The best goal of the last evaluated ship: its index among the prospects, NONE without one. */
  #goal = NONE;
  /** By ship, as `shipsValue` found them: the expected gain, and the links to its goal; FAR_LINKS without one. */
  readonly shipGain = new Float64Array(SHIPS_PER_SEAT);
  readonly shipLinks = new Uint8Array(SHIPS_PER_SEAT);

  constructor(weights: StarfarersWeights, prospects: SeatProspects) {
    this.#weights = weights;
    this.#prospects = prospects;
    this.#distanceFactor = Float64Array.from({ length: MAX_SPEED * (FAR_LINKS + 1) }, (_, i) => {
      const speed = BASE_SPEED + Math.floor(i / (FAR_LINKS + 1));
      return Math.exp((-weights.delay * (i % (FAR_LINKS + 1))) / speed);
    });
  }

  /** Sets the seat whose ships are evaluated. */
  setSeat(table: Table, player: Player): void {
    const speed = (player.fitted[BOOSTER] ?? 0) + speedBonus(player.friends);
    this.#at = Math.min(speed, MAX_SPEED - 1) * (FAR_LINKS + 1);
    this.#ways = linkTableFor(table.derived.open);
  }

  /** The expected value of all ships on the board. Their goals are removed from the prospects. */
  shipsValue(table: Table, seat: Seat, player: Player): number {
    this.setSeat(table, player);
    let sum = 0;
    for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
      const code = table.ships[seat * SHIPS_PER_SEAT + ship] ?? NONE;
      this.shipGain[ship] = 0;
      this.shipLinks[ship] = FAR_LINKS;
      if (code === NONE) continue;
      const isHeld = ((player.stuck >> ship) & 1) === 1;
      const cargo = shipCargo(code);
      const gain = this.#bestProspect(cargo, shipVertex(code)) * (isHeld ? GROUNDED_FACTOR : 1);
      this.shipGain[ship] = gain;
      if (this.#goal !== NONE) this.shipLinks[ship] = this.linksToGoal(this.#goalOffset(cargo), shipVertex(code));
      sum += gain;
      this.#claimProspect(cargo);
    }
    return this.#weights.flight * sum;
  }

  /** The expected value of a new ship with this cargo, from the best spaceport with room for it. */
  newShipValue({ derived }: Table, { port, ports }: SeatIncome, cargo: number): number {
    let most = 0;
    for (let i = 0; i < ports; i++) {
      const site = port[i] ?? 0;
      const [a, b] = [PORT_SITES[site * 2] ?? 0, PORT_SITES[site * 2 + 1] ?? 0];
      if (isVertexTaken(derived, a) && isVertexTaken(derived, b)) continue;
      most = Math.max(most, this.#bestProspect(cargo, SITE_VERTEX[site] ?? 0));
    }
    return most;
  }

  /**
   * The best goal of a ship, as the offset of its distances in the link table; NONE without one. The goal is claimed.
   */
  claimGoal(code: number): number {
    const cargo = shipCargo(code);
    this.#bestProspect(cargo, shipVertex(code));
    if (this.#goal === NONE) return NONE;
    this.#claimProspect(cargo);
    return this.#goalOffset(cargo);
  }

  /** Where the link table has the distances to the best goal of the last evaluated ship. */
  #goalOffset(cargo: number): number {
    const { site, slot } = this.#prospects;
    return cargo === TRADE_CARGO ? middleOffset(slot[this.#goal] ?? 0) : siteOffset(site[this.#goal] ?? 0);
  }

  /** Links from an intersection to the goal that `aim` returned. */
  linksToGoal(aim: number, vertex: number): number {
    return this.#ways[aim + vertex] ?? FAR_LINKS;
  }

  #bestProspect(cargo: number, vertex: number): number {
    return cargo === TRADE_CARGO ? this.#stationValue(vertex) : this.#colonyValue(vertex);
  }

  #colonyValue(vertex: number): number {
    const { site, siteWorth, sites } = this.#prospects;
    const [ways, fade, at] = [this.#ways, this.#distanceFactor, this.#at];
    let most = 0;
    this.#goal = NONE;
    for (let i = 0; i < sites; i++) {
      const worth = siteWorth[i] ?? 0;
      if (worth <= most) continue;
      const there = worth * (fade[at + (ways[siteOffset(site[i] ?? 0) + vertex] ?? 0)] ?? 0);
      if (there <= most) continue;
      most = there;
      this.#goal = i;
    }
    return most;
  }

  #stationValue(vertex: number): number {
    const { slot, slotWorth, slots, prize, prizeWorth, prizes } = this.#prospects;
    const [ways, fade, at] = [this.#ways, this.#distanceFactor, this.#at];
    let most = 0;
    this.#goal = NONE;
    for (let i = 0; i < slots; i++) {
      const worth = slotWorth[i] ?? 0;
      if (worth <= most) continue;
      const there = worth * (fade[at + (ways[middleOffset(slot[i] ?? 0) + vertex] ?? 0)] ?? 0);
      if (there <= most) continue;
      most = there;
      this.#goal = i;
    }
    for (let i = 0; i < prizes; i++) {
      const worth = prizeWorth[i] ?? 0;
      if (worth <= most) continue;
      const there = worth * (fade[at + (ways[siteOffset(prize[i] ?? 0) + vertex] ?? 0)] ?? 0);
      if (there > most) most = there;
    }
    return most;
  }

  #claimProspect(cargo: number): void {
    if (this.#goal === NONE) return;
    if (cargo === TRADE_CARGO) this.#prospects.claimSlot(this.#goal);
    else this.#prospects.claimSite(this.#goal);
  }
}
