import { presentEdition } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { sheetSpecOf } from '../../../new-game/sheet.ts';
import { createTableBody, readFriendSheet, withRated } from './friend-sheet.ts';

async function terms() {
  const engine = await presentEdition('startrek')?.voice?.words();
  if (engine === undefined) throw new Error('no messages for startrek');
  return sheetSpecOf(engine);
}

test('a stored form for friends comes back unchanged', async () => {
  const sheet = readFriendSheet(await terms(), null);
  const kept = {
    ...sheet,
    time: { kind: 'correspondence', perMove: 86_400_000 },
    isRated: true,
    visibility: 'public',
  } as const;
  expect(readFriendSheet(await terms(), JSON.stringify(kept))).toEqual(kept);
});

test('a rated table has a clock, and running out of time loses', async () => {
  const sheet = readFriendSheet(await terms(), null);
  const filled = { ...sheet, ...withRated(sheet, true) };
  expect(createTableBody(await terms(), filled)).toMatchObject({
    isRated: true,
    onTimeout: 'forfeit',
    time: { kind: 'game' },
  });
  const slow = { ...sheet, time: { kind: 'correspondence', perMove: 86_400_000 } } as const;
  expect({ ...slow, ...withRated(slow, true) }).toEqual({ ...slow, isRated: true });
  const old = JSON.stringify({ ...sheet, isRated: true, time: { kind: 'none' } });
  expect(readFriendSheet(await terms(), old).isRated).toBe(false);
});

test.each(['', '{', '[]', '{"time":{"kind":"move","perMove":7},"onTimeout":"explode","visibility":4}'])(
  'values that do not fit become standard: %s',
  async (text) => {
    const table = createTableBody(await terms(), readFriendSheet(await terms(), text));
    expect(table).toMatchObject({
      seats: 3,
      time: { kind: 'none' },
      onTimeout: 'bot',
      isRated: false,
      visibility: 'unlisted',
    });
  },
);
