import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  CANNON,
  cardsOfPeople,
  combatBonus,
  countPeoples,
  DOCKS_PER_OUTPOST,
  isSystemFull,
  isVertexTaken,
  PEOPLES,
  PLANETS_PER_SYSTEM,
  type Player,
  POD,
  SHIPS_PER_SEAT,
  SITE_VERTEX,
  SLOT_COUNT,
  stationsAt,
  type Table,
  TOKENS,
  tokenOf,
  VICTORY_POINTS,
} from '@orrery/starfarers/facts';
import { BoardYields } from './board-yields.ts';
import type { FriendshipValue } from './friends.ts';
import { SITES_ABROAD } from './link-table.ts';
import type { StarfarersWeights } from './weights.ts';

/** The factor for a site occupied by another seat's ship. */
const OCCUPIED_SITE_FACTOR = 0.3;
/** The value of a further station for a seat that already has the friendship: it makes it safer. */
const EXTRA_STATION_FACTOR = 0.3;
/** The factor for the second ship to the same outpost. */
const SECOND_SHIP_FACTOR = 0.3;

/** How much of what a token requires a seat has. */
function tokenReadiness({ fitted, friends }: Player, disc: number): number {
  const token = TOKENS[tokenOf(disc)];
  if (token === undefined) return 0;
  const { sort, needs } = token;
  if (sort === 'pirates') return ((fitted[CANNON] ?? 0) + combatBonus(friends)) / needs;
  return (sort === 'ice' ? (fitted[POD] ?? 0) : countPeoples(friends)) / needs;
}

/** What a seat can gain on the board: where it could found, dock and clear. Refilled for each seat. */
export class SeatProspects {
  /** Sites for a colony, and their values. */
  readonly site = new Uint8Array(SITES_ABROAD);
  readonly siteWorth = new Float64Array(SITES_ABROAD);
  sites = 0;
  /** Slots for trade ships, with a known or possible outpost, and their values. */
  readonly slot = new Uint8Array(SLOT_COUNT);
  readonly slotWorth = new Float64Array(SLOT_COUNT);
  slots = 0;
  /** Sites beside tokens that can be won, and their values. */
  readonly prize = new Uint8Array(SITES_ABROAD);
  readonly prizeWorth = new Float64Array(SITES_ABROAD);
  prizes = 0;
  /** The value of progress towards what visible tokens require. */
  ambition = 0;
  readonly #weights: StarfarersWeights;
  readonly #chart: BoardYields;
  readonly #friends: FriendshipValue;
  readonly #lacking: readonly number[];

  constructor(weights: StarfarersWeights, friends: FriendshipValue) {
    this.#weights = weights;
    this.#chart = new BoardYields(weights);
    this.#friends = friends;
    this.#lacking = Array.from({ length: DOCKS_PER_OUTPOST + 1 }, (_, n) => weights.short ** n);
  }

