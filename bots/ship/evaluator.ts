import { bitCount } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  ACTIONS_PER_FLIGHT,
  ASTRO,
  boosterPoints,
  CENTRES,
  COLONY_CELLS,
  COMMAND_CENTRE,
  COST,
  cannonPoints,
  cardFactsOf,
  centreLevel,
  EQUIPMENT_SLOTS,
  HANGAR_CAPACITY,
  KNOWLEDGE,
  MIN_SYMBOLS_FOR_CARD,
  matchingColonies,
  type Player,
  RESOURCE_KINDS,
  type ShipVariant,
  type Table,
} from '@orrery/ship/facts';
import { affordability, countLacking, priceNearness, sparsePrice } from '../prices.ts';
import type { ShipWeights } from './weights.ts';

/** Minimum weight of the future, however near the end is. */
const MIN_FUTURE = 0.15;
/** Wealth beyond this adds little. */
const ASTRO_KNEE = 30;
/** Astro beyond this add nothing. */
const MAX_ASTRO_COUNTED = 127;
const DIE_NUMBERS = 3;
/** Turns without a building or a point after which astro lose value, and the further turns until they have none. */
const QUIET_TURNS_BEFORE_DECAY = 12;
const ALL_CENTRES = (1 << CENTRES.length) - 1;
/** With this many free places for colonies left, a ship soon finds one. */
const AMPLE_COLONY_SITES = 5;
const AMPLE_STATION_SITES = 4;

const COLONY_SHIP_PRICE = sparsePrice(COST['colony-ship']);
const TRADE_SHIP_PRICE = sparsePrice(COST['trade-ship']);
const BOOSTER_PRICE = sparsePrice(COST.booster);
const CANNON_PRICE = sparsePrice(COST.cannon);
const CENTRE_PRICE = sparsePrice(COST.centre);
const CENTRE_2_PRICE = sparsePrice(COST['centre-2']);

/**
 * How much of the game is left for a seat, by the points of its rival. Its own points do not count here: a rich ship
 * would lose more by shortening the game than it gains by a point, and would never score.
 */
export function futureShare({ players, options }: Table, seat: Seat): number {
  return Math.max(MIN_FUTURE, 1 - (players[1 - seat]?.points ?? 0) / options.target);
}

/** Astro lose value the longer nobody builds or scores, so that a bot does not save forever. */
export const savingFactor = ({ quiet }: Table): number =>
  Math.max(0, Math.min(1, 1 - (quiet - QUIET_TURNS_BEFORE_DECAY) / QUIET_TURNS_BEFORE_DECAY));

/** Actions that the flying player has left, as far as there are cards to use them on. */
function actionsLeft(table: Table, player: Player, seat: Seat): number {
  if (table.active !== seat || table.stack[table.stack.length - 1]?.kind !== 'flight') return 0;
  return Math.min(
    (ACTIONS_PER_FLIGHT[centreLevel(player, COMMAND_CENTRE)] ?? 0) - table.acts,
    table.speed - table.flown,
  );
}

/**
 * The evaluation: points, what the ship will earn, its abilities, its cargo, and the progress towards buildings and
 * deliveries. All in victory points. Equipment counts for less the nearer the rival is to winning.
 */
export function shipEvaluator(variant: ShipVariant, weights: ShipWeights): (table: Table, seat: Seat) => number {
  const taskPrices = variant.tasks.map(({ pay, cannons, boosters }) => sparsePrice(pay, cannons + boosters));
  const taskWorth = variant.tasks.map(
    ({ points, medals, friendship, resources, astro }) =>
      points + 0.5 * (medals + friendship) + 0.1 * resources + 0.03 * astro,
  );
  const purse = Float64Array.from(
    { length: MAX_ASTRO_COUNTED + 1 },
    (_, n) => weights.astro * ASTRO_KNEE * (1 - Math.exp(-n / ASTRO_KNEE)),
  );
  const stations = cardFactsOf(variant).station.filter((station) => station >= 0).length;

  function income(player: Player): number {
    let worth = 0;
    let kinds = 0;
    for (let number = 1; number <= DIE_NUMBERS; number++) {
      const set = matchingColonies(player, number);
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
    worth += weights.prospect * bitCount(upgradableCentres(player, rival));
    return worth + weights.station * bitCount(player.stations);
  }

  function cargo(table: Table, { stock }: Player): number {
    let worth = savingFactor(table) * (purse[Math.min(MAX_ASTRO_COUNTED, stock[ASTRO] ?? 0)] ?? 0);
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      const n = stock[kind] ?? 0;
      if (n > 0) worth += (weights.resource[kind] ?? 0) * (1 + weights.more * (n - 1));
    }
    return worth + weights.knowledge * (stock[KNOWLEDGE] ?? 0);
  }

  /** Ships are worth what can still be founded with them. */
  function hangar(player: Player, rival: Player): number {
    let worth = 0;
    if (player.colonyShips > 0) {
      const left = COLONY_CELLS - bitCount(player.colonies | rival.colonies);
      worth += weights.colonyShip * player.colonyShips * Math.min(1, left / AMPLE_COLONY_SITES);
    }
    if (player.tradeShips > 0) {
      const left = stations - bitCount(player.stations | rival.stations);
      worth += weights.tradeShip * player.tradeShips * Math.min(1, left / AMPLE_STATION_SITES);
    }
    return worth;
  }

  function plans(table: Table, player: Player, rival: Player): number {
    const { stock } = player;
    let worth = 0;
    if (player.colonyShips + player.tradeShips < HANGAR_CAPACITY)
      worth += affordability(stock, COLONY_SHIP_PRICE) + affordability(stock, TRADE_SHIP_PRICE);
    if (player.boosters + player.boosters2 < EQUIPMENT_SLOTS) worth += 0.5 * affordability(stock, BOOSTER_PRICE);
    if (player.cannons + player.cannons2 < EQUIPMENT_SLOTS) worth += 0.5 * affordability(stock, CANNON_PRICE);
    if (player.centres !== ALL_CENTRES) worth += affordability(stock, CENTRE_PRICE);
    if (upgradableCentres(player, rival) !== 0) worth += weights.rising * affordability(stock, CENTRE_2_PRICE);
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
      worth += priceNearness(countLacking(player.stock, price) + unarmed, price) * (taskWorth[at] ?? 0);
    }
    return worth;
  }

  /** Symbols count until a seat has the card; after that a lead in them counts. */
  function renown(table: Table, player: Player, rival: Player, seat: Seat): number {
    const friends =
      Math.min(player.friendship, MIN_SYMBOLS_FOR_CARD + 1) - (table.friend === seat ? 0 : rival.friendship / 4);
    const medals = Math.min(player.medals, MIN_SYMBOLS_FOR_CARD + 1) - (table.hero === seat ? 0 : rival.medals / 4);
    return weights.friendship * friends + weights.medal * medals;
  }

  return (table, seat) => {
    const player = table.players[seat];
    const rival = table.players[1 - seat];
    if (player === undefined || rival === undefined) return 0;
    const left = futureShare(table, seat);
    const soon = hangar(player, rival) + cargo(table, player) + plans(table, player, rival);
    return (
      player.points +
      weights.action * actionsLeft(table, player, seat) +
      left * (income(player) + equipment(player, rival)) +
      Math.min(1, left + 0.5) * (soon + renown(table, player, rival, seat))
    );
  };
}

/** The centres of level I whose level II is still available. */
const upgradableCentres = ({ centres, centres2 }: Player, rival: Player): number =>
  centres & ~centres2 & ~rival.centres2;
