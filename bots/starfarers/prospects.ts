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
  SLOTS,
  stationsAt,
  type Table,
  THREE,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import { Chart } from './chart.ts';
import type { Friends } from './friends.ts';
import { ABROAD } from './routes.ts';
import type { Weights } from './weights.ts';

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
  /** Sites where a colony could be founded, and what it would bring. */
  readonly site = new Uint8Array(ABROAD);
  readonly siteWorth = new Float64Array(ABROAD);
  sites = 0;
  /** Slots with something for trade ships, an outpost or the hope of one, and what it would bring. */
  readonly slot = new Uint8Array(SLOTS);
  readonly slotWorth = new Float64Array(SLOTS);
  slots = 0;
  /** Sites beside tokens that can be won, and what those would bring. */
  readonly prize = new Uint8Array(ABROAD);
  readonly prizeWorth = new Float64Array(ABROAD);
  prizes = 0;
  /** Being on the way to what tokens in sight ask for. */
  ambition = 0;
  readonly #weights: Weights;
  readonly #chart: Chart;
  readonly #friends: Friends;
  readonly #lacking: readonly number[];

  constructor(weights: Weights, friends: Friends) {
    this.#weights = weights;
    this.#chart = new Chart(weights);
    this.#friends = friends;
    this.#lacking = Array.from({ length: DOCKS + 1 }, (_, n) => weights.short ** n);
  }

  survey(table: Table, seat: Seat, player: Player, future: number): void {
    const { sort, outpost } = this.#chart;
    this.#chart.read(table);
    this.ambition = 0;
    this.sites = 0;
    this.slots = 0;
    this.prizes = 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (sort[slot] === 0) continue;
      this.#surveySlot(table, seat, player, slot, future);
      if ((outpost[slot] ?? 0) > 0) this.#hope(player, slot);
    }
    this.#surveyDocks(table, seat, player, future);
  }

  #surveySlot(table: Table, seat: Seat, player: Player, slot: number, future: number): void {
    const { yields, open, tokens, sort } = this.#chart;
    const { colony, income, token } = this.#weights;
    const ready = sort[slot] === 2 ? this.#readyFor(table, player, slot) : 0;
    for (let site = slot * THREE; site < slot * THREE + THREE; site++) {
      const beside = tokens[site] ?? 0;
      const prize = beside === 0 ? 0 : token * ((beside & ready) === 0 ? 0 : (beside & ready) === beside ? 1 : 0.5);
      if (prize > 0) {
        this.prize[this.prizes] = site;
        this.prizeWorth[this.prizes++] = prize;
      }
      if (table.sites[site] !== 0 || (beside & ~ready) !== 0 || isCrowded(table, site)) continue;
      const worth = (open[site] ?? 0) * (colony + income * future * (yields[site] ?? 0)) + prize;
      const vertex = SITE_VERTEX[site] ?? 0;
      const isOccupied = isTaken(table.derived, vertex) && !this.#isOwnShip(table, seat, vertex);
      this.site[this.sites] = site;
      this.siteWorth[this.sites++] = isOccupied ? OCCUPIED * worth : worth;
    }
  }

  /** Which tokens of a slot a seat can win, one bit for each planet. */
  #readyFor({ discs }: Table, player: Player, slot: number): number {
    const tokens =
      (this.#chart.tokens[slot * THREE] ?? 0) |
      (this.#chart.tokens[slot * THREE + 1] ?? 0) |
      (this.#chart.tokens[slot * THREE + 2] ?? 0);
    let set = 0;
    for (let planet = 0; planet < THREE; planet++) {
      if (((tokens >> planet) & 1) === 0) continue;
      const ready = Math.min(1, readiness(player, discs[slot * THREE + planet] ?? 0));
      if (ready === 1) set |= 1 << planet;
      this.ambition += this.#weights.ambition * ready * ready;
    }
    return set;
  }

  #isOwnShip({ ships }: Table, seat: Seat, vertex: number): boolean {
    for (let i = seat * SHIPS; i < seat * SHIPS + SHIPS; i++) {
      const code = ships[i] ?? NONE;
      if (code !== NONE && code >> 1 === vertex) return true;
    }
    return false;
  }

  /** An outpost may lie there, face down. */
  #hope(player: Player, slot: number): void {
    const lacking = this.#lacking[(player.fitted[POD] ?? 0) > 0 ? 0 : 1] ?? 0;
    this.slot[this.slots] = slot;
    this.slotWorth[this.slots++] = (this.#chart.outpost[slot] ?? 0) * this.#weights.station * POINTS.marker * lacking;
  }

  #surveyDocks(table: Table, seat: Seat, player: Player, future: number): void {
    const { outposts } = table.derived;
    for (let people = 0; people < PEOPLES.length; people++) {
      const slot = outposts[people] ?? NONE;
      const there = slot === NONE ? DOCKS : stationsAt(table, people);
      if (there >= DOCKS) continue;
      const lacking = Math.max(0, there + 1 - (player.fitted[POD] ?? 0));
      const card = future * this.#friends.best(player.friends, table.friends & cardsOf(people));
      const points = this.#weights.station * this.#friendship(table, seat, player, people);
      this.slot[this.slots] = slot;
      this.slotWorth[this.slots++] = (points + card) * (this.#lacking[lacking] ?? 0);
    }
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

  /** A colony ship is on its way to the i-th site: another would come too late. */
  claimSite(i: number): void {
    this.siteWorth[i] = 0;
  }

  claimSlot(i: number): void {
    this.slotWorth[i] = FURTHER * (this.slotWorth[i] ?? 0);
  }
}
