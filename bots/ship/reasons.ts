import { bitCount } from '@orrery/common';
import { type SeatView, topFrame } from '@orrery/kernel';
import {
  ASTRO,
  boosterPoints,
  CENTRES,
  COST,
  cannonPoints,
  cardFactsOf,
  currentCard,
  EQUIPMENT_SLOTS,
  HANGAR_CAPACITY,
  type Hand,
  type Memory,
  MIN_SYMBOLS_FOR_CARD,
  type Move,
  matchingColonies,
  missionStage,
  opponentOf,
  type Player,
  playerOf,
  RESOURCE_KINDS,
  type ShipVariant,
  type Table,
} from '@orrery/ship/facts';
import type { MoveOutlook } from '../bot.ts';
import {
  countLackingFor,
  type MoveReason,
  type SavingGoal,
  savingReasons,
  sparedReasons,
  waitingReasons,
} from '../reasons.ts';
import type { CardEncounters } from './card-encounters.ts';
import { futureShare } from './evaluator.ts';
import { FlightReasons } from './flight-reasons.ts';
import { ShipReasons } from './ship-reasons.ts';
import type { ShipWeights } from './weights.ts';

type View = SeatView<Table, Hand>;

/** What can be built, in the order in which reasons number it. */
const BUILDABLES = ['colony-ship', 'trade-ship', 'booster', 'cannon', 'centre', 'centre-2'] as const;
const WIN_WEIGHT = 100;
/** The part of a thing's value that being able to pay for it counts. */
const PAYABLE_SHARE = 0.3;
/** The value of a resource of choice. */
const CHOSEN_RESOURCE_VALUE = 0.08;
const DIE_NUMBERS = [1, 2, 3];

/** Symbols still missing for a special card. */
const lackingSymbols = (own: number, rival: number): number => Math.max(MIN_SYMBOLS_FOR_CARD, rival + 1) - own;

