import { NONE } from '@orrery/common';
import { type SeatView, top, type Window } from '@orrery/kernel';
import {
  CENTRES,
  type Hand,
  hereOf,
  type Kit,
  levelOf,
  type Move,
  type Player,
  playerOf,
  SECTORS,
  SLOTS,
  type Table,
} from '@orrery/ship/facts';
import { herePlace, holdPlace, mountPlace, roomPlace, sectorPlace } from '@orrery/ship/words';
import type { Place } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';
import { HELD_KINDS } from './parts/stock.tsx';

type View = Window<Table, Hand>;

/** What can be pointed at: sectors, the card flown to, holds and rooms of one's own ship, and where pieces go. */
export const sectorId = (sector: number): string => `sector-${sector}`;
export const holdId = (kind: number): string => `hold-${kind}`;
export const roomId = (centre: number): string => `room-${centre}`;
export const HERE = 'here';
export type Mount = 'bay' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2';

/** Which mounts have a place on this ship: somewhere to build, or something to raise. */
function mountsOf({ boosters, boosters2, cannons, cannons2, colonyShips, tradeShips }: Player): readonly Mount[] {
  const mounts: Mount[] = [];
  if (colonyShips + tradeShips < 2) mounts.push('bay');
  if (boosters + boosters2 < SLOTS) mounts.push('booster');
  if (boosters > 0) mounts.push('booster-2');
  if (cannons + cannons2 < SLOTS) mounts.push('cannon');
  if (cannons > 0) mounts.push('cannon-2');
  return mounts;
}

/** Where mounts stand among the points that arrow keys go by. */
const MOUNT_AT: Readonly<Record<Mount, readonly [number, number]>> = {
  bay: [2.5, 4],
  booster: [-1, 3],
  'booster-2': [-1, 4],
  cannon: [7, 3],
  'cannon-2': [7, 4],
};

const REACH = 0.5;

/** A free card to act on lies at the end of the row. */
const freshHere = (table: Table): number => (table.fresh === 1 ? hereOf(table) : NONE);

/** Between the ships lies space, but for the moment of a pirate and for one's own trading and building. */
function isSpaceSeen({ table, seat }: View): boolean {
  const { kind } = top(table);
  return kind !== 'pirate' && (kind !== 'build' || table.active !== seat);
}

export const placesOf =
  (kit: Kit) =>
  (view: View): readonly Place[] => {
    const { table } = view;
    const seat = view.seat ?? 0;
    const at = (id: string, x: number, y: number, name: Place['name']): Place => ({
      id,
      at: [x, y],
      reach: REACH,
      name,
    });
    const here = freshHere(table);
    const sectors = isSpaceSeen(view) ? Array.from({ length: SECTORS }, (_, i) => i) : [];
    return [
      ...sectors.map((i) => at(sectorId(i), i % 2, Math.floor(i / 2), sectorPlace(table, i))),
      ...(here >= 0 ? [at(HERE, 4, 0.5, herePlace(kit, here))] : []),
      ...CENTRES.map((_, centre) => at(roomId(centre), centre, 3, roomPlace(kit, table, seat, centre))),
      ...HELD_KINDS.map((kind, i) => at(holdId(kind), i, 4, holdPlace(table, seat, kind))),
      ...mountsOf(playerOf(table, seat)).map((mount) =>
        at(mount, MOUNT_AT[mount][0], MOUNT_AT[mount][1], mountPlace(mount)),
      ),
    ];
  };

export function placeOf(move: Move): string | null {
  switch (move.kind) {
    case 'fly':
      return sectorId(move.sector);
    case 'station':
    case 'colony':
      return HERE;
    case 'produce':
    case 'take':
      return holdId(move.resource);
    case 'centre':
    case 'centre-2':
    case 'give-up':
      return roomId(move.centre);
    case 'colony-ship':
    case 'trade-ship':
      return 'bay';
    case 'booster':
    case 'booster-2':
    case 'cannon':
    case 'cannon-2':
      return move.kind;
    default:
      return null;
  }
}

/** The move of this kind at this place, null where they do not fit. */
function aimed(sort: string, number: number, kind: string): Move | null {
  switch (kind) {
    case 'fly':
      return sort === 'sector' ? { kind, sector: number } : null;
    case 'produce':
    case 'take':
      return sort === 'hold' && number < 5 ? { kind, resource: number } : null;
    case 'centre':
    case 'centre-2':
    case 'give-up':
      return sort === 'room' ? { kind, centre: number } : null;
    case 'station':
    case 'colony':
      return sort === HERE ? { kind } : null;
    case 'colony-ship':
    case 'trade-ship':
      return sort === 'bay' ? { kind } : null;
    case 'booster':
    case 'booster-2':
    case 'cannon':
    case 'cannon-2':
      return sort === kind ? { kind } : null;
    default:
      return null;
  }
}

/** What one points at a place for at this moment of the game. */
function usual(sort: string, number: number, { table, seat }: SeatView<Table, Hand>, { facts }: Kit): string | null {
  const question = top(table).kind;
  switch (sort) {
    case 'sector':
      return 'fly';
    case 'hold':
      if (question === 'reward') return 'take';
      return question === 'produce' ? 'produce' : null;
    case 'room':
      if (question === 'lose') return 'give-up';
      return levelOf(playerOf(table, seat), number) === 0 ? 'centre' : 'centre-2';
    case HERE:
      return (facts.cell[Math.max(0, hereOf(table))] ?? NONE) === NONE ? 'station' : 'colony';
    case 'bay':
      return 'colony-ship';
    default:
      return sort;
  }
}

const NUMBERED = ['sector', 'hold', 'room'];

export const meantWith =
  (kit: Kit) =>
  (place: string, aim: string | null, view: SeatView<Table, Hand>): Move | null => {
    const [family = '', figure = ''] = place.split('-');
    const isNumbered = NUMBERED.includes(family);
    const sort = isNumbered ? family : place;
    const number = isNumbered ? Number(figure) : 0;
    const kind = aim ?? usual(sort, number, view, kit);
    return kind === null ? null : aimed(sort, number, kind);
  };

/** Which of three mounts a piece of this level stands on, -1 without. */
export const mountOf = (levels: readonly number[], level: number): number => levels.indexOf(level);
export const slotsOf = (first: number, second: number): readonly [number, number, number] => {
  const levels = [...Array.from({ length: second }, () => 2), ...Array.from({ length: first }, () => 1), 0, 0, 0];
  return [nth(levels, 0), nth(levels, 1), nth(levels, 2)];
};
