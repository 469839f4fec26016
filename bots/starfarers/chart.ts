import { NONE } from '@orrery/common';
import { SLOT_STARS, SLOTS, type Table, THREE, TOKEN_LEAST } from '@orrery/starfarers/facts';
import { ABROAD } from './routes.ts';
import type { Weights } from './weights.ts';
import { hopedShare, hopedToken, outpostChance, shareOf, systemChance } from './yields.ts';

/** What a planet yields about which nothing is known, and one whose token has just been won. */
const USUAL = 0.09;
const POOLS = 7;

/**
 * What the board holds for anybody: yields, hopes and tokens of the sites abroad. Boards change seldom, so a slot is
 * read anew only when it differs from the one that was read last.
 */
export class Chart {
  /** By site: cards a roll, weighed, and how likely a colony can be founded as far as hidden discs go. */
  readonly yields = new Float64Array(ABROAD);
  readonly open = new Float64Array(ABROAD);
  /** By site: the tokens beside it, one bit for each planet of its slot. */
  readonly tokens = new Uint8Array(ABROAD);
  /** By slot: how likely an outpost lies there, face down. */
  readonly outpost = new Float64Array(SLOTS);
  /** By slot: 1 when there is anything to settle, 2 when there are tokens as well. */
  readonly sort = new Uint8Array(SLOTS);
  readonly #weights: Weights;
  readonly #layout = new Int16Array(SLOTS).fill(-2);
  readonly #discs = new Int32Array(ABROAD).fill(-2);
  readonly #pools = new Int32Array(POOLS).fill(-2);
  readonly #isHidden = new Uint8Array(SLOTS);
  readonly #yield = new Float64Array(THREE);
  readonly #chance = new Float64Array(THREE);
  #sectors = -2;
  #seats = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  read(table: Table): void {
    const { layout, discs } = table;
    const isOther = this.#differs(table);
    for (let slot = 0, at = 0; slot < SLOTS; slot++, at += THREE) {
      const isSame =
        layout[slot] === this.#layout[slot] &&
        discs[at] === this.#discs[at] &&
        discs[at + 1] === this.#discs[at + 1] &&
        discs[at + 2] === this.#discs[at + 2];
      if (isSame && !(isOther && this.#isHidden[slot] === 1)) continue;
      this.#layout[slot] = layout[slot] ?? NONE;
      for (let planet = at; planet < at + THREE; planet++) this.#discs[planet] = discs[planet] ?? 0;
      this.#readSlot(table, slot);
    }
  }

  /** Whether anything has changed that hopes depend on. */
  #differs({ pools, sectors, players }: Table): boolean {
    let isOther = sectors !== this.#sectors || players.length !== this.#seats;
    this.#sectors = sectors;
    this.#seats = players.length;
    for (let pool = 0; pool < POOLS; pool++) {
      const now = pools[pool] ?? 0;
      if (now === this.#pools[pool]) continue;
      this.#pools[pool] = now;
      isOther = true;
    }
    return isOther;
  }

  #readSlot(table: Table, slot: number): void {
    const first = slot * THREE;
    const isFaceDown = table.layout[slot] === NONE;
    this.#isHidden[slot] = isFaceDown || table.discs[first] === 0 ? 1 : 0;
    this.outpost[slot] = 0;
    this.sort[slot] = 1;
    if (isFaceDown) this.#hope(table, slot);
    else if (table.planets[first] === NONE) this.sort[slot] = 0;
    else this.#readSystem(table, slot);
  }

  /** A sector that lies face down. */
  #hope(table: Table, slot: number): void {
    const stars = SLOT_STARS[slot] ?? 1;
    const chance = this.#weights.unsure * systemChance(table, stars);
    for (let site = slot * THREE; site < slot * THREE + THREE; site++) {
      this.open[site] = chance;
      this.yields[site] = 2 * USUAL;
      this.tokens[site] = 0;
    }
    this.outpost[slot] = this.#weights.unsure * outpostChance(table, stars);
  }

  #readSystem(table: Table, slot: number): void {
    let tokens = 0;
    for (let planet = 0; planet < THREE; planet++) {
      const disc = table.discs[slot * THREE + planet] ?? 0;
      const weight = this.#weights.resource[table.planets[slot * THREE + planet] ?? 0] ?? 1;
      const isToken = disc >= TOKEN_LEAST;
      const share = isToken ? USUAL : disc === 0 ? hopedShare(table, slot, planet) : shareOf(disc);
      this.#yield[planet] = share * weight;
      this.#chance[planet] = disc === 0 ? 1 - hopedToken(table, slot, planet) : 1;
      if (isToken) tokens |= 1 << planet;
    }
    if (tokens !== 0) this.sort[slot] = 2;
    for (let place = 0; place < THREE; place++) {
      const next = (place + 1) % THREE;
      const site = slot * THREE + place;
      this.yields[site] = (this.#yield[place] ?? 0) + (this.#yield[next] ?? 0);
      this.open[site] = (this.#chance[place] ?? 0) * (this.#chance[next] ?? 0);
      this.tokens[site] = tokens & ((1 << place) | (1 << next));
    }
  }
}
