import { bitCount } from '@orrery/common';
import { type SeatView, top } from '@orrery/kernel';
import {
  ASTRO,
  boosterPoints,
  CENTRES,
  COST,
  cannonPoints,
  factsOf,
  HANGAR,
  type Hand,
  hereOf,
  type Memory,
  type Move,
  matching,
  opponentOf,
  type Player,
  playerOf,
  RESOURCES,
  SLOTS,
  SPECIAL_LEAST,
  type Table,
  type Variant,
} from '@orrery/ship/facts';
import type { Outlook } from '../bot.ts';
import { type Goal, lackingFor, type Merit, savingMerits, sparedMerits, waitingMerits } from '../merits.ts';
import { FlightMerits } from './flight-merits.ts';
import type { Meetings } from './meetings.ts';
import { ShipMerits } from './ship-merits.ts';
import type { Weights } from './weights.ts';
import { future } from './worth.ts';

type View = SeatView<Table, Hand>;

/** What can be built, in the order in which merits number it. */
const WHATS = ['colony-ship', 'trade-ship', 'booster', 'cannon', 'centre', 'centre-2'] as const;
const WINNING = 100;
/** The part of what a thing is worth that it counts to be able to pay for it. */
const PAID = 0.3;
/** What a resource of choice is worth. */
const CHOSEN = 0.08;
const NUMBERS = [1, 2, 3];

/** Symbols that are still lacking for a special card. */
const lackingSymbols = (own: number, rival: number): number => Math.max(SPECIAL_LEAST, rival + 1) - own;