/** The reasons for moves in the two starship games, by the weights of the evaluation. */
export function moveReasonsBy(
  variant: ShipVariant,
  weights: ShipWeights,
  meetings: CardEncounters,
): (outlook: MoveOutlook<Table, Hand, Memory>, move: Move) => MoveReason[] {
  const facts = cardFactsOf(variant);
  const ship = new ShipReasons(variant, weights);
  const flight = new FlightReasons(variant, meetings);

  function goalsOf({ table, seat }: View): SavingGoal[] {
    const player = playerOf(table, seat);
    const { centres2: taken } = playerOf(table, opponentOf(seat));
    // A mission leaves some things for later: they are no goals.
    const { hasShips, hasGuns, hasCentres, hasLevels } = missionStage(variant, table.options);
    const hasBay = hasShips && player.colonyShips + player.tradeShips < HANGAR_CAPACITY;
    const isOpen = {
      'colony-ship': hasBay,
      'trade-ship': hasBay,
      booster: hasGuns && player.boosters + player.boosters2 < EQUIPMENT_SLOTS,
      cannon: hasGuns && player.cannons + player.cannons2 < EQUIPMENT_SLOTS,
      centre: hasCentres && bitCount(player.centres) < CENTRES.length,
      'centre-2': hasLevels && (player.centres & ~player.centres2 & ~taken) !== 0,
    };
    const worth = {
      'colony-ship': weights.colonyShip,
      'trade-ship': weights.tradeShip,
      booster: weights.booster,
      cannon: weights.cannon,
      centre: Math.max(...weights.centre.map((each, i) => ((player.centres >> i) & 1 ? 0 : each))) / 2,
      'centre-2': 1,
    };
    return BUILDABLES.flatMap((name, what) =>
      isOpen[name] ? [{ what, price: COST[name], weight: PAYABLE_SHARE * worth[name] }] : [],
    );
  }

  /** Points, special cards and progress towards them. */
  function scoreReasons(before: View, after: View): MoveReason[] {
    const { seat } = after;
    if (topFrame(after.table).kind === 'over') return [{ code: 'wins', numbers: {}, weight: WIN_WEIGHT }];
    const [then, now] = [playerOf(after.table, seat), playerOf(before.table, seat)];
    const rival = playerOf(after.table, opponentOf(seat));
    const reasons: MoveReason[] = [];
    let points = then.points - now.points;
    for (const [code, holder, symbols, worth] of [
      ['friend', 'friend', 'friendship', weights.friendship],
      ['hero', 'hero', 'medals', weights.medal],
    ] as const) {
      if (then[symbols] <= now[symbols]) continue;
      const numbers = { symbols: then[symbols] };
      if (after.table[holder] === seat && before.table[holder] !== seat) {
        reasons.push({ code: `${code}.won`, numbers, weight: 1 + worth });
        points--;
      } else if (after.table[holder] !== seat) {
        const lacking = lackingSymbols(then[symbols], rival[symbols]);
        reasons.push({ code, numbers: { ...numbers, lacking }, weight: worth * (then[symbols] - now[symbols]) });
      }
    }
    if (points > 0) reasons.push({ code: 'points', numbers: { points }, weight: points });
    return reasons;
  }

  /** A colony: what it yields when its number is rolled. */
  function colonyReasons({ table, seat }: View): MoveReason[] {
    const card = variant.cards[currentCard(table)];
    if (card?.kind !== 'colony') return [];
    const player = playerOf(table, seat);
    const left = futureShare(table, seat);
    const { resource, number } = card;
    const produced = DIE_NUMBERS.reduce((set, each) => set | matchingColonies(player, each), 0);
    const isFirst = ((produced >> resource) & 1) === 0;
    const isIdle = matchingColonies(player, number) === 0;
    return [
      {
        code: isFirst ? 'yield.first' : 'yield',
        numbers: { resource, number },
        weight: left * ((isFirst ? weights.variety : 0) + weights.choice),
      },
      ...(isIdle ? [{ code: 'idle', numbers: { number }, weight: left * weights.number }] : []),
    ];
  }

  /** A trade station: goods at a fixed price every turn. */
  function stationReasons({ table, seat }: View): MoveReason[] {
    const card = currentCard(table);
    const resource = facts.goods[card] ?? -1;
    const price = facts.price[card] ?? 0;
    const weight = futureShare(table, seat) * weights.station;
    if (resource >= 0) return [{ code: 'station', numbers: { resource, price }, weight }];
    return price > 0 ? [{ code: 'station.any', numbers: { price }, weight }] : [];
  }

  /** The cargo afterwards: what it pays for, which tasks it fulfils, and the astro it earned. */
  function stockReasons(before: View, stock: readonly number[]): MoveReason[] {
    const player = playerOf(before.table, before.seat);
    const earned = (stock[ASTRO] ?? 0) - (player.stock[ASTRO] ?? 0);
    const reasons = [
      ...savingReasons(player.stock, stock, goalsOf(before)),
      ...taskReasons(before.table, player, stock),
    ];
    if (earned > 0) {
      const numbers = { astro: earned, stock: stock[ASTRO] ?? 0 };
      reasons.push({ code: 'earns', numbers, weight: earned * weights.astro });
    }
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
      if ((player.stock[resource] ?? 0) > 0 || (stock[resource] ?? 0) === 0) continue;
      reasons.push({ code: 'none', numbers: { resource }, weight: weights.resource[resource] ?? 0 });
    }
    return reasons;
  }

  function taskReasons({ open }: Table, player: Player, stock: readonly number[]): MoveReason[] {
    return open.flatMap((task): MoveReason[] => {
      const says = variant.tasks[task];
      if (says === undefined) return [];
      const { pay, cannons, boosters, points, medals, friendship } = says;
      const isArmed = cannonPoints(player) >= cannons && boosterPoints(player) >= boosters;
      const [had, has] = [countLackingFor(player.stock, pay), countLackingFor(stock, pay)];
      if (!isArmed || has >= had) return [];
      const weight =
        PAYABLE_SHARE * (points + weights.medal * medals + weights.friendship * friendship + CHOSEN_RESOURCE_VALUE);
      if (has > 0) return [{ code: 'task.near', numbers: { task, lacking: has }, weight: weight / (2 * has) }];
      return [{ code: 'task.ready', numbers: { task }, weight }];
    });
  }

  const swapped = (stock: readonly number[], give: readonly number[], take: readonly number[]): number[] =>
    stock.map((n, kind) => n - (give[kind] ?? 0) + (take[kind] ?? 0));

  function own({ before, after, memory }: MoveOutlook<Table, Hand, Memory>, move: Move): MoveReason[] {
    const { table, seat } = before;
    const [player, then] = [playerOf(table, seat), playerOf(after.table, seat)];
    const left = futureShare(table, seat);
    switch (move.kind) {
      case 'colony':
        return colonyReasons(before);
      case 'station':
        return stationReasons(before);
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
        const chosen =
          resources > 0 ? [{ code: 'chosen', numbers: { resources }, weight: CHOSEN_RESOURCE_VALUE * resources }] : [];
        return [...stockReasons(before, then.stock), ...chosen];
      }
      case 'offer':
      case 'counter':
      case 'propose':
        return stockReasons(before, swapped(player.stock, move.give, move.take));
      case 'deal':
        return stockReasons(before, then.stock);
      case 'dismiss': {
        const { give = [], take = [] } = table.proposal ?? {};
        return sparedReasons(player.stock, swapped(player.stock, take, give), goalsOf(before));
      }
      case 'accept': {
        const frame = topFrame(table);
        return frame.kind === 'offer' ? stockReasons(before, swapped(player.stock, frame.take, frame.give)) : [];
      }
      case 'buy':
      case 'sell':
        return [...stockReasons(before, then.stock), ...flight.price(table, move.kind)];
      case 'sell-pair':
      case 'station-buy':
      case 'station-sell':
      case 'station-sell-pair':
      case 'produce':
      case 'take':
      case 'force':
        return stockReasons(before, then.stock);
      case 'decline': {
        const frame = topFrame(table);
        if (frame.kind !== 'offer') return waitingReasons(player.stock, goalsOf(before));
        return sparedReasons(player.stock, swapped(player.stock, frame.take, frame.give), goalsOf(before));
      }
      case 'end':
        return waitingReasons(player.stock, goalsOf(before));
      default:
        return [];
    }
  }

  return (outlook, move) => [...scoreReasons(outlook.before, outlook.after), ...own(outlook, move)];
}