  survey(table: Table, seat: Seat, player: Player, future: number): void {
    const { sort, outpost } = this.#chart;
    this.#chart.read(table);
    this.ambition = 0;
    this.sites = 0;
    this.slots = 0;
    this.prizes = 0;
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (sort[slot] === 0) continue;
      this.#surveySlot(table, seat, player, slot, future);
      if ((outpost[slot] ?? 0) > 0) this.#addHiddenOutpost(player, slot);
    }
    this.#surveyDocks(table, seat, player, future);
  }

  #surveySlot(table: Table, seat: Seat, player: Player, slot: number, future: number): void {
    const { yields, open, tokens, sort } = this.#chart;
    const { colony, income, token } = this.#weights;
    const ready = sort[slot] === 2 ? this.#readyFor(table, player, slot) : 0;
    for (let site = slot * PLANETS_PER_SYSTEM; site < slot * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM; site++) {
      const beside = tokens[site] ?? 0;
      const prize = beside === 0 ? 0 : token * ((beside & ready) === 0 ? 0 : (beside & ready) === beside ? 1 : 0.5);
      if (prize > 0) {
        this.prize[this.prizes] = site;
        this.prizeWorth[this.prizes++] = prize;
      }
      if (table.sites[site] !== 0 || (beside & ~ready) !== 0 || isSystemFull(table, site)) continue;
      const worth = (open[site] ?? 0) * (colony + income * future * (yields[site] ?? 0)) + prize;
      const vertex = SITE_VERTEX[site] ?? 0;
      const isOccupied = isVertexTaken(table.derived, vertex) && !this.#isOwnShip(table, seat, vertex);
      this.site[this.sites] = site;
      this.siteWorth[this.sites++] = isOccupied ? OCCUPIED_SITE_FACTOR * worth : worth;
    }
  }

  /** The tokens of a slot that a seat can win, one bit per planet. */
  #readyFor({ discs }: Table, player: Player, slot: number): number {
    const tokens =
      (this.#chart.tokens[slot * PLANETS_PER_SYSTEM] ?? 0) |
      (this.#chart.tokens[slot * PLANETS_PER_SYSTEM + 1] ?? 0) |
      (this.#chart.tokens[slot * PLANETS_PER_SYSTEM + 2] ?? 0);
    let set = 0;
    for (let planet = 0; planet < PLANETS_PER_SYSTEM; planet++) {
      if (((tokens >> planet) & 1) === 0) continue;
      const ready = Math.min(1, tokenReadiness(player, discs[slot * PLANETS_PER_SYSTEM + planet] ?? 0));
      if (ready === 1) set |= 1 << planet;
      this.ambition += this.#weights.ambition * ready * ready;
    }
    return set;
  }

  #isOwnShip({ ships }: Table, seat: Seat, vertex: number): boolean {
    for (let i = seat * SHIPS_PER_SEAT; i < seat * SHIPS_PER_SEAT + SHIPS_PER_SEAT; i++) {
      const code = ships[i] ?? NONE;
      if (code !== NONE && code >> 1 === vertex) return true;
    }
    return false;
  }

  /** A face-down sector may be an outpost. */
  #addHiddenOutpost(player: Player, slot: number): void {
    const lacking = this.#lacking[(player.fitted[POD] ?? 0) > 0 ? 0 : 1] ?? 0;
    this.slot[this.slots] = slot;
    this.slotWorth[this.slots++] =
      (this.#chart.outpost[slot] ?? 0) * this.#weights.station * VICTORY_POINTS.marker * lacking;
  }

  #surveyDocks(table: Table, seat: Seat, player: Player, future: number): void {
    const { outposts } = table.derived;
    for (let people = 0; people < PEOPLES.length; people++) {
      const slot = outposts[people] ?? NONE;
      const there = slot === NONE ? DOCKS_PER_OUTPOST : stationsAt(table, people);
      if (there >= DOCKS_PER_OUTPOST) continue;
      const lacking = Math.max(0, there + 1 - (player.fitted[POD] ?? 0));
      const card = future * this.#friends.best(player.friends, table.friends & cardsOfPeople(people));
      const points = this.#weights.station * this.#friendship(table, seat, player, people);
      this.slot[this.slots] = slot;
      this.slotWorth[this.slots++] = (points + card) * (this.#lacking[lacking] ?? 0);
    }
  }

  /** The value of one more station for the friendship of a people, in points. */
  #friendship({ markers, players }: Table, seat: Seat, player: Player, people: number): number {
    const holder = markers[people] ?? NONE;
    if (holder === NONE) return VICTORY_POINTS.marker;
    if (holder === seat) return EXTRA_STATION_FACTOR;
    const own = player.docked[people] ?? 0;
    const theirs = players[holder]?.docked[people] ?? 0;
    if (own + 1 > theirs) return VICTORY_POINTS.marker;
    return (this.#weights.contested * VICTORY_POINTS.marker * (own + 1)) / (theirs + 1);
  }

  /** Marks the i-th site as the goal of a colony ship: another ship would come too late. */
  claimSite(i: number): void {
    this.siteWorth[i] = 0;
  }

  claimSlot(i: number): void {
    this.slotWorth[i] = SECOND_SHIP_FACTOR * (this.slotWorth[i] ?? 0);
  }
}
