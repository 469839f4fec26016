import type { Message } from '@orrery/kernel';
import { KNOWLEDGE, KNOWLEDGE_CAPACITY } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { capacityOf, centreLevel, stockCount } from '../ship.ts';
import { playerOf, type Table } from '../state.ts';
import { message } from './message.ts';
import { cardMessage, centreMessage, sectorNumber, stockMessage } from './names.ts';

/** The description of a sector's stack, for pointers and screen readers. */
export const sectorLabel = ({ sizes }: Table, sector: number): Message =>
  message('spot.sector', { sector: sectorNumber(sector), n: sizes[sector] ?? 0 });

/** A hold of a ship and its contents. */
export function holdLabel(table: Table, seat: number, kind: number): Message {
  const player = playerOf(table, seat);
  const most = kind === KNOWLEDGE ? KNOWLEDGE_CAPACITY : capacityOf(player);
  return message('spot.hold', { stock: stockMessage(kind), n: stockCount(player, kind), most });
}

/** A room of a ship and how far it is built. */
export const centreLabel = (kit: ShipKit, table: Table, seat: number, number: number): Message =>
  message('spot.room', { centre: centreMessage(kit, number), level: centreLevel(playerOf(table, seat), number) });

/** The card that was flown to. */
export const currentCardLabel = (kit: ShipKit, number: number): Message =>
  message('spot.here', { card: cardMessage(kit, number) });

/** Where a piece of a ship is mounted. */
export const mountLabel = (what: 'bay' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2'): Message =>
  message(`spot.${what}`);
