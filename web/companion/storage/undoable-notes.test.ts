import { expect, test } from 'vitest';
import { type NotesHistory, UndoableNotes } from './undoable-notes.ts';

function opened(now = 0) {
  const kept: NotesHistory<number>[] = [];
  return { kept, ledger: new UndoableNotes({ now, past: [] }, (pages) => kept.push(pages)) };
}

test('each change is kept and can be undone, the last one first', () => {
  const { kept, ledger } = opened();
  ledger.change(1);
  ledger.change(2);
  expect(kept.at(-1)).toEqual({ now: 2, past: [0, 1] });
  ledger.undo();
  expect(ledger.now).toBe(1);
  ledger.undo();
  ledger.undo();
  expect(ledger.now).toBe(0);
  expect(ledger.canUndo).toBe(false);
});

test('an amendment is kept, but is not a step of undo', () => {
  const { kept, ledger } = opened();
  ledger.change(1);
  ledger.changeWithoutUndo(5);
  expect(kept.at(-1)?.now).toBe(5);
  ledger.undo();
  expect(ledger.now).toBe(0);
});

test('subscribers hear of every change until they unsubscribe', () => {
  const { ledger } = opened();
  let told = 0;
  const stop = ledger.store.subscribe(() => told++);
  ledger.change(1);
  ledger.change(1);
  ledger.undo();
  expect(told).toBe(2);
  stop();
  ledger.change(3);
  expect(told).toBe(2);
});

test('a long game forgets its oldest undo steps, not its present state', () => {
  const { kept, ledger } = opened();
  for (let i = 1; i <= 200; i++) ledger.change(i);
  expect(ledger.now).toBe(200);
  expect(kept.at(-1)?.past).toHaveLength(60);
});
