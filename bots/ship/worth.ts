import { bitCount } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  ACTIONS,
  ASTRO,
  boosterPoints,
  CELLS,
  CENTRES,
  COMMAND,
  COST,
  cannonPoints,
  factsOf,
  HANGAR,
  KNOWLEDGE,
  levelOf,
  matching,
  type Player,
  RESOURCES,
  SLOTS,
  SPECIAL_LEAST,
  type Table,
  type Variant,
} from '@orrery/ship/facts';
import { lackingOf, nearness, paidFor, priceOf } from '../prices.ts';
import type { Weights } from './weights.ts';

/** However near the end is, the future counts for something. */
const LEAST_FUTURE = 0.15;
/** Riches beyond this bring little more. */
const PLENTY = 30;
/** More astro than this are as good as this. */
const RICHEST = 127;
const NUMBERS = 3;
/** Turns without a building or a point after which astro lose their worth, and as many until they have none. */
const PATIENCE = 12;
const ALL_CENTRES = (1 << CENTRES.length) - 1;
/** While so many places are left to found at, a ship soon finds one. */
const AMPLE_COLONIES = 5;
const AMPLE_STATIONS = 4;

const COLONY_SHIP = priceOf(COST['colony-ship']);
const TRADE_SHIP = priceOf(COST['trade-ship']);
const BOOSTER = priceOf(COST.booster);
const CANNON = priceOf(COST.cannon);
const CENTRE = priceOf(COST.centre);
const CENTRE_2 = priceOf(COST['centre-2']);

/**
 * How much of the game is still to come for a seat, by the points of its rival. Its own do not count here: a rich ship
 * would lose more by the future it shortens than it gains by a point, and never score.
 */
export function future({ players, options }: Table, seat: Seat): number {
  return Math.max(LEAST_FUTURE, 1 - (players[1 - seat]?.points ?? 0) / options.target);
}

/** Whoever saves for long gets nowhere: astro count for less the longer nobody builds or scores. */
export const thrift = ({ quiet }: Table): number => Math.max(0, Math.min(1, 1 - (quiet - PATIENCE) / PATIENCE));

/** Actions that the flyer has left, as far as cards are left to use them on. */
function leeway(table: Table, player: Player, seat: Seat): number {
  if (table.active !== seat || table.stack[table.stack.length - 1]?.kind !== 'flight') return 0;
  return Math.min((ACTIONS[levelOf(player, COMMAND)] ?? 0) - table.acts, table.speed - table.flown);
}

/**
 * The evaluation: points, what the ship will bring home, what it can do, what it has on board, and how far it is with
 * what it wants to build or to deliver. Everything in victory points. Equipment counts for less the nearer the rival is to
 * its goal.
 */
