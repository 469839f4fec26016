import { NONE } from '@orrery/common';
import {
  ACTIONS_PER_FLIGHT,
  ANY_RESOURCE,
  ASTRO,
  boosterPoints,
  CARD_GROUPS,
  type CardFacts,
  COMBAT_DIE,
  COMMAND_CENTRE,
  cannonPoints,
  cardFactsOf,
  centreLevel,
  type Memory,
  type Player,
  RESOURCE_KINDS,
  type ShipVariant,
  spaceFor,
  type Table,
} from '@orrery/ship/facts';
import { savingFactor } from './evaluator.ts';
import type { ShipWeights } from './weights.ts';

/** Upper bound for the cards of a sector. */
const MAX_SECTOR_CARDS = 80;
/** Astro to keep for pirates. */
const ASTRO_RESERVE = 5;
/** The cost of a flight that ends early. */
const FLIGHT_LOST_COST = 0.1;

/** The probability of winning against a strength; a tie wins, see the rule for fights. */
export function fightWinChance(cannons: number, strength: number): number {
  return (
    WIN_CHANCES[
      Math.max(-MAX_ROLL_DIFFERENCE, Math.min(MAX_ROLL_DIFFERENCE, cannons - strength)) + MAX_ROLL_DIFFERENCE
    ] ?? 0
  );
}

/** Maximum difference in strength that dice can make up for. */
const MAX_ROLL_DIFFERENCE = Math.max(...COMBAT_DIE);
/** How much stronger the ship is than the pirate. */
const WIN_CHANCES = Array.from({ length: 2 * MAX_ROLL_DIFFERENCE + 1 }, (_, i) => {
  let won = 0;
  for (const own of COMBAT_DIE) for (const other of COMBAT_DIE) if (own + i - MAX_ROLL_DIFFERENCE >= other) won++;
  return won / COMBAT_DIE.length ** 2;
});

/** The value for a ship of meeting each card, and so of flying to a sector. */
export class CardEncounters {
  readonly #variant: ShipVariant;
  readonly #facts: CardFacts;
  readonly #weights: ShipWeights;
  /** By group: the number of unseen cards, and their total expected value. */
  readonly #unseenCount = new Float64Array(CARD_GROUPS);
  readonly #unseenValue = new Float64Array(CARD_GROUPS);
  /** For one sector: the values of its cards, best first, and the total of its pirates. */
  readonly #cardValues = new Float64Array(MAX_SECTOR_CARDS);
  #danger = 0;
  /** The probability of taking each number of actions. */
  readonly #actionsTaken = new Float64Array(Math.max(...ACTIONS_PER_FLIGHT) + 1);

  constructor(variant: ShipVariant, weights: ShipWeights) {
    this.#variant = variant;
    this.#facts = cardFactsOf(variant);
    this.#weights = weights;
  }

  /** The expected value of a fight against this pirate. */
  fight(player: Player, card: number): number {
    const win = fightWinChance(cannonPoints(player), this.#facts.strength[card] ?? 0);
    return win * this.#spoils(card) - (1 - win) * (FLIGHT_LOST_COST + this.#loss(card));
  }

  /** A medal and the reward on the card. */
  #spoils(card: number): number {
    const { medal, resource, astro } = this.#weights;
    const { prize, bounty } = this.#facts;
    return medal + (prize[card] ?? 0) * (resource[0] ?? 0) + (bounty[card] ?? 0) * astro;
  }

