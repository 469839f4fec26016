import { materialFor } from '@orrery/starfarers/facts';
import type { Box } from '../../../../companion/box.ts';
import { counted, type TableNotes } from '../../../../companion/table/table.ts';
import type { Line, Renown } from './reading.ts';

const fameAt = (box: Box, table: TableNotes): number =>
  box.sources(table.players.length).findIndex(({ key }) => key === 'fame');

const fameOf = (table: TableNotes, box: Box, seat: number): number =>
  table.players[seat]?.counts[fameAt(box, table)] ?? 0;

/** Half medals that a line gives or takes. Those with the most freight pods are known at the table, so all are asked. */
function renownIn(line: Line, { players }: TableNotes): readonly Renown[] {
  if (line.kind !== 'effect') return [];
  if (line.effect.op === 'fame') return [{ seat: line.seat, n: line.effect.n }];
  return line.effect.op === 'council' ? players.map((_, seat) => ({ seat, n: 1 })) : [];
}

/** The table with more or less fame for somebody; what the box does not hold, and what nobody has, stays away. */
export function famed(table: TableNotes, box: Box, { seat, n }: Renown): TableNotes {
  const given = table.players.reduce((sum, _, each) => sum + fameOf(table, box, each), 0);
  const left = Math.max(0, materialFor(table.players.length).fame - given);
  return counted(table, box, seat, fameAt(box, table), fameOf(table, box, seat) + Math.min(n, left));
}

/** SF-ENC-10: what the lines change in the fame of those for whom it is not noted yet. */
export function fameToNote(
  lines: readonly Line[],
  noted: readonly Renown[],
  table: TableNotes,
  box: Box,
): readonly Renown[] {
  const due = lines
    .flatMap((line) => renownIn(line, table))
    .filter(({ seat }) => noted.every((each) => each.seat !== seat));
  const after = due.reduce((before, renown) => famed(before, box, renown), table);
  return table.players.flatMap((_, seat) => {
    const n = fameOf(after, box, seat) - fameOf(table, box, seat);
    return n === 0 ? [] : [{ seat, n }];
  });
}
