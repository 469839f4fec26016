import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { NotesDatabase, type NotesSpec } from './notes-database.ts';
import { integerBetween, listOf, objectOf } from './validators.ts';

interface Notes {
  readonly rolls: readonly number[];
}
const NOTES: NotesSpec<Notes> = {
  key: 'duel/notes',
  fresh: () => ({ rolls: [] }),
  shape: objectOf({ rolls: listOf(integerBetween(1, 6)) }),
};

test('notes survive closing the page, and can still be undone', async () => {
  const before = new NotesDatabase('reload');
  const notes = await before.open(NOTES);
  notes.change({ rolls: [4] });
  notes.change({ rolls: [4, 2] });
  await before.close();
  const again = await new NotesDatabase('reload').open(NOTES);
  expect(again.now).toEqual({ rolls: [4, 2] });
  again.undo();
  expect(again.now).toEqual({ rolls: [4] });
});

test('damaged notes are started anew', async () => {
  const before = new NotesDatabase('spoilt');
  const loose: NotesSpec<Notes> = { ...NOTES, shape: objectOf({ rolls: listOf(integerBetween(0, 999)) }) };
  (await before.open(loose)).change({ rolls: [77] });
  await before.close();
  expect((await new NotesDatabase('spoilt').open(NOTES)).now).toEqual({ rolls: [] });
});

test('without a database notes last as long as the page', async () => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const cupboard = new NotesDatabase('none');
  const notes = await cupboard.open(NOTES);
  notes.change({ rolls: [6] });
  expect(notes.now).toEqual({ rolls: [6] });
  expect(await cupboard.isPersistent()).toBe(false);
  globalThis.indexedDB = indexedDB;
});
