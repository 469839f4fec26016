import type { Seat } from '@orrery/kernel';
import { recall, remember } from '../../../app/storage.ts';

/** A move that somebody chose and the server has not answered yet. */
export interface KeptDecision {
  readonly seat: Seat;
  /** The question it answers; the record has no more entries than that when it is asked. */
  readonly request: number;
  /** In the game's notation. */
  readonly move: string;
}

/** Where a decision is kept that was not answered yet, so that it outlives the page. '' for none. */
export interface Drawer {
  read(): string;
  write(text: string): void;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const printDecision = ({ seat, request, move }: KeptDecision): string => JSON.stringify({ seat, request, move });

/** null: nothing that this version of the app has written. */
export function readDecision(text: string): KeptDecision | null {
  try {
    const { seat, request, move } = JSON.parse(text) ?? {};
    return isCount(seat) && isCount(request) && typeof move === 'string' ? { seat, request, move } : null;
  } catch {
    return null;
  }
}

/** Keeps the decision for one table in this browser. */
export const drawerFor = (table: string): Drawer => ({
  read: () => recall(`decided.${table}`) ?? '',
  write: (text) => remember(`decided.${table}`, text),
});
