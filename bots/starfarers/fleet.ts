import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  BOOSTER,
  cargoOf,
  isTaken,
  type Player,
  PORT_SITES,
  portOf,
  SHIPS,
  SITES,
  SLOTS,
  speedBonus,
  type Table,
  TRADE,
  VERTICES,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { Prospects } from './prospects.ts';
import { ABROAD, FAR, toMiddle, toSite, type Ways, waysOver } from './routes.ts';
import type { Weights } from './weights.ts';

/** What a shake brings on average, the black ball counting as 3. */
const BASE_SPEED = 3.6;
const SPEEDS = 16;
/** What a ship that may not fly this turn counts. */
const HELD_BACK = 0.85;

/** What the ships of a seat, and those it could build, are on the way to. */
export class Fleet {
  readonly #weights: Weights;
  readonly #prospects: Prospects;
  /** By speed and links: how much of a prospect is left so far away. */
  readonly #fade: Float64Array;
  #at = 0;
  #ways: Ways = new Uint8Array(0);
  /** Where the last ship that was looked at had best go: a site, or ABROAD and a slot; NONE nowhere. */
  #goal = NONE;

  constructor(weights: Weights, prospects: Prospects) {
    this.#weights = weights;
    this.#prospects = prospects;
    this.#fade = Float64Array.from({ length: SPEEDS * (FAR + 1) }, (_, i) => {
      const speed = BASE_SPEED + Math.floor(i / (FAR + 1));
      return Math.exp((-weights.delay * (i % (FAR + 1))) / speed);
    });
  }

  /** Whose ships are looked at from now on. */
  muster(table: Table, player: Player): void {
    const speed = (player.fitted[BOOSTER] ?? 0) + speedBonus(player.friends);
    this.#at = Math.min(speed, SPEEDS - 1) * (FAR + 1);
    this.#ways = waysOver(table.derived.open);
  }

  /** What all ships on the board will bring. Their goals are taken out of the prospects. */
  sail(table: Table, seat: Seat, player: Player): number {
    this.muster(table, player);
    let sum = 0;
    for (let ship = 0; ship < SHIPS; ship++) {
      const code = table.ships[seat * SHIPS + ship] ?? NONE;
      if (code === NONE) continue;
      const isHeld = ((player.stuck >> ship) & 1) === 1;
      sum += this.#reach(cargoOf(code), vertexOf(code)) * (isHeld ? HELD_BACK : 1);
      this.#claim();
    }
    return this.#weights.flight * sum;
  }

  /** What a new ship of this cargo would bring, from the best spaceport site. */
  next(table: Table, seat: Seat, cargo: number): number {
    const port = portOf(seat);
    let most = 0;
    for (let site = 0; site < SITES; site++) {
      if (table.sites[site] !== port) continue;
      for (let i = site * 2; i < site * 2 + 2; i++) {
        const vertex = PORT_SITES[i] ?? 0;
        if (!isTaken(table.derived, vertex)) most = Math.max(most, this.#reach(cargo, vertex));
      }
    }
    return most;
  }

  /** Where a ship had best go, as the place in the ways where the links to it begin; NONE nowhere. It is claimed. */
  aim(code: number): number {
    this.#reach(cargoOf(code), vertexOf(code));
    this.#claim();
    return this.#goal === NONE ? NONE : this.#goal * VERTICES;
  }

  /** Links from an intersection to what `aim` said. */
  links(aim: number, vertex: number): number {
    return this.#ways[aim + vertex] ?? FAR;
  }

  #reach(cargo: number, vertex: number): number {
    return cargo === TRADE ? this.#trading(vertex) : this.#settling(vertex);
  }

  #settling(vertex: number): number {
    const { site: sites } = this.#prospects;
    let most = 0;
    this.#goal = NONE;
    for (let site = 0; site < ABROAD; site++) {
      const worth = sites[site] ?? 0;
      if (worth <= most) continue;
      const there = worth * (this.#fade[this.#at + (this.#ways[toSite(site) + vertex] ?? 0)] ?? 0);
      if (there <= most) continue;
      most = there;
      this.#goal = site;
    }
    return most;
  }

  #trading(vertex: number): number {
    const { middle, token } = this.#prospects;
    let most = 0;
    this.#goal = NONE;
    for (let slot = 0; slot < SLOTS; slot++) {
      const worth = middle[slot] ?? 0;
      if (worth <= most) continue;
      const there = worth * (this.#fade[this.#at + (this.#ways[toMiddle(slot) + vertex] ?? 0)] ?? 0);
      if (there <= most) continue;
      most = there;
      this.#goal = ABROAD + slot;
    }
    for (let site = 0; site < ABROAD; site++) {
      const worth = token[site] ?? 0;
      if (worth <= most) continue;
      most = Math.max(most, worth * (this.#fade[this.#at + (this.#ways[toSite(site) + vertex] ?? 0)] ?? 0));
    }
    return most;
  }

  #claim(): void {
    if (this.#goal === NONE) return;
    if (this.#goal < ABROAD) this.#prospects.claimSite(this.#goal);
    else this.#prospects.claimMiddle(this.#goal - ABROAD);
  }
}
