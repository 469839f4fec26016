import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  CANNON,
  cardsOf,
  combatBonus,
  DOCKS,
  isCrowded,
  isTaken,
  PEOPLES,
  type Player,
  POD,
  POINTS,
  peoplesAmong,
  SHIPS,
  SITE_VERTEX,
  SLOT_STARS,
  SLOTS,
  stationsAt,
  type Table,
  THREE,
  TOKEN_LEAST,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import { bestCard } from './friends.ts';
import type { Income } from './income.ts';
import { ABROAD } from './routes.ts';
import type { Weights } from './weights.ts';
import { hopedShare, hopedToken, outpostChance, shareOf, systemChance } from './yields.ts';

/** What a planet yields about which nothing is known, and one whose token has just been won. */
const USUAL = 0.09;
/** The part of a site that counts while a ship of somebody else stands on it. */
const OCCUPIED = 0.3;
/** What another station brings who has the friendship already: it is safer. */
const SAFER = 0.3;
/** What the second ship to the same outpost counts. */
const FURTHER = 0.3;

/** How much of what a token asks for a seat has. */
function readiness({ fitted, friends }: Player, disc: number): number {
  const token = TOKENS[tokenOf(disc)];
  if (token === undefined) return 0;
  const { sort, needs } = token;
  if (sort === 'pirates') return ((fitted[CANNON] ?? 0) + combatBonus(friends)) / needs;
  return (sort === 'ice' ? (fitted[POD] ?? 0) : peoplesAmong(friends)) / needs;
}

