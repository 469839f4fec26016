import type { Box } from '../box.ts';
import type { Ledger } from '../keeping/ledger.ts';
import { ledgerOf, type Noted, useLedger } from '../keeping/use-ledger.ts';
import { freshTable, type TableNotes, tableShape } from './table.ts';

const opened = new Map<string, () => Promise<Ledger<TableNotes>>>();

function open(box: Box): Promise<Ledger<TableNotes>> {
  const known =
    opened.get(box.game) ??
    ledgerOf({ key: `${box.game}/table`, fresh: () => freshTable(box, box.seats[0]), shape: tableShape(box) });
  opened.set(box.game, known);
  return known();
}

/** Who plays and what they have: all tools of a game know the same table. */
export const useTable = (box: Box): Noted<TableNotes> => useLedger(open(box));
