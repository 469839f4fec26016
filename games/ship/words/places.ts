import type { Words } from '@orrery/kernel';
import { KNOWLEDGE, LAB } from '../data.ts';
import type { Kit } from '../kit.ts';
import { capacityOf, levelOf, stockOf } from '../ship.ts';
import { playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { card, centre, sectorNumber, stock } from './things.ts';

/** A sector's stack as somebody hears it who points at it. */
export const sectorPlace = ({ sizes }: Table, sector: number): Words =>
  words('spot.sector', { sector: sectorNumber(sector), n: sizes[sector] ?? 0 });

/** A hold of a ship and what lies in it. */
export function holdPlace(table: Table, seat: number, kind: number): Words {
  const player = playerOf(table, seat);
  const most = kind === KNOWLEDGE ? LAB : capacityOf(player);
  return words('spot.hold', { stock: stock(kind), n: stockOf(player, kind), most });
}

/** A room of a ship and how far it is built. */
export const roomPlace = (kit: Kit, table: Table, seat: number, number: number): Words =>
  words('spot.room', { centre: centre(kit, number), level: levelOf(playerOf(table, seat), number) });

/** The card that was flown to. */
export const herePlace = (kit: Kit, number: number): Words => words('spot.here', { card: card(kit, number) });

/** Where a piece of a ship is mounted. */
export const mountPlace = (what: 'bay' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2'): Words =>
  words(`spot.${what}`);
