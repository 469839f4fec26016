import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  BOOSTER,
  cargoOf,
  isTaken,
  type Player,
  PORT_SITES,
  SHIPS,
  SITE_VERTEX,
  speedBonus,
  type Table,
  TRADE,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { Income } from './income.ts';
import type { Prospects } from './prospects.ts';
import { FAR, toMiddle, toSite, type Ways, waysOver } from './routes.ts';
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
  /** Where the last ship that was looked at had best go: its place among the prospects, NONE nowhere. */
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
      const cargo = cargoOf(code);
      sum += this.#reach(cargo, vertexOf(code)) * (isHeld ? HELD_BACK : 1);
      this.#claim(cargo);
    }
    return this.#weights.flight * sum;
  }

  /** What a new ship of this cargo would bring, from the best spaceport that has room for it. */
  next({ derived }: Table, { port, ports }: Income, cargo: number): number {
    let most = 0;
    for (let i = 0; i < ports; i++) {
      const site = port[i] ?? 0;
      const [a, b] = [PORT_SITES[site * 2] ?? 0, PORT_SITES[site * 2 + 1] ?? 0];
      if (isTaken(derived, a) && isTaken(derived, b)) continue;
      most = Math.max(most, this.#reach(cargo, SITE_VERTEX[site] ?? 0));
    }
    return most;
  }

  /** Where a ship had best go, as the place in the ways where the links to it begin; NONE nowhere. It is claimed. */
  aim(code: number): number {
    const cargo = cargoOf(code);
    this.#reach(cargo, vertexOf(code));
    const goal = this.#goal;
    if (goal === NONE) return NONE;
    this.#claim(cargo);
    const { site, slot } = this.#prospects;
    return cargo === TRADE ? toMiddle(slot[goal] ?? 0) : toSite(site[goal] ?? 0);
  }

  /** Links from an intersection to what `aim` said. */
  links(aim: number, vertex: number): number {
    return this.#ways[aim + vertex] ?? FAR;
  }

  #reach(cargo: number, vertex: number): number {
    return cargo === TRADE ? this.#trading(vertex) : this.#settling(vertex);
  }

  #settling(vertex: number): number {
    const { site, siteWorth, sites } = this.#prospects;
    const [ways, fade, at] = [this.#ways, this.#fade, this.#at];
    let most = 0;
    this.#goal = NONE;
    for (let i = 0; i < sites; i++) {
      const worth = siteWorth[i] ?? 0;
      if (worth <= most) continue;
      const there = worth * (fade[at + (ways[toSite(site[i] ?? 0) + vertex] ?? 0)] ?? 0);
      if (there <= most) continue;
      most = there;
      this.#goal = i;
    }
    return most;
  }

  #trading(vertex: number): number {
    const { slot, slotWorth, slots, prize, prizeWorth, prizes } = this.#prospects;
    const [ways, fade, at] = [this.#ways, this.#fade, this.#at];
    let most = 0;
    this.#goal = NONE;
    for (let i = 0; i < slots; i++) {
      const worth = slotWorth[i] ?? 0;
      if (worth <= most) continue;
      const there = worth * (fade[at + (ways[toMiddle(slot[i] ?? 0) + vertex] ?? 0)] ?? 0);
      if (there <= most) continue;
      most = there;
      this.#goal = i;
    }
    for (let i = 0; i < prizes; i++) {
      const worth = prizeWorth[i] ?? 0;
      if (worth <= most) continue;
      const there = worth * (fade[at + (ways[toSite(prize[i] ?? 0) + vertex] ?? 0)] ?? 0);
      if (there > most) most = there;
    }
    return most;
  }

  #claim(cargo: number): void {
    if (this.#goal === NONE) return;
    if (cargo === TRADE) this.#prospects.claimSlot(this.#goal);
    else this.#prospects.claimSite(this.#goal);
  }
}
