import { bitCount } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  ACTIONS,
  ASTRO,
  boosterPoints,
  CENTRES,
  COMMAND,
  COST,
  cannonPoints,
  type Edition,
  KNOWLEDGE,
  levelOf,
  matching,
  type Player,
  RESOURCES,
  SPECIAL_LEAST,
  STOCK_KINDS,
  type Table,
} from '@orrery/starship/facts';
import type { Weights } from './weights.ts';

/** However near the end is, the future counts for something. */
const LEAST_FUTURE = 0.15;
/** Riches beyond this bring little more. */
const PLENTY = 30;
const NUMBERS = 3;
const SLOTS = 3;
const HANGAR = 2;
const FULL_CENTRES = (1 << CENTRES.length) - 1;

const total = (price: readonly number[]): number => price.reduce((sum, n) => sum + n, 0);
const SIZE = {
  'colony-ship': total(COST['colony-ship']),
  'trade-ship': total(COST['trade-ship']),
  booster: total(COST.booster),
  cannon: total(COST.cannon),
  centre: total(COST.centre),
  'centre-2': total(COST['centre-2']),
} as const;

/** How far a ship pays a price of so many: 1 when it does, less the more is missing. */
function paidFor(stock: readonly number[], price: readonly number[], size: number): number {
  if (size === 0) return 1;
  let lacking = 0;
  for (let kind = 0; kind < STOCK_KINDS; kind++) {
    const gap = (price[kind] ?? 0) - (stock[kind] ?? 0);
    if (gap > 0) lacking += gap;
  }
  const done = 1 - lacking / size;
  return done * done;
}

const saved = (stock: readonly number[], what: keyof typeof SIZE): number => paidFor(stock, COST[what], SIZE[what]);

/** How much of the game is still to come, by the points of the leader. */
function future({ players, options }: Table): number {
  const leader = Math.max(players[0]?.points ?? 0, players[1]?.points ?? 0);
  return Math.max(LEAST_FUTURE, 1 - leader / options.target);
}

/**
 * The evaluation: points, what the ship will bring home, what it can do, what it has on board, and how far it is with
 * what it wants to build or to deliver. Everything in victory points. Equipment counts for less the nearer the end is.
 */
export function worthOf(edition: Edition, weights: Weights): (table: Table, seat: Seat) => number {
  const taskSizes = edition.tasks.map(({ pay, cannons, boosters }) => total(pay) + cannons + boosters);
  const taskWorth = edition.tasks.map(
    ({ points, medals, friendship, resources, astro }) =>
      points + 0.5 * (medals + friendship) + 0.1 * resources + 0.03 * astro,
  );

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

  function equipment(player: Player): number {
    let worth = weights.booster * boosterPoints(player) + weights.cannon * cannonPoints(player);
    for (let centre = 0; centre < CENTRES.length; centre++) {
      const one = (player.centres >> centre) & 1;
      const two = (player.centres2 >> centre) & 1;
      worth += (weights.centre[centre] ?? 0) * (one + weights.raised * two);
    }
    return worth + weights.station * bitCount(player.stations);
  }

  function cargo({ stock }: Player): number {
    let worth = weights.astro * PLENTY * (1 - Math.exp(-(stock[ASTRO] ?? 0) / PLENTY));
    for (let kind = 0; kind < RESOURCES; kind++) {
      const n = stock[kind] ?? 0;
      if (n > 0) worth += (weights.resource[kind] ?? 0) * (1 + weights.more * (n - 1));
    }
    return worth + weights.knowledge * (stock[KNOWLEDGE] ?? 0);
  }

  function plans(table: Table, player: Player): number {
    const { stock } = player;
    let worth = 0;
    if (player.colonyShips < HANGAR) worth += saved(stock, 'colony-ship');
    if (player.tradeShips < HANGAR) worth += saved(stock, 'trade-ship');
    if (player.boosters + player.boosters2 < SLOTS) worth += 0.5 * saved(stock, 'booster');
    if (player.cannons + player.cannons2 < SLOTS) worth += 0.5 * saved(stock, 'cannon');
    if (player.centres !== FULL_CENTRES) worth += saved(stock, 'centre');
    if (player.centres !== player.centres2) worth += saved(stock, 'centre-2');
    return weights.saved * worth + weights.task * tasks(table, player);
  }

  function tasks({ open }: Table, player: Player): number {
    let worth = 0;
    for (let i = 0; i < open.length; i++) {
      const task = edition.tasks[open[i] ?? 0];
      if (task === undefined) continue;
      const short =
        Math.max(0, task.cannons - cannonPoints(player)) + Math.max(0, task.boosters - boosterPoints(player));
      const size = taskSizes[open[i] ?? 0] ?? 1;
      const ready = paidFor(player.stock, task.pay, size) - short / Math.max(1, size);
      worth += Math.max(0, ready) * (taskWorth[open[i] ?? 0] ?? 0);
    }
    return worth;
  }

  /** Symbols count while the card is not had, and a lead in them when it is. */
  function renown(table: Table, player: Player, rival: Player, seat: Seat): number {
    const friends = Math.min(player.friendship, SPECIAL_LEAST + 1) - (table.friend === seat ? 0 : rival.friendship / 4);
    const medals = Math.min(player.medals, SPECIAL_LEAST + 1) - (table.hero === seat ? 0 : rival.medals / 4);
    return weights.friendship * friends + weights.medal * medals;
  }

  /** Actions that the flyer has left. */
  function leeway(table: Table, player: Player, seat: Seat): number {
    if (table.active !== seat || table.stack[table.stack.length - 1]?.kind !== 'flight') return 0;
    return (ACTIONS[levelOf(player, COMMAND)] ?? 0) - table.acts;
  }

  return (table, seat) => {
    const player = table.players[seat];
    const rival = table.players[1 - seat];
    if (player === undefined || rival === undefined) return 0;
    const ships = weights.colonyShip * player.colonyShips + weights.tradeShip * player.tradeShips;
    const left = future(table);
    return (
      player.points +
      weights.action * leeway(table, player, seat) +
      left * (income(player) + equipment(player)) +
      Math.min(1, left + 0.5) * (ships + cargo(player) + plans(table, player) + renown(table, player, rival, seat))
    );
  };
}