export function worthOf(variant: Variant, weights: Weights): (table: Table, seat: Seat) => number {
  const taskPrices = variant.tasks.map(({ pay, cannons, boosters }) => priceOf(pay, cannons + boosters));
  const taskWorth = variant.tasks.map(
    ({ points, medals, friendship, resources, astro }) =>
      points + 0.5 * (medals + friendship) + 0.1 * resources + 0.03 * astro,
  );
  const purse = Float64Array.from(
    { length: RICHEST + 1 },
    (_, n) => weights.astro * PLENTY * (1 - Math.exp(-n / PLENTY)),
  );
  const stations = factsOf(variant).station.filter((station) => station >= 0).length;

  function income(player: Player): number {
    let worth = 0;
    let kinds = 0;
    for (let number = 1; number <= NUMBERS; number++) {
      const set = matching(player, number);
      if (set === 0) continue;
      kinds |= set;
      worth += weights.number + weights.choice * (bitCount(set) - 1);
    }
    return worth + weights.variety * bitCount(kinds);
  }

  function equipment(player: Player, rival: Player): number {
    let worth = weights.booster * boosterPoints(player) + weights.cannon * cannonPoints(player);
    const { centres, centres2 } = player;
    for (let centre = 0; centre < CENTRES.length; centre++) {
      if (((centres >> centre) & 1) === 0) continue;
      worth += (weights.centre[centre] ?? 0) * (1 + weights.raised * ((centres2 >> centre) & 1));
    }
    worth += weights.prospect * bitCount(raisable(player, rival));
    return worth + weights.station * bitCount(player.stations);
  }

  function cargo(table: Table, { stock }: Player): number {
    let worth = thrift(table) * (purse[Math.min(RICHEST, stock[ASTRO] ?? 0)] ?? 0);
    for (let kind = 0; kind < RESOURCES; kind++) {
      const n = stock[kind] ?? 0;
      if (n > 0) worth += (weights.resource[kind] ?? 0) * (1 + weights.more * (n - 1));
    }
    return worth + weights.knowledge * (stock[KNOWLEDGE] ?? 0);
  }

  /** Ships are worth what is left to found with them. */
  function hangar(player: Player, rival: Player): number {
    let worth = 0;
    if (player.colonyShips > 0) {
      const left = CELLS - bitCount(player.colonies | rival.colonies);
      worth += weights.colonyShip * player.colonyShips * Math.min(1, left / AMPLE_COLONIES);
    }
    if (player.tradeShips > 0) {
      const left = stations - bitCount(player.stations | rival.stations);
      worth += weights.tradeShip * player.tradeShips * Math.min(1, left / AMPLE_STATIONS);
    }
    return worth;
  }

  function plans(table: Table, player: Player, rival: Player): number {
    const { stock } = player;
    let worth = 0;
    if (player.colonyShips + player.tradeShips < HANGAR)
      worth += paidFor(stock, COLONY_SHIP) + paidFor(stock, TRADE_SHIP);
    if (player.boosters + player.boosters2 < SLOTS) worth += 0.5 * paidFor(stock, BOOSTER);
    if (player.cannons + player.cannons2 < SLOTS) worth += 0.5 * paidFor(stock, CANNON);
    if (player.centres !== ALL_CENTRES) worth += paidFor(stock, CENTRE);
    if (raisable(player, rival) !== 0) worth += weights.rising * paidFor(stock, CENTRE_2);
    return weights.saved * worth + weights.task * tasks(table, player);
  }

  function tasks({ open }: Table, player: Player): number {
    let worth = 0;
    for (let i = 0; i < open.length; i++) {
      const at = open[i] ?? 0;
      const [task, price] = [variant.tasks[at], taskPrices[at]];
      if (task === undefined || price === undefined) continue;
      const unarmed =
        Math.max(0, task.cannons - cannonPoints(player)) + Math.max(0, task.boosters - boosterPoints(player));
      worth += nearness(lackingOf(player.stock, price) + unarmed, price) * (taskWorth[at] ?? 0);
    }
    return worth;
  }

  /** Symbols count while the card is not had, and a lead in them when it is. */
  function renown(table: Table, player: Player, rival: Player, seat: Seat): number {
    const friends = Math.min(player.friendship, SPECIAL_LEAST + 1) - (table.friend === seat ? 0 : rival.friendship / 4);
    const medals = Math.min(player.medals, SPECIAL_LEAST + 1) - (table.hero === seat ? 0 : rival.medals / 4);
    return weights.friendship * friends + weights.medal * medals;
  }

  return (table, seat) => {
    const player = table.players[seat];
    const rival = table.players[1 - seat];
    if (player === undefined || rival === undefined) return 0;
    const left = future(table, seat);
    const soon = hangar(player, rival) + cargo(table, player) + plans(table, player, rival);
    return (
      player.points +
      weights.action * leeway(table, player, seat) +
      left * (income(player) + equipment(player, rival)) +
      Math.min(1, left + 0.5) * (soon + renown(table, player, rival, seat))
    );
  };
}

/** The centres of level I whose level II can still be had. */
const raisable = ({ centres, centres2 }: Player, rival: Player): number => centres & ~centres2 & ~rival.centres2;
