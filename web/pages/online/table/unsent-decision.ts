import type { Seat } from '@orrery/kernel';
import { readStored, writeStored } from '../../../app/storage.ts';

/** A move that the user chose and the server has not answered yet. */
export interface UnsentDecision {
  readonly seat: Seat;
  /** The request it answers, by the number of entries at that time. */
  readonly request: number;
  /** In the game's notation. */
  readonly move: string;
}

/** Storage for an unanswered move, so that it outlives the page. '' for none. */
export interface DecisionStore {
  read(): string;
  write(text: string): void;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const printDecision = ({ seat, request, move }: UnsentDecision): string =>
  JSON.stringify({ seat, request, move });

/** null: not written by this version of the app. */
export function readDecision(text: string): UnsentDecision | null {
  try {
    const { seat, request, move } = JSON.parse(text) ?? {};
    return isCount(seat) && isCount(request) && typeof move === 'string' ? { seat, request, move } : null;
  } catch {
    return null;
  }
}

/** Stores the move of one table in this browser. */
export const decisionStoreFor = (table: string): DecisionStore => ({
  read: () => readStored(`decided.${table}`) ?? '',
  write: (text) => writeStored(`decided.${table}`, text),
});
