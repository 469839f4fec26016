import { NONE, some } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  COLONY,
  freeShip,
  GOODS,
  MOST_UPGRADES,
  type Player,
  PORT_COST,
  SAFE,
  SAFE_REDUCED,
  SHIP_COST,
  type Table,
  TRADE,
  TRIBUTE,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import { paidFor, priceOf } from '../prices.ts';
import type { Fleet } from './fleet.ts';
import type { Income } from './income.ts';
import type { Weights } from './weights.ts';

type Bundle = readonly number[];

/** What is saved for a ship that no transport is free for. */
const NO_TRANSPORT = 0.5;
const COLONY_PRICE = priceOf(some(SHIP_COST, COLONY));
const TRADE_PRICE = priceOf(some(SHIP_COST, TRADE));
const PART_PRICE = UPGRADE_COST.map((price) => priceOf(price));
const PORT_PRICE = priceOf(PORT_COST);

/** What the cards of a seat are good for. It is told about the seat once and can then weigh any hand. */
export class Saving {
  readonly #weights: Weights;
  #colony = 0;
  #station = 0;
  #port = 0;
  #parts = 0;
  #safe = SAFE;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** What cards could be spent on; the goals of ships on the board are taken. */
  look(table: Table, seat: Seat, player: Player, income: Income, fleet: Fleet): void {
    const { saved, port } = this.#weights;
    const ship = freeShip(table, seat) === NONE ? saved * NO_TRANSPORT : saved;
    const station = player.stations > 0 ? fleet.next(table, income, TRADE) : 0;
    this.#station = ship * station;
    this.#colony = player.colonies > 0 ? ship * fleet.next(table, income, COLONY) : 0;
    this.#port = player.shipyards > 0 ? port : 0;
    this.#parts = 0;
    for (let part = 0; part < UPGRADE_COST.length; part++) {
      if ((player.fitted[part] ?? 0) < (MOST_UPGRADES[part] ?? 0)) this.#parts |= 1 << part;
    }
    this.#safe = (player.friends & TRIBUTE) === 0 ? SAFE : SAFE_REDUCED;
    this.waiting = this.#weights.waiting * Math.min(1, player.waiting) * station;
  }

  /** What a free trade ship that waits will bring. */
  waiting = 0;

  /** What a hand of so many cards is worth. */
  weigh(resources: Bundle, cards: number): number {
    const { part, card, excess, resource } = this.#weights;
    let sum = 0;
    if (this.#colony > 0) sum += this.#colony * paidFor(resources, COLONY_PRICE);
    if (this.#station > 0) sum += this.#station * paidFor(resources, TRADE_PRICE);
    if (this.#port > 0) sum += this.#port * paidFor(resources, PORT_PRICE);
    for (let kind = 0; kind < UPGRADE_COST.length; kind++) {
      if (((this.#parts >> kind) & 1) === 0) continue;
      sum += part * paidFor(resources, some(PART_PRICE, kind));
    }
    const goods = (resources[GOODS] ?? 0) * ((resource[GOODS] ?? 1) - 1);
    const safe = Math.min(cards, this.#safe);
    return sum + card * (safe + goods) + excess * (cards - safe);
  }
}
