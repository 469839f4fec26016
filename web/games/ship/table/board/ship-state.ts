import { itemAt } from '@orrery/common';
import {
  ACTIONS_PER_FLIGHT,
  CENTRES,
  COST,
  capacityOf,
  centreLevel,
  FORCED_TRADES,
  HOLD_CAPACITY,
  KNOWLEDGE,
  KNOWLEDGE_CAPACITY,
  missionStage,
  opponentOf,
  type Player,
  playerOf,
  SENSOR_CARDS,
  type ShipKit,
  type Table,
} from '@orrery/ship/facts';
import type {
  BayPlan,
  HoldKind,
  HoldPlan,
  HoldPrice,
  PartLevel,
  RoomKind,
  RoomPlan,
  ShipState,
} from '../../art/ship/parts.ts';
import { goodName, stockName } from '../parts/stock.tsx';
import type { ShipTranslate } from '../parts/use-ship-texts.ts';
import { slotsOf } from '../places.ts';
import { hasBit, type ShipTableApi } from '../types.ts';

/** The six centres by the names of the drawing's rooms, in the order of their bits. */
const ROOMS = ['logistics', 'administration', 'communications', 'trade', 'science', 'production'] as const;
export const roomOf = (number: number): RoomKind => itemAt(ROOMS, number);
export const centreIn = (room: RoomKind): number => ROOMS.indexOf(room);

/** The kind of stock in each hold of the drawing. */
export const HOLD_KINDS: Readonly<Record<HoldKind, number>> = {
  ore: 0,
  fuel: 1,
  food: 2,
  carbon: 3,
  goods: 4,
  science: KNOWLEDGE,
};

const toLevel = (n: number): PartLevel => (n >= 2 ? 2 : n === 1 ? 1 : 0);
const mountLevels = (first: number, second: number): readonly [PartLevel, PartLevel, PartLevel] => {
  const [a, b, c] = slotsOf(first, second);
  return [toLevel(a), toLevel(b), toLevel(c)];
};

/** What a centre does at a level, in a few words. */
export function effectOf(kit: ShipKit, number: number, at: 1 | 2, crest: number, say: ShipTranslate): string {
  const name = itemAt(CENTRES, number);
  switch (name) {
    case 'storage':
      return say('effect.storage', { n: HOLD_CAPACITY[at] ?? 0 });
    case 'command':
      return say('effect.command', { n: ACTIONS_PER_FLIGHT[at] ?? 0 });
    case 'sensor':
      return say('effect.sensor', { n: SENSOR_CARDS[at] ?? 0 });
    case 'trade':
      return say('effect.trade', { n: FORCED_TRADES[at] ?? 0 });
    default:
      if (at === 2) return say(`effect.${name}-2`);
      return say(`effect.${name}`, { die: kit.variant.numbers[name][crest === 1 ? 1 : 0] });
  }
}

const priceOf = (cost: readonly number[]): readonly HoldPrice[] =>
  cost.flatMap((amount, kind) => (amount > 0 ? [{ hold: goodName(kind), amount }] : []));

/** A one-word name of a centre that fits on its room. */
export const roomName = ({ variant }: ShipKit, number: number, say: ShipTranslate): string =>
  say(`room.${variant.id}.${itemAt(CENTRES, number)}`);

function roomPlan(
  { view: { table } }: ShipTableApi,
  kit: ShipKit,
  seat: number,
  number: number,
  say: ShipTranslate,
): RoomPlan {
  const player = playerOf(table, seat);
  const at = toLevel(centreLevel(player, number));
  const other = opponentOf(seat);
  const { hasCentres } = missionStage(kit.variant, table.options);
  return {
    name: roomName(kit, number, say),
    level: at,
    ...(at !== 0 && { note: effectOf(kit, number, at, player.crest, say) }),
    ...(at === 0 && hasCentres && { cost: priceOf(COST.centre) }),
    ...(hasBit(playerOf(table, other).centres2, number) && { takenBy: other }),
  };
}

function holdPlan(play: ShipTableApi, player: Player, after: Player | null, kind: number, name?: string): HoldPlan {
  const amount = player.stock[kind] ?? 0;
  const preview = after === null ? 0 : (after.stock[kind] ?? 0) - amount;
  return {
    name: name ?? stockName(play, kind),
    amount,
    capacity: kind === KNOWLEDGE ? KNOWLEDGE_CAPACITY : capacityOf(player),
    ...(preview !== 0 && { preview }),
  };
}

function bayPlans({ colonyShips, tradeShips }: Player, say: ShipTranslate): readonly [BayPlan, BayPlan] {
  const ships = [
    ...Array.from({ length: colonyShips }, () => 'colony-ship' as const),
    ...Array.from({ length: tradeShips }, () => 'trade-ship' as const),
  ];
  const bay = (i: number): BayPlan => {
    const ship = ships[i] ?? null;
    return { ship, name: say(ship === null ? 'bay.empty' : `piece.${ship}`) };
  };
  return [bay(0), bay(1)];
}

interface ShipStateInput {
  readonly play: ShipTableApi;
  readonly kit: ShipKit;
  readonly seat: number;
  /** The table after the chosen move. */
  readonly after: Table | null;
}

/** A ship in the form the drawing needs, with the changes of the chosen move. */
export function shipState({ play, kit, seat, after }: ShipStateInput, say: ShipTranslate): ShipState {
  const player = playerOf(play.view.table, seat);
  const later = after === null ? null : playerOf(after, seat);
  const room = (kind: RoomKind) => roomPlan(play, kit, seat, centreIn(kind), say);
  const hold = (kind: HoldKind, name?: string) => holdPlan(play, player, later, HOLD_KINDS[kind], name);
  return {
    seat,
    boosters: mountLevels(player.boosters, player.boosters2),
    cannons: mountLevels(player.cannons, player.cannons2),
    rooms: {
      logistics: room('logistics'),
      administration: room('administration'),
      communications: room('communications'),
      trade: room('trade'),
      science: room('science'),
      production: room('production'),
    },
    holds: {
      science: hold('science'),
      goods: hold('goods', say('goods.short')),
      ore: hold('ore'),
      fuel: hold('fuel'),
      food: hold('food'),
      carbon: hold('carbon'),
    },
    bays: bayPlans(player, say),
  };
}
