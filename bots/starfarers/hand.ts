import { itemAt, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  COLONY_CARGO,
  freeShip,
  GOODS,
  HAND_LIMIT,
  MAX_UPGRADES,
  type Player,
  PORT_COST,
  REDUCED_TRIBUTE_HAND_LIMIT,
  SHIP_COST,
  type Table,
  TRADE_CARGO,
  TRIBUTE_BIT,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import { affordability, sparsePrice } from '../prices.ts';
import type { FleetValue } from './fleet.ts';
import type { SeatIncome } from './income.ts';
import type { StarfarersWeights } from './weights.ts';

type Bundle = readonly number[];

/** The value of saving for a ship while no transport is free. */
const NO_TRANSPORT_FACTOR = 0.5;
const COLONY_PRICE = sparsePrice(itemAt(SHIP_COST, COLONY_CARGO));
const TRADE_PRICE = sparsePrice(itemAt(SHIP_COST, TRADE_CARGO));
const PART_PRICE = UPGRADE_COST.map((price) => sparsePrice(price));
const PORT_PRICE = sparsePrice(PORT_COST);

/** The value of a seat's cards. It is set up once per seat and can then evaluate any hand. */
export class HandValue {
  readonly #weights: StarfarersWeights;
  #colony = 0;
  #station = 0;
  #port = 0;
  #parts = 0;
  #safe = HAND_LIMIT;

  constructor(weights: StarfarersWeights) {
    this.#weights = weights;
  }

  /** What cards could be spent on; the goals of ships on the board are already claimed. */
  setSeat(table: Table, seat: Seat, player: Player, income: SeatIncome, fleet: FleetValue): void {
    const { saved, port } = this.#weights;
    const ship = freeShip(table, seat) === NONE ? saved * NO_TRANSPORT_FACTOR : saved;
    const station = player.stations > 0 ? fleet.newShipValue(table, income, TRADE_CARGO) : 0;
    this.#station = ship * station;
    this.#colony = player.colonies > 0 ? ship * fleet.newShipValue(table, income, COLONY_CARGO) : 0;
    this.#port = player.shipyards > 0 ? port : 0;
    this.#parts = 0;
    for (let part = 0; part < UPGRADE_COST.length; part++) {
      if ((player.fitted[part] ?? 0) < (MAX_UPGRADES[part] ?? 0)) this.#parts |= 1 << part;
    }
    this.#safe = (player.friends & TRIBUTE_BIT) === 0 ? HAND_LIMIT : REDUCED_TRIBUTE_HAND_LIMIT;
    this.waiting = this.#weights.waiting * Math.min(1, player.waiting) * station;
  }

  /** The value of a free trade ship that waits. */
  waiting = 0;

  /** The value of a hand with these counts. */
  handValue(resources: Bundle, cards: number): number {
    const { part, card, excess, resource } = this.#weights;
    let sum = 0;
    if (this.#colony > 0) sum += this.#colony * affordability(resources, COLONY_PRICE);
    if (this.#station > 0) sum += this.#station * affordability(resources, TRADE_PRICE);
    if (this.#port > 0) sum += this.#port * affordability(resources, PORT_PRICE);
    for (let kind = 0; kind < UPGRADE_COST.length; kind++) {
      if (((this.#parts >> kind) & 1) === 0) continue;
      sum += part * affordability(resources, itemAt(PART_PRICE, kind));
    }
    const goods = (resources[GOODS] ?? 0) * ((resource[GOODS] ?? 1) - 1);
    const safe = Math.min(cards, this.#safe);
    return sum + card * (safe + goods) + excess * (cards - safe);
  }
}
