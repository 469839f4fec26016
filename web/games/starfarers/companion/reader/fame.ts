import { materialFor } from '@orrery/starfarers/facts';
import type { CompanionRules } from '../../../../companion/companion-rules.ts';
import { type TableNotes, withCount } from '../../../../companion/table/table-notes.ts';
import type { FameChange, ReadingLine } from './reader-notes.ts';

const fameAt = (box: CompanionRules, table: TableNotes): number =>
  box.sources(table.players.length).findIndex(({ key }) => key === 'fame');

const fameOf = (table: TableNotes, box: CompanionRules, seat: number): number =>
  table.players[seat]?.counts[fameAt(box, table)] ?? 0;

/**
 * Half medals that a line gives or takes. The app does not know who has the most freight pods, so it asks about all
 * players.
 */
function fameChangesIn(line: ReadingLine, { players }: TableNotes): readonly FameChange[] {
  if (line.kind !== 'effect') return [];
  if (line.effect.op === 'fame') return [{ seat: line.seat, n: line.effect.n }];
  return line.effect.op === 'council' ? players.map((_, seat) => ({ seat, n: 1 })) : [];
}

/** The table with a player's fame changed, limited to what the box holds and what the player has. */
export function withFameChange(table: TableNotes, box: CompanionRules, { seat, n }: FameChange): TableNotes {
  const given = table.players.reduce((sum, _, each) => sum + fameOf(table, box, each), 0);
  const left = Math.max(0, materialFor(table.players.length).fame - given);
  return withCount(table, box, seat, fameAt(box, table), fameOf(table, box, seat) + Math.min(n, left));
}

/** SF-ENC-10: the fame changes of the lines that are not noted yet. */
export function fameToNote(
  lines: readonly ReadingLine[],
  noted: readonly FameChange[],
  table: TableNotes,
  box: CompanionRules,
): readonly FameChange[] {
  const due = lines
    .flatMap((line) => fameChangesIn(line, table))
    .filter(({ seat }) => noted.every((each) => each.seat !== seat));
  const after = due.reduce((before, renown) => withFameChange(before, box, renown), table);
  return table.players.flatMap((_, seat) => {
    const n = fameOf(after, box, seat) - fameOf(table, box, seat);
    return n === 0 ? [] : [{ seat, n }];
  });
}
