import { NONE } from '@orrery/common';
import { type Words, who } from '@orrery/kernel';
import { COST, FORCED_PRICE } from '../data.ts';
import type { Kit } from '../kit.ts';
import type { Move } from '../moves.ts';
import { levelOf } from '../ship.ts';
import { hereOf, opponentOf, playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import {
  amount,
  amounts,
  asks,
  brings,
  card,
  centre,
  centreAt,
  centres,
  sectorNumber,
  stationPlace,
  targetOf,
  task,
} from './things.ts';

type Of<P extends Move['kind']> = Extract<Move, { kind: P }>;

const PLACES = ['place.1', 'place.2', 'place.3'] as const;

/** Cards by their place when looked at: the first, the second. */
const places = (list: readonly number[]): Words | readonly Words[] =>
  list.length === 0 ? words('amount.none') : list.map((i) => words(PLACES[i] ?? 'place.1'));

const priceAt = ({ facts }: Kit, at: number, n: number): number => n * Math.max(0, facts.price[at] ?? 0);

/** The card flown to, or any when the move is only thought of. */
const cardHere = (kit: Kit, table: Table): Words => {
  const here = hereOf(table);
  return here === NONE || here < 0 ? words('card.here') : card(kit, here);
};

function trade(kit: Kit, table: Table, { kind, goods, n }: Of<'buy' | 'sell'>): Words {
  const here = Math.max(0, hereOf(table));
  return words(`move.${kind}`, { goods: amount(goods, n), card: cardHere(kit, table), astro: priceAt(kit, here, n) });
}

function stationTrade(kit: Kit, { kind, station, goods, n }: Of<'station-buy' | 'station-sell'>): Words {
  const at = kit.facts.berths[station] ?? 0;
  return words(`move.${kind}`, {
    goods: amount(goods, n),
    card: stationPlace(kit, station),
    astro: priceAt(kit, at, n),
  });
}

const pairOf = (first: number, second: number): readonly Words[] => [amount(first, 1), amount(second, 1)];

function arrange({ top, below }: Of<'arrange'>): Words {
  if (below.length === 0) return words('move.arrange.top', { top: places(top) });
  if (top.length === 0) return words('move.arrange.below', { below: places(below) });
  return words('move.arrange', { top: places(top), below: places(below) });
}

/** A move as a button or a list names it, with its price. */
export const moveWords =
  (kit: Kit) =>
  (move: Move, table: Table): Words => {
    switch (move.kind) {
      case 'produce':
      case 'take':
        return words(`move.${move.kind}`, { stock: amount(move.resource, 1) });
      case 'force':
        return words('move.force', {
          stock: amount(move.resource, 1),
          from: who(opponentOf(table.active)),
          astro: FORCED_PRICE,
        });
      case 'centre':
      case 'centre-2':
        return words(`move.${move.kind}`, { centre: centre(kit, move.centre), price: amounts(COST[move.kind]) });
      case 'give-up':
        return words('move.give-up', {
          centre: centreAt(kit, move.centre, levelOf(playerOf(table, table.active), move.centre)),
        });
      case 'buy':
      case 'sell':
        return trade(kit, table, move);
      case 'sell-pair': {
        const astro = priceAt(kit, Math.max(0, hereOf(table)), 2);
        return words('move.sell-pair', { goods: pairOf(move.first, move.second), card: cardHere(kit, table), astro });
      }
      case 'station-buy':
      case 'station-sell':
        return stationTrade(kit, move);
      case 'station-sell-pair': {
        const astro = priceAt(kit, kit.facts.berths[move.station] ?? 0, 2);
        const goods = pairOf(move.first, move.second);
        return words('move.station-sell-pair', { goods, card: stationPlace(kit, move.station), astro });
      }
      case 'fly':
        return words('move.fly', { sector: sectorNumber(move.sector) });
      case 'task': {
        const values = { task: task(kit, move.task), target: targetOf(kit, move.task) };
        return words('move.task', { ...values, price: asks(kit, move.task), gains: brings(kit, move.task) });
      }
      case 'choose':
        return words('move.choose', { centres: centres(kit, move.centres) });
      case 'arrange':
        return arrange(move);
      case 'offer':
      case 'counter':
      case 'propose':
        return words(`move.${move.kind}`, { give: amounts(move.give), take: amounts(move.take) });
      case 'deal': {
        const { give = [], take = [] } = table.proposal ?? {};
        return words('move.deal', { give: amounts(take), take: amounts(give) });
      }
      case 'station':
      case 'colony':
        return words(`move.${move.kind}`, { card: cardHere(kit, table) });
      case 'pay': {
        const frame = table.stack.at(-1);
        return words('move.pay', { astro: frame?.kind === 'pirate' ? frame.demand : 0 });
      }
      case 'colony-ship':
      case 'trade-ship':
      case 'booster':
      case 'booster-2':
      case 'cannon':
      case 'cannon-2':
        return words(`move.${move.kind}`, { price: amounts(COST[move.kind]) });
      default:
        return words(`move.${move.kind}`);
    }
  };
