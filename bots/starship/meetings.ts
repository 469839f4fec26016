import { NONE } from '@orrery/common';
import {
  ANY,
  ASTRO,
  boosterPoints,
  COMBAT_DIE,
  cannonPoints,
  type Edition,
  type Facts,
  factsOf,
  GROUPS,
  type Memory,
  type Player,
  RESOURCES,
  roomFor,
  type Table,
} from '@orrery/starship/facts';
import type { Weights } from './weights.ts';

/** How much of what a card could bring is had of it: others come first, and the flight may end before. */
const SHARE = 0.6;
/** Astro that are kept for pirates. */
const PURSE = 5;
/** A flight that ends early costs something. */
const FLIGHT_LOST = 0.1;

/** The chance to win against a strength, equal being enough; see the rule of the fight. */
export function chanceToWin(cannons: number, strength: number): number {
  return CHANCES[Math.max(-WIDEST, Math.min(WIDEST, cannons - strength)) + WIDEST] ?? 0;
}

/** No roll bridges more than this. */
const WIDEST = Math.max(...COMBAT_DIE);
/** By how much stronger the ship is than the pirate. */
const CHANCES = Array.from({ length: 2 * WIDEST + 1 }, (_, i) => {
  let won = 0;
  for (const own of COMBAT_DIE) for (const other of COMBAT_DIE) if (own + i - WIDEST >= other) won++;
  return won / COMBAT_DIE.length ** 2;
});

/** What it brings a ship to meet each card, and so to fly to a sector. */
export class Meetings {
  readonly #edition: Edition;
  readonly #facts: Facts;
  readonly #weights: Weights;
  readonly #trophy: number;
  /** By group: how many cards are unseen, and what they can be hoped to bring together. */
  readonly #unseen = new Float64Array(GROUPS);
  readonly #hopes = new Float64Array(GROUPS);

  constructor(edition: Edition, weights: Weights) {
    this.#edition = edition;
    this.#facts = factsOf(edition);
    this.#weights = weights;
    this.#trophy = weights.medal + (weights.resource[0] ?? 0);
  }

  /** What a fight against this pirate can be hoped to bring. */
  fight(player: Player, card: number): number {
    const win = chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0);
    return win * this.#trophy - (1 - win) * (FLIGHT_LOST + this.#loss(card));
  }

  /** The same, of one of which only the demand and where it lies is known. */
  fightUnseen(player: Player, { where }: Memory, sector: number, demand: number): number {
    let sum = 0;
    let n = 0;
    for (const card of this.#facts.pirates) {
      const place = where[card] ?? NONE;
      if (this.#facts.demand[card] !== demand || (place !== NONE && place !== sector)) continue;
      sum += this.fight(player, card);
      n++;
    }
    return n === 0 ? 0 : sum / n;
  }

  #loss(card: number): number {
    const { centre, cannon } = this.#weights;
    const says = this.#edition.cards[card];
    const loss = says?.kind === 'pirate' ? says.loss : 'nothing';
    if (loss === 'nothing') return 0;
    return loss === 'centre' ? Math.min(...centre) + 0.5 : cannon;
  }

  /** What it brings to come to this card with this ship. */
  card(table: Table, player: Player, card: number): number {
    const { cell, station, target, strength, demand } = this.#facts;
    if ((strength[card] ?? NONE) !== NONE) {
      const toll = (demand[card] ?? 0) * this.#weights.astro;
      const canPay = (player.stock[ASTRO] ?? 0) >= (demand[card] ?? 0);
      return Math.max(this.fight(player, card), canPay ? -toll : Number.NEGATIVE_INFINITY);
    }
    let best = 0;
    if ((cell[card] ?? NONE) !== NONE && player.colonyShips > 0) best = 1 - this.#weights.colonyShip * 0.5;
    if ((station[card] ?? NONE) !== NONE && player.tradeShips > 0) {
      best = Math.max(best, this.#weights.friendship + this.#weights.station);
    }
    if ((target[card] ?? NONE) !== NONE) best = Math.max(best, this.#delivery(table, player, target[card] ?? NONE));
    return Math.max(best, this.#trade(player, card));
  }

  #delivery({ open }: Table, player: Player, target: number): number {
    let best = 0;
    for (let i = 0; i < open.length; i++) {
      const task = this.#edition.tasks[open[i] ?? 0];
      if (task === undefined || task.target !== target) continue;
      const isArmed = cannonPoints(player) >= task.cannons && boosterPoints(player) >= task.boosters;
      if (!isArmed || task.pay.some((n, kind) => n > (player.stock[kind] ?? 0))) continue;
      best = Math.max(best, task.points + this.#weights.medal * task.medals + 0.08 * (task.resources + 1));
    }
    return best;
  }

  /** The better of buying and selling as much as fits, at what a unit is worth beside its price. */
  #trade(player: Player, card: number): number {
    const { goods, price, buys, sells, limit } = this.#facts;
    const kind = goods[card] ?? NONE;
    if (kind === NONE) return 0;
    const cost = (price[card] ?? 0) * this.#weights.astro;
    const most = limit[card] ?? 0;
    const [first, last] = kind === ANY ? [0, RESOURCES - 1] : [kind, kind];
    let best = 0;
    for (let each = first; each <= last; each++) {
      const worth = each < RESOURCES ? (this.#weights.resource[each] ?? 0) : this.#weights.knowledge;
      if (buys[card] === 1) {
        const affordable = Math.floor(((player.stock[ASTRO] ?? 0) - PURSE) / Math.max(1, price[card] ?? 1));
        const n = Math.min(most, roomFor(player, each), Math.max(0, affordable));
        best = Math.max(best, n * (worth - cost));
      }
      if (sells[card] === 1) best = Math.max(best, Math.min(most, player.stock[each] ?? 0) * (cost - worth));
    }
    return best;
  }

  /** What a card of this sector can be hoped to bring: known ones as they are, unknown ones like all that are unseen. */
  sector(table: Table, player: Player, { where, unknown }: Memory, sector: number): number {
    let sum = 0;
    let n = 0;
    const unseen = this.#unseen.fill(0);
    const worth = this.#hopes.fill(0);
    for (let card = 0; card < where.length; card++) {
      const place = where[card] ?? NONE;
      if (place === sector) {
        sum += this.card(table, player, card);
        n++;
      } else if (place === NONE) {
        const group = this.#facts.group[card] ?? 0;
        unseen[group] = (unseen[group] ?? 0) + 1;
        worth[group] = (worth[group] ?? 0) + this.card(table, player, card);
      }
    }
    for (let group = 0; group < GROUPS; group++) {
      const hidden = unknown[sector * GROUPS + group] ?? 0;
      if (hidden <= 0 || (unseen[group] ?? 0) === 0) continue;
      sum += (hidden * (worth[group] ?? 0)) / (unseen[group] ?? 1);
      n += hidden;
    }
    return n === 0 ? 0 : (SHARE * sum) / n;
  }
}
