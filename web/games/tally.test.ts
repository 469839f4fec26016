import { isChanceEntry, type LogEntry, replay } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Move } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { goldenLog } from '../pages/result/testing/golden.ts';
import { startrekReport } from './startrek/report/report.tsx';
import { type GameTally, tallyGame } from './tally.ts';

const log = goldenLog();

function told(entries: readonly LogEntry<Move>[]): GameTally {
  const result = tallyGame(startrek, startrekReport, { ...log, entries, checks: [], places: null });
  if (!result.ok) throw new Error(result.problem.text);
  return result.value;
}

/** The same game, in which a player once took a move back and made it again. */
function gameWithUndo(): { readonly entries: readonly LogEntry<Move>[]; readonly at: number } {
  const at = log.entries.findIndex((entry, i) => i > 100 && 'move' in entry && entry.move.kind === 'build');
  const entry = log.entries[at];
  if (entry === undefined || isChanceEntry(entry)) throw new Error('no build move in this game');
  const before = log.entries.slice(0, at + 1);
  return { entries: [...before, { by: entry.by, undo: 1 }, ...log.entries.slice(at)], at: at + 1 };
}

test('undone moves do not count, but their entries do', () => {
  const { entries, at } = gameWithUndo();
  expect(replay(startrek, { ...log, entries, checks: [] }).ok).toBe(true);
  const [plain, again] = [told(log.entries), told(entries)];
  expect(again.incomes).toEqual(plain.incomes);
  expect(again.expenses).toEqual(plain.expenses);
  expect(again.rolls).toEqual(plain.rolls);
  expect(again.entries).toBe(plain.entries + 2);
  expect(again.turns.map(({ seq }) => seq)).toEqual(plain.turns.map(({ seq }) => (seq > at ? seq + 2 : seq)));
});

test('a running game has no places yet', () => {
  expect(told(log.entries.slice(0, 200)).places).toBeNull();
  expect(told(log.entries).places).toEqual(log.places);
});

test('a log that the rules do not allow is refused', () => {
  expect(tallyGame(startrek, startrekReport, { ...log, entries: log.entries.slice(1) }).ok).toBe(false);
});
