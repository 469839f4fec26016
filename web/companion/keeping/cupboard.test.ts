import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Binding, Cupboard } from './cupboard.ts';
import { listOf, record, whole } from './shape.ts';

interface Notes {
  readonly rolls: readonly number[];
}
const NOTES: Binding<Notes> = {
  key: 'duel/notes',
  fresh: () => ({ rolls: [] }),
  shape: record({ rolls: listOf(whole(1, 6)) }),
};

test('what was noted is there after the page was closed, and can still be taken back', async () => {
  const before = new Cupboard('reload');
  const ledger = await before.open(NOTES);
  ledger.change({ rolls: [4] });
  ledger.change({ rolls: [4, 2] });
  await before.close();
  const again = await new Cupboard('reload').open(NOTES);
  expect(again.now).toEqual({ rolls: [4, 2] });
  again.undo();
  expect(again.now).toEqual({ rolls: [4] });
});

test('what has not the shape of its notes is begun anew', async () => {
  const before = new Cupboard('spoilt');
  const loose: Binding<Notes> = { ...NOTES, shape: record({ rolls: listOf(whole(0, 999)) }) };
  (await before.open(loose)).change({ rolls: [77] });
  await before.close();
  expect((await new Cupboard('spoilt').open(NOTES)).now).toEqual({ rolls: [] });
});

test('without a database notes last as long as the page', async () => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const cupboard = new Cupboard('none');
  const ledger = await cupboard.open(NOTES);
  ledger.change({ rolls: [6] });
  expect(ledger.now).toEqual({ rolls: [6] });
  expect(await cupboard.keeps()).toBe(false);
  globalThis.indexedDB = indexedDB;
});
