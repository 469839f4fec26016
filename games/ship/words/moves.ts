import { NONE } from '@orrery/common';
import { type Message, seatRef } from '@orrery/kernel';
import { COST, FORCED_PRICE } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import type { Move } from '../moves.ts';
import { centreLevel } from '../ship.ts';
import { currentCard, opponentOf, playerOf, type Table } from '../state.ts';
import { message } from './message.ts';
import {
  amountMessage,
  amountMessages,
  cardMessage,
  centreLevelMessage,
  centreMessage,
  centreMessages,
  sectorNumber,
  stationMessage,
  taskMessage,
  taskRequirements,
  taskRewards,
  taskTarget,
} from './names.ts';

type MoveOfKind<P extends Move['kind']> = Extract<Move, { kind: P }>;

const PLACE_KEYS = ['place.1', 'place.2', 'place.3'] as const;

/** Peeked cards by their position: the first, the second. */
const placeMessages = (list: readonly number[]): Message | readonly Message[] =>
  list.length === 0 ? message('amount.none') : list.map((i) => message(PLACE_KEYS[i] ?? 'place.1'));

const priceAt = ({ facts }: ShipKit, at: number, n: number): number => n * Math.max(0, facts.price[at] ?? 0);

/** The card flown to, or any when the move is hypothetical. */
const cardHere = (kit: ShipKit, table: Table): Message => {
  const here = currentCard(table);
  return here === NONE || here < 0 ? message('card.here') : cardMessage(kit, here);
};

function tradeMessage(kit: ShipKit, table: Table, { kind, goods, n }: MoveOfKind<'buy' | 'sell'>): Message {
  const here = Math.max(0, currentCard(table));
  return message(`move.${kind}`, {
    goods: amountMessage(goods, n),
    card: cardHere(kit, table),
    astro: priceAt(kit, here, n),
  });
}

function stationTradeMessage(
  kit: ShipKit,
  { kind, station, goods, n }: MoveOfKind<'station-buy' | 'station-sell'>,
): Message {
  const at = kit.facts.berths[station] ?? 0;
  return message(`move.${kind}`, {
    goods: amountMessage(goods, n),
    card: stationMessage(kit, station),
    astro: priceAt(kit, at, n),
  });
}

const pairMessages = (first: number, second: number): readonly Message[] => [
  amountMessage(first, 1),
  amountMessage(second, 1),
];

function arrangeMessage({ top, below }: MoveOfKind<'arrange'>): Message {
  if (below.length === 0) return message('move.arrange.top', { top: placeMessages(top) });
  if (top.length === 0) return message('move.arrange.below', { below: placeMessages(below) });
  return message('move.arrange', { top: placeMessages(top), below: placeMessages(below) });
}

/** A move as the label of a button or list entry, with its price. */
export const moveMessage =
  (kit: ShipKit) =>
  (move: Move, table: Table): Message => {
    switch (move.kind) {
      case 'produce':
      case 'take':
        return message(`move.${move.kind}`, { stock: amountMessage(move.resource, 1) });
      case 'force':
        return message('move.force', {
          stock: amountMessage(move.resource, 1),
          from: seatRef(opponentOf(table.active)),
          astro: FORCED_PRICE,
        });
      case 'centre':
      case 'centre-2':
        return message(`move.${move.kind}`, {
          centre: centreMessage(kit, move.centre),
          price: amountMessages(COST[move.kind]),
        });
      case 'give-up':
        return message('move.give-up', {
          centre: centreLevelMessage(kit, move.centre, centreLevel(playerOf(table, table.active), move.centre)),
        });
      case 'buy':
      case 'sell':
        return tradeMessage(kit, table, move);
      case 'sell-pair': {
        const astro = priceAt(kit, Math.max(0, currentCard(table)), 2);
        return message('move.sell-pair', {
          goods: pairMessages(move.first, move.second),
          card: cardHere(kit, table),
          astro,
        });
      }
      case 'station-buy':
      case 'station-sell':
        return stationTradeMessage(kit, move);
      case 'station-sell-pair': {
        const astro = priceAt(kit, kit.facts.berths[move.station] ?? 0, 2);
        const goods = pairMessages(move.first, move.second);
        return message('move.station-sell-pair', { goods, card: stationMessage(kit, move.station), astro });
      }
      case 'fly':
        return message('move.fly', { sector: sectorNumber(move.sector) });
      case 'task': {
        const values = { task: taskMessage(kit, move.task), target: taskTarget(kit, move.task) };
        return message('move.task', {
          ...values,
          price: taskRequirements(kit, move.task),
          gains: taskRewards(kit, move.task),
        });
      }
      case 'choose':
        return message('move.choose', { centres: centreMessages(kit, move.centres) });
      case 'arrange':
        return arrangeMessage(move);
      case 'offer':
      case 'counter':
      case 'propose':
        return message(`move.${move.kind}`, { give: amountMessages(move.give), take: amountMessages(move.take) });
      case 'deal': {
        const { give = [], take = [] } = table.proposal ?? {};
        return message('move.deal', { give: amountMessages(take), take: amountMessages(give) });
      }
      case 'station':
      case 'colony':
        return message(`move.${move.kind}`, { card: cardHere(kit, table) });
      case 'pay': {
        const frame = table.stack.at(-1);
        return message('move.pay', { astro: frame?.kind === 'pirate' ? frame.demand : 0 });
      }
      case 'colony-ship':
      case 'trade-ship':
      case 'booster':
      case 'booster-2':
      case 'cannon':
      case 'cannon-2':
        return message(`move.${move.kind}`, { price: amountMessages(COST[move.kind]) });
      default:
        return message(`move.${move.kind}`);
    }
  };