/** What speaks for moves in the two starship games, weighed as the evaluation weighs it. */
export function meritsBy(
  variant: Variant,
  weights: Weights,
  meetings: Meetings,
): (outlook: Outlook<Table, Hand, Memory>, move: Move) => Merit[] {
  const facts = factsOf(variant);
  const ship = new ShipMerits(variant, weights);
  const flight = new FlightMerits(variant, meetings);

  function goalsOf({ table, seat }: View): Goal[] {
    const player = playerOf(table, seat);
    const { centres2: taken } = playerOf(table, opponentOf(seat));
    const isOpen = {
      'colony-ship': player.colonyShips + player.tradeShips < HANGAR,
      'trade-ship': player.colonyShips + player.tradeShips < HANGAR,
      booster: player.boosters + player.boosters2 < SLOTS,
      cannon: player.cannons + player.cannons2 < SLOTS,
      centre: bitCount(player.centres) < CENTRES.length,
      'centre-2': (player.centres & ~player.centres2 & ~taken) !== 0,
    };
    const worth = {
      'colony-ship': weights.colonyShip,
      'trade-ship': weights.tradeShip,
      booster: weights.booster,
      cannon: weights.cannon,
      centre: Math.max(...weights.centre.map((each, i) => ((player.centres >> i) & 1 ? 0 : each))) / 2,
      'centre-2': 1,
    };
    return WHATS.flatMap((name, what) =>
      isOpen[name] ? [{ what, price: COST[name], weight: PAID * worth[name] }] : [],
    );
  }

  /** Points, special cards and what leads to them. */
  function scoreMerits(before: View, after: View): Merit[] {
    const { seat } = after;
    if (top(after.table).kind === 'over') return [{ code: 'wins', numbers: {}, weight: WINNING }];
    const [then, now] = [playerOf(after.table, seat), playerOf(before.table, seat)];
    const rival = playerOf(after.table, opponentOf(seat));
    const merits: Merit[] = [];
    let points = then.points - now.points;
    for (const [code, holder, symbols, worth] of [
      ['friend', 'friend', 'friendship', weights.friendship],
      ['hero', 'hero', 'medals', weights.medal],
    ] as const) {
      if (then[symbols] <= now[symbols]) continue;
      const numbers = { symbols: then[symbols] };
      if (after.table[holder] === seat && before.table[holder] !== seat) {
        merits.push({ code: `${code}.won`, numbers, weight: 1 + worth });
        points--;
      } else if (after.table[holder] !== seat) {
        const lacking = lackingSymbols(then[symbols], rival[symbols]);
        merits.push({ code, numbers: { ...numbers, lacking }, weight: worth * (then[symbols] - now[symbols]) });
      }
    }
    if (points > 0) merits.push({ code: 'points', numbers: { points }, weight: points });
    return merits;
  }

  /** A colony: what it brings when its number is rolled. */
  function colonyMerits({ table, seat }: View): Merit[] {
    const card = variant.cards[hereOf(table)];
    if (card?.kind !== 'colony') return [];
    const player = playerOf(table, seat);
    const left = future(table, seat);
    const { resource, number } = card;
    const produced = NUMBERS.reduce((set, each) => set | matching(player, each), 0);
    const isFirst = ((produced >> resource) & 1) === 0;
    const isIdle = matching(player, number) === 0;
    return [
      {
        code: isFirst ? 'yield.first' : 'yield',
        numbers: { resource, number },
        weight: left * ((isFirst ? weights.variety : 0) + weights.choice),
      },
      ...(isIdle ? [{ code: 'idle', numbers: { number }, weight: left * weights.number }] : []),
    ];
  }

  /** A trade station: goods at a fixed price in every turn. */
  function stationMerits({ table, seat }: View): Merit[] {
    const card = hereOf(table);
    const resource = facts.goods[card] ?? -1;
    const price = facts.price[card] ?? 0;
    const weight = future(table, seat) * weights.station;
    if (resource >= 0) return [{ code: 'station', numbers: { resource, price }, weight }];
    return price > 0 ? [{ code: 'station.any', numbers: { price }, weight }] : [];
  }

  /** What is on board afterwards: what it pays for, which tasks it fulfils, and what it fetched. */
  function stockMerits(before: View, stock: readonly number[]): Merit[] {
    const player = playerOf(before.table, before.seat);
    const earned = (stock[ASTRO] ?? 0) - (player.stock[ASTRO] ?? 0);
    const merits = [...savingMerits(player.stock, stock, goalsOf(before)), ...taskMerits(before.table, player, stock)];
    if (earned > 0) {
      const numbers = { astro: earned, stock: stock[ASTRO] ?? 0 };
      merits.push({ code: 'earns', numbers, weight: earned * weights.astro });
    }
    for (let resource = 0; resource < RESOURCES; resource++) {
      if ((player.stock[resource] ?? 0) > 0 || (stock[resource] ?? 0) === 0) continue;
      merits.push({ code: 'none', numbers: { resource }, weight: weights.resource[resource] ?? 0 });
    }
    return merits;
  }

  function taskMerits({ open }: Table, player: Player, stock: readonly number[]): Merit[] {
    return open.flatMap((task): Merit[] => {
      const says = variant.tasks[task];
      if (says === undefined) return [];
      const { pay, cannons, boosters, points, medals, friendship } = says;
      const isArmed = cannonPoints(player) >= cannons && boosterPoints(player) >= boosters;
      const [had, has] = [lackingFor(player.stock, pay), lackingFor(stock, pay)];
      if (!isArmed || has >= had) return [];
      const weight = PAID * (points + weights.medal * medals + weights.friendship * friendship + CHOSEN);
      if (has > 0) return [{ code: 'task.near', numbers: { task, lacking: has }, weight: weight / (2 * has) }];
      return [{ code: 'task.ready', numbers: { task }, weight }];
    });
  }

  const swapped = (stock: readonly number[], give: readonly number[], take: readonly number[]): number[] =>
    stock.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));

  function own({ before, after, memory }: Outlook<Table, Hand, Memory>, move: Move): Merit[] {
    const { table, seat } = before;
    const [player, then] = [playerOf(table, seat), playerOf(after.table, seat)];
    const left = future(table, seat);
    switch (move.kind) {
      case 'colony':
        return colonyMerits(before);
      case 'station':
        return stationMerits(before);
      case 'centre':
      case 'centre-2':
        return ship.centre(left, then, move.centre);
      case 'choose':
        return CENTRES.flatMap((_, i) =>
          ((move.centres >> i) & 1) === 1
            ? ship.centre(left, { ...player, centres: player.centres | (1 << i) }, i)
            : [],
        );
      case 'booster':
      case 'booster-2':
        return ship.speed(left, player, then);
      case 'cannon':
      case 'cannon-2':
        return ship.guns(left, player, then, memory);
      case 'colony-ship':
      case 'trade-ship':
        return flight.knownFor(memory, move.kind);
      case 'fly':
        return flight.sector(table, player, memory, move.sector);
      case 'next':
      case 'stop':
      case 'arrange':
      case 'fight':
      case 'pay':
        return flight.underway(before, memory, move);
      case 'task': {
        const { resources = 0 } = variant.tasks[move.task] ?? {};
        const chosen = resources > 0 ? [{ code: 'chosen', numbers: { resources }, weight: CHOSEN * resources }] : [];
        return [...stockMerits(before, then.stock), ...chosen];
      }
      case 'offer':
      case 'counter':
      case 'propose':
        return stockMerits(before, swapped(player.stock, move.give, move.take));
      case 'deal':
        return stockMerits(before, then.stock);
      case 'dismiss': {
        const { give = [], take = [] } = table.proposal ?? {};
        return sparedMerits(player.stock, swapped(player.stock, take, give), goalsOf(before));
      }
      case 'accept': {
        const frame = top(table);
        return frame.kind === 'offer' ? stockMerits(before, swapped(player.stock, frame.take, frame.give)) : [];
      }
      case 'buy':
      case 'sell':
        return [...stockMerits(before, then.stock), ...flight.price(table, move.kind)];
      case 'sell-pair':
      case 'station-buy':
      case 'station-sell':
      case 'station-sell-pair':
      case 'produce':
      case 'take':
      case 'force':
        return stockMerits(before, then.stock);
      case 'decline': {
        const frame = top(table);
        if (frame.kind !== 'offer') return waitingMerits(player.stock, goalsOf(before));
        return sparedMerits(player.stock, swapped(player.stock, frame.take, frame.give), goalsOf(before));
      }
      case 'end':
        return waitingMerits(player.stock, goalsOf(before));
      default:
        return [];
    }
  }

  return (outlook, move) => [...scoreMerits(outlook.before, outlook.after), ...own(outlook, move)];
}
