import {
  ACTIONS,
  CENTRES,
  COST,
  capacityOf,
  FORCED,
  HOLD,
  type Kit,
  KNOWLEDGE,
  LAB,
  LOOK,
  levelOf,
  opponentOf,
  type Player,
  playerOf,
  stageOf,
  type Table,
} from '@orrery/ship/facts';
import { nth } from '../../../common/nth.ts';
import type { BayPlan, HoldKind, HoldPlan, Level, Price, RoomKind, RoomPlan, ShipState } from '../../art/ship/parts.ts';
import { hasBit, type ShipPlay } from '../gear.ts';
import { goodOf, sayStock } from '../parts/stock.tsx';
import type { SayShip } from '../parts/voice.ts';
import { slotsOf } from '../places.ts';

/** The six centres as the drawing knows their rooms, in the order of their bits. */
const ROOMS = ['logistics', 'administration', 'communications', 'trade', 'science', 'production'] as const;
export const roomOf = (number: number): RoomKind => nth(ROOMS, number);
export const centreIn = (room: RoomKind): number => ROOMS.indexOf(room);

/** The kinds of stock by the holds that the drawing knows. */
export const HOLD_KINDS: Readonly<Record<HoldKind, number>> = {
  ore: 0,
  fuel: 1,
  food: 2,
  carbon: 3,
  goods: 4,
  science: KNOWLEDGE,
};

const level = (n: number): Level => (n >= 2 ? 2 : n === 1 ? 1 : 0);
const levels = (first: number, second: number): readonly [Level, Level, Level] => {
  const [a, b, c] = slotsOf(first, second);
  return [level(a), level(b), level(c)];
};

/** What a centre does at a level, in a few words. */
export function effectOf(kit: Kit, number: number, at: 1 | 2, crest: number, say: SayShip): string {
  const name = nth(CENTRES, number);
  switch (name) {
    case 'storage':
      return say('effect.storage', { n: HOLD[at] ?? 0 });
    case 'command':
      return say('effect.command', { n: ACTIONS[at] ?? 0 });
    case 'sensor':
      return say('effect.sensor', { n: LOOK[at] ?? 0 });
    case 'trade':
      return say('effect.trade', { n: FORCED[at] ?? 0 });
    default:
      if (at === 2) return say(`effect.${name}-2`);
      return say(`effect.${name}`, { die: kit.variant.numbers[name][crest === 1 ? 1 : 0] });
  }
}

const priceOf = (cost: readonly number[]): readonly Price[] =>
  cost.flatMap((amount, kind) => (amount > 0 ? [{ hold: goodOf(kind), amount }] : []));

/** A centre by the one word that fits on its room. */
export const roomName = ({ variant }: Kit, number: number, say: SayShip): string =>
  say(`room.${variant.id}.${nth(CENTRES, number)}`);

function roomPlan({ view: { table } }: ShipPlay, kit: Kit, seat: number, number: number, say: SayShip): RoomPlan {
  const player = playerOf(table, seat);
  const at = level(levelOf(player, number));
  const other = opponentOf(seat);
  const { hasCentres } = stageOf(kit.variant, table.options);
  return {
    name: roomName(kit, number, say),
    level: at,
    ...(at !== 0 && { note: effectOf(kit, number, at, player.crest, say) }),
    ...(at === 0 && hasCentres && { cost: priceOf(COST.centre) }),
    ...(hasBit(playerOf(table, other).centres2, number) && { takenBy: other }),
  };
}

function holdPlan(play: ShipPlay, player: Player, after: Player | null, kind: number): HoldPlan {
  const amount = player.stock[kind] ?? 0;
  const preview = after === null ? 0 : (after.stock[kind] ?? 0) - amount;
  return {
    name: sayStock(play, kind),
    amount,
    capacity: kind === KNOWLEDGE ? LAB : capacityOf(player),
    ...(preview !== 0 && { preview }),
  };
}

function bayPlans({ colonyShips, tradeShips }: Player, say: SayShip): readonly [BayPlan, BayPlan] {
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

interface Shown {
  readonly play: ShipPlay;
  readonly kit: Kit;
  readonly seat: number;
  /** The table as it would be after the chosen move. */
  readonly after: Table | null;
}

/** A ship as the drawing wants it, with what the chosen move would change. */
export function shipState({ play, kit, seat, after }: Shown, say: SayShip): ShipState {
  const player = playerOf(play.view.table, seat);
  const later = after === null ? null : playerOf(after, seat);
  const room = (kind: RoomKind) => roomPlan(play, kit, seat, centreIn(kind), say);
  const hold = (kind: HoldKind) => holdPlan(play, player, later, HOLD_KINDS[kind]);
  return {
    seat,
    boosters: levels(player.boosters, player.boosters2),
    cannons: levels(player.cannons, player.cannons2),
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
      goods: hold('goods'),
      ore: hold('ore'),
      fuel: hold('fuel'),
      food: hold('food'),
      carbon: hold('carbon'),
    },
    bays: bayPlans(player, say),
  };
}
