import { NONE } from '@orrery/common';
import { type Seat, top } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  COLONY,
  cardsOf,
  freeShip,
  GOODS,
  HALVES,
  type Hand,
  KINDS,
  MOST_UPGRADES,
  type Player,
  POD,
  PORT_COST,
  SAFE,
  SAFE_REDUCED,
  SHIP_COST,
  type Table,
  TRADE,
  TRIBUTE,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import { Fleet } from './fleet.ts';
import { Friends } from './friends.ts';
import { Income } from './income.ts';
import { Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

/** However near the end is, the future counts for something. */
const LEAST_FUTURE = 0.1;
/** Points that everybody begins with. */
const START = 4;
/** What each further part of the mothership counts of the one before. */
const FURTHER_PART = 0.85;
const FEW = Array.from({ length: 8 }, (_, n) => (1 - FURTHER_PART ** n) / (1 - FURTHER_PART));
/** What is saved for a ship that no transport is free for. */
const NO_TRANSPORT = 0.5;

const total = (price: readonly number[]): number => price.reduce((a, b) => a + b, 0);
const SIZE = { ship: SHIP_COST.map(total), port: total(PORT_COST), part: UPGRADE_COST.map(total) } as const;
const NOTHING: readonly number[] = [];

/** How far a hand pays for something: 1 when it does, less the more is missing. */
function paidFor(resources: readonly number[], price: readonly number[], size: number): number {
  let lacking = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const gap = (price[kind] ?? 0) - (resources[kind] ?? 0);
    if (gap > 0) lacking += gap;
  }
  const done = 1 - lacking / size;
  return done * done;
}

/** How much of the game is still to come, by the points of the leader. */
function futureOf({ players, options }: Table): number {
  let leader = 0;
  for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
  return Math.max(LEAST_FUTURE, Math.min(1, (options.target - leader) / (options.target - START)));
}

/**
 * The evaluation: points, what colonies will bring, what ships are on their way to, the mothership, friends, and what
 * the hand can pay for. Everything in victory points. What pays off slowly counts for less the nearer the end is.
 */
export function worthOf(weights: Weights): (table: Table, hand: Hand, seat: Seat) => number {
  const income = new Income();
  const friends = new Friends(weights, income);
  const prospects = new Prospects(weights, friends);
  const fleet = new Fleet(weights, prospects);

  function flow(future: number): number {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = income.by[kind] ?? 0;
      if (n > 0) sum += weights.variety + weights.income * n * (weights.resource[kind] ?? 1);
    }
    return sum * future;
  }

  const parts = ({ fitted }: Player): number =>
    weights.booster * (FEW[fitted[BOOSTER] ?? 0] ?? 0) +
    weights.cannon * (FEW[fitted[CANNON] ?? 0] ?? 0) +
    weights.pod * (FEW[fitted[POD] ?? 0] ?? 0);

  /** Stations where somebody else has the friendship. */
  function rivalry({ markers, players }: Table, seat: Seat, { docked }: Player): number {
    let sum = 0;
    for (let people = 0; people < docked.length; people++) {
      const own = docked[people] ?? 0;
      const holder = markers[people] ?? NONE;
      if (own > 0 && holder !== seat && holder !== NONE) sum += own / ((players[holder]?.docked[people] ?? 0) + 1);
    }
    return weights.contested * sum;
  }

  function saving(table: Table, seat: Seat, player: Player, resources: readonly number[]): number {
    const transport = freeShip(table, seat) === NONE ? NO_TRANSPORT : 1;
    let sum = 0;
    const station = player.stations > 0 ? fleet.next(table, income, TRADE) : 0;
    if (player.colonies > 0) {
      const done = paidFor(resources, SHIP_COST[COLONY] ?? NOTHING, SIZE.ship[COLONY] ?? 1);
      sum += weights.saved * transport * done * fleet.next(table, income, COLONY);
    }
    if (station > 0) {
      const done = paidFor(resources, SHIP_COST[TRADE] ?? NOTHING, SIZE.ship[TRADE] ?? 1);
      sum += weights.saved * transport * done * station;
    }
    if (player.shipyards > 0) sum += weights.port * paidFor(resources, PORT_COST, SIZE.port);
    for (let part = 0; part < UPGRADE_COST.length; part++) {
      if ((player.fitted[part] ?? 0) >= (MOST_UPGRADES[part] ?? 0)) continue;
      sum += weights.part * paidFor(resources, UPGRADE_COST[part] ?? NOTHING, SIZE.part[part] ?? 1);
    }
    return sum + weights.waiting * Math.min(1, player.waiting) * station;
  }

  function cardsWorth({ cards, friends: held }: Player, { resources }: Hand): number {
    const safe = (held & TRIBUTE) === 0 ? SAFE : SAFE_REDUCED;
    const goods = (resources[GOODS] ?? 0) * ((weights.resource[GOODS] ?? 1) - 1);
    return weights.card * (Math.min(cards, safe) + goods) + weights.excess * Math.max(0, cards - safe);
  }

  /** What somebody is just about to be given. */
  function pending(table: Table, seat: Seat, player: Player): number {
    const frame = top(table);
    if (!('seat' in frame) || frame.seat !== seat) return 0;
    switch (frame.kind) {
      case 'befriend':
        return friends.best(player.friends, table.friends & cardsOf(frame.people));
      case 'fit':
        return Math.max(weights.booster, weights.pod, weights.cannon);
      default:
        return 0;
    }
  }

  return (table, hand, seat) => {
    const player = table.players[seat];
    if (player === undefined) return 0;
    const future = futureOf(table);
    income.count(table, seat);
    prospects.survey(table, seat, player, future);
    const ambition = future * prospects.ambition;
    const ships = fleet.sail(table, seat, player);
    return (
      player.points +
      weights.half * (player.fame % HALVES) +
      flow(future) +
      ships +
      ambition +
      future * (parts(player) + friends.all(player.friends) + pending(table, seat, player)) +
      rivalry(table, seat, player) +
      saving(table, seat, player, hand.resources) +
      cardsWorth(player, hand)
    );
  };
}
