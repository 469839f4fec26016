import { itemAt, NONE } from '@orrery/common';
import { type AnyView, type SeatView, topFrame } from '@orrery/kernel';
import {
  CENTRES,
  centreLevel,
  currentCard,
  EQUIPMENT_SLOTS,
  type Hand,
  type Move,
  type Player,
  playerOf,
  SECTOR_COUNT,
  type ShipKit,
  type Table,
} from '@orrery/ship/facts';
import { centreLabel, currentCardLabel, holdLabel, mountLabel, sectorLabel } from '@orrery/ship/words';
import type { BoardPlace } from '../../../table/game-ui.ts';
import { HELD_KINDS } from './parts/stock.tsx';

type ShipWindow = AnyView<Table, Hand>;

/**
 * Places that can be selected: sectors, the latest card of the flight, holds and rooms of one's own ship, and mounts.
 */
export const sectorId = (sector: number): string => `sector-${sector}`;
export const holdId = (kind: number): string => `hold-${kind}`;
export const roomId = (centre: number): string => `room-${centre}`;
export const HERE_PLACE = 'here';
export type Mount = 'bay' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2';

/** Which mounts of this ship can be built on or upgraded. */
function mountsOf({ boosters, boosters2, cannons, cannons2, colonyShips, tradeShips }: Player): readonly Mount[] {
  const mounts: Mount[] = [];
  if (colonyShips + tradeShips < 2) mounts.push('bay');
  if (boosters + boosters2 < EQUIPMENT_SLOTS) mounts.push('booster');
  if (boosters > 0) mounts.push('booster-2');
  if (cannons + cannons2 < EQUIPMENT_SLOTS) mounts.push('cannon');
  if (cannons > 0) mounts.push('cannon-2');
  return mounts;
}

/** Positions of the mounts for navigation with arrow keys. */
const MOUNT_POINTS: Readonly<Record<Mount, readonly [number, number]>> = {
  bay: [2.5, 4],
  booster: [-1, 3],
  'booster-2': [-1, 4],
  cannon: [7, 3],
  'cannon-2': [7, 4],
};

const PLACE_REACH = 0.5;

/** The free card to act on is at the end of the row. */
const freeCardHere = (table: Table): number => (table.fresh === 1 ? currentCard(table) : NONE);

/** Space is visible between the ships, except when a pirate appears and during one's own trading and building. */
function isSpaceVisible({ table, seat }: ShipWindow): boolean {
  const { kind } = topFrame(table);
  return kind !== 'pirate' && (kind !== 'build' || table.active !== seat);
}

export const makePlacesOf =
  (kit: ShipKit) =>
  (view: ShipWindow): readonly BoardPlace[] => {
    const { table } = view;
    const seat = view.seat ?? 0;
    const at = (id: string, x: number, y: number, name: BoardPlace['name']): BoardPlace => ({
      id,
      at: [x, y],
      reach: PLACE_REACH,
      name,
    });
    const here = freeCardHere(table);
    const sectors = isSpaceVisible(view) ? Array.from({ length: SECTOR_COUNT }, (_, i) => i) : [];
    return [
      ...sectors.map((i) => at(sectorId(i), i % 2, Math.floor(i / 2), sectorLabel(table, i))),
      ...(here >= 0 ? [at(HERE_PLACE, 4, 0.5, currentCardLabel(kit, here))] : []),
      ...CENTRES.map((_, centre) => at(roomId(centre), centre, 3, centreLabel(kit, table, seat, centre))),
      ...HELD_KINDS.map((kind, i) => at(holdId(kind), i, 4, holdLabel(table, seat, kind))),
      ...mountsOf(playerOf(table, seat)).map((mount) =>
        at(mount, MOUNT_POINTS[mount][0], MOUNT_POINTS[mount][1], mountLabel(mount)),
      ),
    ];
  };

export function placeOf(move: Move): string | null {
  switch (move.kind) {
    case 'fly':
      return sectorId(move.sector);
    case 'station':
    case 'colony':
      return HERE_PLACE;
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

/** The move of this kind at this place, null if they do not fit. */
function moveOfKindAt(sort: string, number: number, kind: string): Move | null {
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
      return sort === HERE_PLACE ? { kind } : null;
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

/** The kind of move that selecting a place means at this moment of the game. */
function usualKindAt(
  sort: string,
  number: number,
  { table, seat }: SeatView<Table, Hand>,
  { facts }: ShipKit,
): string | null {
  const question = topFrame(table).kind;
  switch (sort) {
    case 'sector':
      return 'fly';
    case 'hold':
      if (question === 'reward') return 'take';
      return question === 'produce' ? 'produce' : null;
    case 'room':
      if (question === 'lose') return 'give-up';
      return centreLevel(playerOf(table, seat), number) === 0 ? 'centre' : 'centre-2';
    case HERE_PLACE:
      return (facts.cell[Math.max(0, currentCard(table))] ?? NONE) === NONE ? 'station' : 'colony';
    case 'bay':
      return 'colony-ship';
    default:
      return sort;
  }
}

const NUMBERED_PLACES = ['sector', 'hold', 'room'];

export const makeMoveForPlace =
  (kit: ShipKit) =>
  (place: string, aim: string | null, view: SeatView<Table, Hand>): Move | null => {
    const [family = '', figure = ''] = place.split('-');
    const isNumbered = NUMBERED_PLACES.includes(family);
    const sort = isNumbered ? family : place;
    const number = isNumbered ? Number(figure) : 0;
    const kind = aim ?? usualKindAt(sort, number, view, kit);
    return kind === null ? null : moveOfKindAt(sort, number, kind);
  };

/** The index of the mount with a piece of this level, -1 for none. */
export const mountOf = (levels: readonly number[], level: number): number => levels.indexOf(level);
export const slotsOf = (first: number, second: number): readonly [number, number, number] => {
  const levels = [...Array.from({ length: second }, () => 2), ...Array.from({ length: first }, () => 1), 0, 0, 0];
  return [itemAt(levels, 0), itemAt(levels, 1), itemAt(levels, 2)];
};