/** What there is to win on the board for a seat: where it could found, dock and clear. Refilled for each seat. */
export class Prospects {
  /** What a colony on each site abroad would bring; nothing where none can be. */
  readonly site = new Float64Array(ABROAD);
  /** What a token beside each site would bring. */
  readonly token = new Float64Array(ABROAD);
  /** What a station with each people would bring. */
  readonly dock = new Float64Array(PEOPLES.length);
  /** What there is for a trade ship in each slot: its outpost, or the hope of one. */
  readonly middle = new Float64Array(SLOTS);
  /** Being on the way to what tokens in sight ask for. */
  ambition = 0;
  readonly #weights: Weights;
  readonly #yield = new Float64Array(THREE);
  readonly #open = new Float64Array(THREE);
  readonly #prize = new Float64Array(THREE);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  survey(table: Table, seat: Seat, player: Player, income: Income, future: number): void {
    this.ambition = 0;
    this.middle.fill(0);
    this.#surveyDocks(table, seat, player, income, future);
    for (let slot = 0; slot < SLOTS; slot++) this.#surveySlot(table, seat, player, slot, future);
  }

  #surveySlot(table: Table, seat: Seat, player: Player, slot: number, future: number): void {
    const first = slot * THREE;
    if (table.layout[slot] === NONE) this.#hope(table, player, slot, future);
    else if (table.planets[first] === NONE) {
      for (let site = first; site < first + THREE; site++) {
        this.site[site] = 0;
        this.token[site] = 0;
      }
    } else {
      for (let planet = 0; planet < THREE; planet++) this.#surveyPlanet(table, player, slot, planet);
      for (let place = 0; place < THREE; place++) this.#surveySite(table, seat, slot, place, future);
    }
  }

  /** A sector that lies face down. */
  #hope(table: Table, player: Player, slot: number, future: number): void {
    const { unsure, colony, income, short, station } = this.#weights;
    const stars = SLOT_STARS[slot] ?? 1;
    const worth = unsure * systemChance(table, stars) * (colony + income * future * 2 * USUAL);
    for (let site = slot * THREE; site < slot * THREE + THREE; site++) {
      this.site[site] = worth;
      this.token[site] = 0;
    }
    const lacking = (player.fitted[POD] ?? 0) > 0 ? 1 : short;
    this.middle[slot] = unsure * outpostChance(table, stars) * station * POINTS.marker * lacking;
  }

  #surveyPlanet(table: Table, player: Player, slot: number, planet: number): void {
    const at = slot * THREE + planet;
    const disc = table.discs[at] ?? 0;
    const weight = this.#weights.resource[table.planets[at] ?? 0] ?? 1;
    let share = shareOf(disc);
    let open = 1;
    let prize = 0;
    if (disc === 0) {
      share = hopedShare(table, slot, planet);
      open = 1 - hopedToken(table, slot, planet);
    } else if (disc >= TOKEN_LEAST) {
      const ready = readiness(player, disc);
      share = USUAL;
      open = ready >= 1 ? 1 : 0;
      prize = ready >= 1 ? this.#weights.token : 0;
      if (ready < 1) this.ambition += this.#weights.ambition * ready * ready;
      else this.ambition += this.#weights.ambition;
    }
    this.#yield[planet] = share * weight;
    this.#open[planet] = open;
    this.#prize[planet] = prize;
  }

  #surveySite(table: Table, seat: Seat, slot: number, place: number, future: number): void {
    const site = slot * THREE + place;
    const next = (place + 1) % THREE;
    this.token[site] = (this.#prize[place] ?? 0) + (this.#prize[next] ?? 0);
    this.site[site] = 0;
    if (table.sites[site] !== 0 || isCrowded(table, site)) return;
    const { colony, income } = this.#weights;
    const open = (this.#open[place] ?? 0) * (this.#open[next] ?? 0);
    const yields = (this.#yield[place] ?? 0) + (this.#yield[next] ?? 0);
    const worth = open * (colony + income * future * yields) + (this.token[site] ?? 0);
    const vertex = SITE_VERTEX[site] ?? 0;
    const isOccupied = isTaken(table.derived, vertex) && !this.#isOwnShip(table, seat, vertex);
    this.site[site] = isOccupied ? OCCUPIED * worth : worth;
  }

  #isOwnShip({ ships }: Table, seat: Seat, vertex: number): boolean {
    for (let i = seat * SHIPS; i < seat * SHIPS + SHIPS; i++) {
      const code = ships[i] ?? NONE;
      if (code !== NONE && code >> 1 === vertex) return true;
    }
    return false;
  }

  #surveyDocks(table: Table, seat: Seat, player: Player, income: Income, future: number): void {
    const { outposts } = table.derived;
    for (let people = 0; people < this.dock.length; people++) {
      const slot = outposts[people] ?? NONE;
      const worth = slot === NONE ? 0 : this.#dockWorth(table, seat, player, people, income, future);
      this.dock[people] = worth;
      if (slot !== NONE) this.middle[slot] = worth;
    }
  }

  #dockWorth(table: Table, seat: Seat, player: Player, people: number, income: Income, future: number): number {
    const there = stationsAt(table, people);
    if (there >= DOCKS) return 0;
    const { station, short } = this.#weights;
    const card = future * bestCard(this.#weights, income, player.friends, table.friends & cardsOf(people));
    const lacking = Math.max(0, there + 1 - (player.fitted[POD] ?? 0));
    return (station * this.#friendship(table, seat, player, people) + card) * short ** lacking;
  }

  /** What one more station does for the friendship of a people, in points. */
  #friendship({ markers, players }: Table, seat: Seat, player: Player, people: number): number {
    const holder = markers[people] ?? NONE;
    if (holder === NONE) return POINTS.marker;
    if (holder === seat) return SAFER;
    const own = player.docked[people] ?? 0;
    const theirs = players[holder]?.docked[people] ?? 0;
    if (own + 1 > theirs) return POINTS.marker;
    return (this.#weights.contested * POINTS.marker * (own + 1)) / (theirs + 1);
  }

  /** A colony ship is on its way there: another would come too late. */
  claimSite(site: number): void {
    this.site[site] = 0;
  }

  claimMiddle(slot: number): void {
    this.middle[slot] = FURTHER * (this.middle[slot] ?? 0);
  }
}