  /** The same for a pirate of which only the demand and the sector are known. */
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
    const says = this.#variant.cards[card];
    const loss = says?.kind === 'pirate' ? says.loss : 'nothing';
    if (loss === 'nothing') return 0;
    return loss === 'centre' ? Math.min(...centre) + 0.5 : cannon;
  }

  /** The value of reaching this card with this ship. */
  card(table: Table, player: Player, card: number): number {
    const { cell, station, target, strength, demand } = this.#facts;
    if ((strength[card] ?? NONE) !== NONE) {
      const toll = (demand[card] ?? 0) * this.#weights.astro * savingFactor(table);
      const canPay = (player.stock[ASTRO] ?? 0) >= (demand[card] ?? 0);
      return Math.max(this.fight(player, card), canPay ? -toll : Number.NEGATIVE_INFINITY);
    }
    let best = 0;
    if ((cell[card] ?? NONE) !== NONE && player.colonyShips > 0) best = 1 - this.#weights.colonyShip * 0.5;
    if ((station[card] ?? NONE) !== NONE && player.tradeShips > 0) {
      best = Math.max(best, this.#weights.friendship + this.#weights.station);
    }
    if ((target[card] ?? NONE) !== NONE) best = Math.max(best, this.#delivery(table, player, target[card] ?? NONE));
    return Math.max(best, this.#trade(table, player, card));
  }

  #delivery({ open }: Table, player: Player, target: number): number {
    let best = 0;
    for (let i = 0; i < open.length; i++) {
      const task = this.#variant.tasks[open[i] ?? 0];
      if (task === undefined || task.target !== target) continue;
      const isArmed = cannonPoints(player) >= task.cannons && boosterPoints(player) >= task.boosters;
      if (!isArmed || task.pay.some((n, kind) => n > (player.stock[kind] ?? 0))) continue;
      const { medal, friendship } = this.#weights;
      const symbols = medal * task.medals + friendship * task.friendship;
      best = Math.max(best, task.points + symbols + 0.08 * (task.resources + 1));
    }
    return best;
  }

  /** The better of buying and selling as much as fits, by the value of a unit compared with its price. */
  #trade(table: Table, player: Player, card: number): number {
    const { goods, price, buys, sells, limit } = this.#facts;
    const kind = goods[card] ?? NONE;
    if (kind === NONE) return 0;
    const cost = (price[card] ?? 0) * this.#weights.astro * savingFactor(table);
    const most = limit[card] ?? 0;
    const [first, last] = kind === ANY_RESOURCE ? [0, RESOURCE_KINDS - 1] : [kind, kind];
    let best = 0;
    for (let each = first; each <= last; each++) {
      const worth = each < RESOURCE_KINDS ? (this.#weights.resource[each] ?? 0) : this.#weights.knowledge;
      if (buys[card] === 1) {
        const affordable = Math.floor(((player.stock[ASTRO] ?? 0) - ASTRO_RESERVE) / Math.max(1, price[card] ?? 1));
        const n = Math.min(most, spaceFor(player, each), Math.max(0, affordable));
        best = Math.max(best, n * (worth - cost));
      }
      if (sells[card] === 1) best = Math.max(best, Math.min(most, player.stock[each] ?? 0) * (cost - worth));
    }
    return best;
  }

  /**
   * The expected value of a flight through this sector: each card is reached with a probability that depends on the
   * ship's speed, and the best of the reached cards are used. Known cards have their own value, unknown cards the mean
   * of all unseen ones.
   */
  sector(table: Table, player: Player, memory: Memory, sector: number): number {
    const n = this.#collect(table, player, memory, sector);
    const reach = Math.min(1, (boosterPoints(player) + table.die) / Math.max(1, n));
    const actions = ACTIONS_PER_FLIGHT[centreLevel(player, COMMAND_CENTRE)] ?? 0;
    const taken = this.#actionsTaken.fill(0);
    taken[0] = 1;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const worth = this.#cardValues[i] ?? 0;
      if (worth <= 0) break;
      let free = 0;
      for (let k = 0; k < actions; k++) free += taken[k] ?? 0;
      sum += reach * free * worth;
      for (let k = actions; k > 0; k--) taken[k] = (taken[k] ?? 0) * (1 - reach) + (taken[k - 1] ?? 0) * reach;
      taken[0] = (taken[0] ?? 0) * (1 - reach);
    }
    return sum + reach * this.#danger;
  }

  /** An average card of this sector. */
  average(table: Table, player: Player, memory: Memory, sector: number): number {
    const n = this.#collect(table, player, memory, sector);
    let sum = this.#danger;
    for (let i = 0; i < n; i++) sum += this.#cardValues[i] ?? 0;
    return n === 0 ? 0 : sum / n;
  }

  /** Collects the values of a sector's cards, best first, and of its pirates; returns the number of cards. */
  #collect(table: Table, player: Player, { where, unknown }: Memory, sector: number): number {
    let n = 0;
    this.#danger = 0;
    const unseen = this.#unseenCount.fill(0);
    const sums = this.#unseenValue.fill(0);
    for (let card = 0; card < where.length; card++) {
      const place = where[card] ?? NONE;
      if (place === sector) {
        if (table.row.includes(card)) continue;
        const worth = this.card(table, player, card);
        if ((this.#facts.strength[card] ?? NONE) === NONE) this.#insert(n, worth);
        else {
          this.#danger += worth;
          this.#insert(n, 0);
        }
        n++;
      } else if (place === NONE) {
        const group = this.#facts.group[card] ?? 0;
        unseen[group] = (unseen[group] ?? 0) + 1;
        sums[group] = (sums[group] ?? 0) + this.card(table, player, card);
      }
    }
    for (let group = 0; group < CARD_GROUPS; group++) {
      const hidden = unknown[sector * CARD_GROUPS + group] ?? 0;
      if ((unseen[group] ?? 0) === 0) continue;
      for (let i = 0; i < hidden; i++) this.#insert(n++, (sums[group] ?? 0) / (unseen[group] ?? 1));
    }
    return n;
  }

  /** Inserts a value into the first n values, sorted best first. */
  #insert(n: number, worth: number): void {
    let at = n;
    for (; at > 0 && (this.#cardValues[at - 1] ?? 0) < worth; at--)
      this.#cardValues[at] = this.#cardValues[at - 1] ?? 0;
    this.#cardValues[at] = worth;
  }
}
