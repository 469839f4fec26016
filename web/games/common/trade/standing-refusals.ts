import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { readStored, writeStored } from '../../../app/storage.ts';
import { Store } from '../../../app/store.ts';

/** A kind of card that the person at this device never trades to a seat. */
interface StandingRefusal {
  readonly by: Seat;
  readonly from: Seat;
  readonly kind: number;
}

interface TableRefusals {
  readonly tableId: string;
  readonly refusals: readonly StandingRefusal[];
}

/** Only the last table is remembered: a refusal lasts for one game. */
const STORAGE_NAME = 'table.refusals';

function readRefusals(): TableRefusals {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_NAME) ?? 'null');
    if (isTableRefusals(stored)) return stored;
  } catch {
    // unreadable: as if nothing was stored
  }
  return { tableId: '', refusals: [] };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTableRefusals = (value: unknown): value is TableRefusals =>
  isRecord(value) &&
  typeof value.tableId === 'string' &&
  Array.isArray(value.refusals) &&
  value.refusals.every(
    (each: unknown) =>
      isRecord(each) && Number.isInteger(each.by) && Number.isInteger(each.from) && Number.isInteger(each.kind),
  );

/** What the person at this device said “never” to. */
export const standingRefusals = new Store<TableRefusals>(readRefusals());

export const refusalsAt = (all: TableRefusals, tableId: string): readonly StandingRefusal[] =>
  all.tableId === tableId ? all.refusals : [];

function replaceRefusals(tableId: string, refusals: readonly StandingRefusal[]): void {
  standingRefusals.set({ tableId, refusals });
  writeStored(STORAGE_NAME, JSON.stringify({ tableId, refusals }));
}

/** What is asked of a seat, by whom and at which table. */
interface AskedCards {
  readonly tableId: string;
  readonly by: Seat;
  readonly from: Seat;
  readonly asked: Bundle;
}

/** From now on, offers of this seat that ask for one of these kinds are declined unasked. */
export function addStandingRefusal({ tableId, by, from, asked }: AskedCards): void {
  const kept = refusalsAt(standingRefusals.get(), tableId);
  const added = asked.flatMap((n, kind) => (n > 0 ? [{ by, from, kind }] : []));
  const isNew = (each: StandingRefusal) => !added.some(({ kind }) => sameRefusal(each, { by, from, kind }));
  replaceRefusals(tableId, [...kept.filter(isNew), ...added]);
}

const sameRefusal = (a: StandingRefusal, b: StandingRefusal): boolean =>
  a.by === b.by && a.from === b.from && a.kind === b.kind;

/** Offers of this seat that ask for this kind are shown again. */
export const removeStandingRefusal = (tableId: string, refusal: StandingRefusal): void =>
  replaceRefusals(
    tableId,
    refusalsAt(standingRefusals.get(), tableId).filter((each) => !sameRefusal(each, refusal)),
  );

export const hasStandingRefusal = ({ tableId, by, from, asked }: AskedCards): boolean =>
  refusalsAt(standingRefusals.get(), tableId).some(
    (each) => each.by === by && each.from === from && (asked[each.kind] ?? 0) > 0,
  );
