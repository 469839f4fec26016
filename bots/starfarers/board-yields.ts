import { NONE } from '@orrery/common';
import { FIRST_TOKEN_DISC, PLANETS_PER_SYSTEM, SLOT_COUNT, SLOT_STARS, type Table } from '@orrery/starfarers/facts';
import { SITES_ABROAD } from './link-table.ts';
import type { StarfarersWeights } from './weights.ts';
import { expectedShare, outpostChance, rollShareOfDisc, systemChance, tokenChance } from './yields.ts';

/** The assumed yield of an unknown planet, and of one whose token has just been won. */
const USUAL_YIELD = 0.09;
const POOL_COUNT = 7;

/**
 * What the board offers to any seat: yields, expected yields and tokens of the sites away from home. Boards change
 * seldom, so a slot is read again only when it differs from the last one.
 */
export class BoardYields {
  /** By site: weighted cards per roll, and the probability that a colony can be founded despite hidden discs. */
  readonly yields = new Float64Array(SITES_ABROAD);
  readonly open = new Float64Array(SITES_ABROAD);
  /** By site: the tokens beside it, one bit per planet of its slot. */
  readonly tokens = new Uint8Array(SITES_ABROAD);
  /** By slot: the probability of a face-down outpost. */
  readonly outpost = new Float64Array(SLOT_COUNT);
  /** By slot: 1 when there is anything to settle, 2 when there are tokens as well. */
  readonly sort = new Uint8Array(SLOT_COUNT);
  readonly #weights: StarfarersWeights;
  readonly #layout = new Int16Array(SLOT_COUNT).fill(-2);
  readonly #discs = new Int32Array(SITES_ABROAD).fill(-2);
  readonly #pools = new Int32Array(POOL_COUNT).fill(-2);
  readonly #isHidden = new Uint8Array(SLOT_COUNT);
  readonly #yield = new Float64Array(PLANETS_PER_SYSTEM);
  readonly #chance = new Float64Array(PLANETS_PER_SYSTEM);
  #sectors = -2;
  #seats = 0;

  constructor(weights: StarfarersWeights) {
    this.#weights = weights;
  }

  read(table: Table): void {
    const { layout, discs } = table;
    const isOther = this.#differs(table);
    for (let slot = 0, at = 0; slot < SLOT_COUNT; slot++, at += PLANETS_PER_SYSTEM) {
      const isSame =
        layout[slot] === this.#layout[slot] &&
        discs[at] === this.#discs[at] &&
        discs[at + 1] === this.#discs[at + 1] &&
        discs[at + 2] === this.#discs[at + 2];
      if (isSame && !(isOther && this.#isHidden[slot] === 1)) continue;
      this.#layout[slot] = layout[slot] ?? NONE;
      for (let planet = at; planet < at + PLANETS_PER_SYSTEM; planet++) this.#discs[planet] = discs[planet] ?? 0;
      this.#readSlot(table, slot);
    }
  }

  /** Whether anything has changed that the expected yields depend on. */
  #differs({ pools, sectors, players }: Table): boolean {
    let isOther = sectors !== this.#sectors || players.length !== this.#seats;
    this.#sectors = sectors;
    this.#seats = players.length;
    for (let pool = 0; pool < POOL_COUNT; pool++) {
      const now = pools[pool] ?? 0;
      if (now === this.#pools[pool]) continue;
      this.#pools[pool] = now;
      isOther = true;
    }
    return isOther;
  }

  #readSlot(table: Table, slot: number): void {
    const first = slot * PLANETS_PER_SYSTEM;
    const isFaceDown = table.layout[slot] === NONE;
    this.#isHidden[slot] = isFaceDown || table.discs[first] === 0 ? 1 : 0;
    this.outpost[slot] = 0;
    this.sort[slot] = 1;
    if (isFaceDown) this.#readHidden(table, slot);
    else if (table.planets[first] === NONE) this.sort[slot] = 0;
    else this.#readSystem(table, slot);
  }

  /** A face-down sector. */
  #readHidden(table: Table, slot: number): void {
    const stars = SLOT_STARS[slot] ?? 1;
    const chance = this.#weights.unsure * systemChance(table, stars);
    for (let site = slot * PLANETS_PER_SYSTEM; site < slot * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM; site++) {
      this.open[site] = chance;
      this.yields[site] = 2 * USUAL_YIELD;
      this.tokens[site] = 0;
    }
    this.outpost[slot] = this.#weights.unsure * outpostChance(table, stars);
  }

  #readSystem(table: Table, slot: number): void {
    let tokens = 0;
    for (let planet = 0; planet < PLANETS_PER_SYSTEM; planet++) {
      const disc = table.discs[slot * PLANETS_PER_SYSTEM + planet] ?? 0;
      const weight = this.#weights.resource[table.planets[slot * PLANETS_PER_SYSTEM + planet] ?? 0] ?? 1;
      const isToken = disc >= FIRST_TOKEN_DISC;
      const share = isToken ? USUAL_YIELD : disc === 0 ? expectedShare(table, slot, planet) : rollShareOfDisc(disc);
      this.#yield[planet] = share * weight;
      this.#chance[planet] = disc === 0 ? 1 - tokenChance(table, slot, planet) : 1;
      if (isToken) tokens |= 1 << planet;
    }
    if (tokens !== 0) this.sort[slot] = 2;
    for (let place = 0; place < PLANETS_PER_SYSTEM; place++) {
      const next = (place + 1) % PLANETS_PER_SYSTEM;
      const site = slot * PLANETS_PER_SYSTEM + place;
      this.yields[site] = (this.#yield[place] ?? 0) + (this.#yield[next] ?? 0);
      this.open[site] = (this.#chance[place] ?? 0) * (this.#chance[next] ?? 0);
      this.tokens[site] = tokens & ((1 << place) | (1 << next));
    }
  }
}
