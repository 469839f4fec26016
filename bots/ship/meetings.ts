import { NONE } from '@orrery/common';
import {
  ACTIONS,
  ANY,
  ASTRO,
  boosterPoints,
  COMBAT_DIE,
  COMMAND,
  cannonPoints,
  type Facts,
  factsOf,
  GROUPS,
  levelOf,
  type Memory,
  type Player,
  RESOURCES,
  roomFor,
  type Table,
  type Variant,
} from '@orrery/ship/facts';
import type { Weights } from './weights.ts';
import { thrift } from './worth.ts';

/** More cards than any sector holds. */
const MOST_CARDS = 80;
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
  readonly #variant: Variant;
  readonly #facts: Facts;
  readonly #weights: Weights;
  /** By group: how many cards are unseen, and what they can be hoped to bring together. */
  readonly #unseen = new Float64Array(GROUPS);
  readonly #hopes = new Float64Array(GROUPS);
  /** Of one sector: the worths of its cards, the best first; and its pirates together. */
  readonly #worths = new Float64Array(MOST_CARDS);
  #danger = 0;
  /** How likely so many actions are taken. */
  readonly #taken = new Float64Array(Math.max(...ACTIONS) + 1);

  constructor(variant: Variant, weights: Weights) {
    this.#variant = variant;
    this.#facts = factsOf(variant);
    this.#weights = weights;
  }

  /** What a fight against this pirate can be hoped to bring. */
  fight(player: Player, card: number): number {
    const win = chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0);
    return win * this.#spoils(card) - (1 - win) * (FLIGHT_LOST + this.#loss(card));
  }

  /** A medal, and what the card promises. */
  #spoils(card: number): number {
    const { medal, resource, astro } = this.#weights;
    const { prize, bounty } = this.#facts;
    return medal + (prize[card] ?? 0) * (resource[0] ?? 0) + (bounty[card] ?? 0) * astro;
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
    const says = this.#variant.cards[card];
    const loss = says?.kind === 'pirate' ? says.loss : 'nothing';
    if (loss === 'nothing') return 0;
    return loss === 'centre' ? Math.min(...centre) + 0.5 : cannon;
  }

  /** What it brings to come to this card with this ship. */
  card(table: Table, player: Player, card: number): number {
    const { cell, station, target, strength, demand } = this.#facts;
    if ((strength[card] ?? NONE) !== NONE) {
      const toll = (demand[card] ?? 0) * this.#weights.astro * thrift(table);
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

  /** The better of buying and selling as much as fits, at what a unit is worth beside its price. */
  #trade(table: Table, player: Player, card: number): number {
    const { goods, price, buys, sells, limit } = this.#facts;
    const kind = goods[card] ?? NONE;
    if (kind === NONE) return 0;
    const cost = (price[card] ?? 0) * this.#weights.astro * thrift(table);
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

  /**
   * What a flight through this sector can be hoped to bring: each card is met as likely as the ship is fast, and of
   * those met the best are acted on. Known cards are as they are, unknown ones like all that are unseen.
   */
  sector(table: Table, player: Player, memory: Memory, sector: number): number {
    const n = this.#collect(table, player, memory, sector);
    const reach = Math.min(1, (boosterPoints(player) + table.die) / Math.max(1, n));
    const actions = ACTIONS[levelOf(player, COMMAND)] ?? 0;
    const taken = this.#taken.fill(0);
    taken[0] = 1;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const worth = this.#worths[i] ?? 0;
      if (worth <= 0) break;
      let free = 0;
      for (let k = 0; k < actions; k++) free += taken[k] ?? 0;
      sum += reach * free * worth;
      for (let k = actions; k > 0; k--) taken[k] = (taken[k] ?? 0) * (1 - reach) + (taken[k - 1] ?? 0) * reach;
      taken[0] = (taken[0] ?? 0) * (1 - reach);
    }
    return sum + reach * this.#danger;
  }

  /** A card of this sector on the average. */
  average(table: Table, player: Player, memory: Memory, sector: number): number {
    const n = this.#collect(table, player, memory, sector);
    let sum = this.#danger;
    for (let i = 0; i < n; i++) sum += this.#worths[i] ?? 0;
    return n === 0 ? 0 : sum / n;
  }

  /** What the cards of a sector are worth, the best first, and what its pirates are; returns how many cards there are. */
  #collect(table: Table, player: Player, { where, unknown }: Memory, sector: number): number {
    let n = 0;
    this.#danger = 0;
    const unseen = this.#unseen.fill(0);
    const hopes = this.#hopes.fill(0);
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
        hopes[group] = (hopes[group] ?? 0) + this.card(table, player, card);
      }
    }
    for (let group = 0; group < GROUPS; group++) {
      const hidden = unknown[sector * GROUPS + group] ?? 0;
      if ((unseen[group] ?? 0) === 0) continue;
      for (let i = 0; i < hidden; i++) this.#insert(n++, (hopes[group] ?? 0) / (unseen[group] ?? 1));
    }
    return n;
  }

  /** Puts a worth where it belongs among the first so many, the best first. */
  #insert(n: number, worth: number): void {
    let at = n;
    for (; at > 0 && (this.#worths[at - 1] ?? 0) < worth; at--) this.#worths[at] = this.#worths[at - 1] ?? 0;
    this.#worths[at] = worth;
  }
}
