import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

type Player = Awaited<ReturnType<TestServer['guest']>>;

const doing = (player: TestBrowser, id: string, what: string, body: object = {}): Promise<TableResponse> =>
  player.ask<TableResponse>('POST', `/tables/${id}/${what}`, body);
const refused = (player: TestBrowser, id: string, what: string, body: object = {}): Promise<string> =>
  player.refused('POST', `/tables/${id}/${what}`, body);

/** A game of three people and a bot in progress. */
async function begin(changes: object = {}): Promise<{ id: string; ada: Player; ben: Player; cy: Player }> {
  const [ada, ben, cy] = [await server.guest('Ada'), await server.guest('Ben'), await server.guest('Cy')];
  const terms = { ...TEST_TABLE_TERMS, game: 'startrek', seats: 4, takeBacks: true, ...changes };
  const { table } = await ada.ask<TableResponse>('POST', '/tables', terms);
  for (const other of [ben, cy]) {
    await doing(other, table.id, 'sit');
    await doing(other, table.id, 'ready', { ready: true });
  }
  await doing(ada, table.id, 'bot', { seat: 3, level: 'cadet' });
  await doing(ada, table.id, 'start');
  server.play.takenBack.length = 0;
  return { id: table.id, ada, ben, cy };
}

const MOVE = { move: 12 };

test('a move is taken back when every person has agreed, and bots are not asked', async () => {
  const { id, ada, ben, cy } = await begin();
  const { table } = await doing(ada, id, 'take-back', MOVE);
  expect(table.takeBack).toEqual({ seat: 0, move: 12, agreed: [0], isRefused: false });
  await doing(ben, id, 'take-back/answer', { ...MOVE, agrees: true });
  expect(server.play.takenBack).toEqual([]);
  expect((await doing(cy, id, 'take-back/answer', { ...MOVE, agrees: true })).table.takeBack).toBeNull();
  expect(server.play.takenBack).toEqual([{ id, seat: 0, move: 12 }]);
});

test('who does not agree ends it, and it is not asked again about the same move', async () => {
  const { id, ada, ben, cy } = await begin();
  await doing(ada, id, 'take-back', MOVE);
  expect((await doing(ben, id, 'take-back/answer', { ...MOVE, agrees: false })).table.takeBack?.isRefused).toBe(true);
  expect(await refused(cy, id, 'take-back/answer', { ...MOVE, agrees: true })).toBe('409 table.take-back-late');
  expect(await refused(ada, id, 'take-back', MOVE)).toBe('409 table.take-back-asked');
  expect((await doing(ada, id, 'take-back', { move: 20 })).table.takeBack?.isRefused).toBe(false);
  expect(server.play.takenBack).toEqual([]);
});

test('who asked can withdraw', async () => {
  const { id, ada } = await begin();
  await doing(ada, id, 'take-back', MOVE);
  expect((await doing(ada, id, 'take-back/answer', { ...MOVE, agrees: false })).table.takeBack).toBeNull();
});

test('while one asks, another does not; an answer names the move that it is about', async () => {
  const { id, ada, ben } = await begin();
  await doing(ada, id, 'take-back', MOVE);
  expect(await refused(ben, id, 'take-back', { move: 13 })).toBe('409 table.take-back-open');
  expect(await refused(ben, id, 'take-back/answer', { move: 13, agrees: true })).toBe('409 table.take-back-late');
});

test('a person whom a bot replaces is not asked', async () => {
  const { id, ada, ben, cy } = await begin();
  await doing(cy, id, 'substitute', { level: 'cadet' });
  await doing(ada, id, 'take-back', MOVE);
  expect(await refused(cy, id, 'take-back', MOVE)).toBe('409 table.substituted');
  await doing(ben, id, 'take-back/answer', { ...MOVE, agrees: true });
  expect(server.play.takenBack).toEqual([{ id, seat: 0, move: 12 }]);
});

test('only players of a game whose table agreed on it can ask, and never at a rated table', async () => {
  const { id, ada } = await begin({ takeBacks: false });
  expect(await refused(ada, id, 'take-back', MOVE)).toBe('409 table.no-take-backs');
  const other = await begin();
  expect(await refused(ada, other.id, 'take-back', MOVE)).toBe('409 table.not-seated');
  expect(await refused(other.ada, other.id, 'take-back', { move: 'last' })).toBe('400 api.invalid-body');
  const member = await server.member('Max');
  const clock = { kind: 'game', start: 600_000, increment: 10_000 };
  const terms = { ...TEST_TABLE_TERMS, time: clock, isRated: true, takeBacks: true };
  expect((await member.ask<TableResponse>('POST', '/tables', terms)).table.takeBacks).toBe(false);
});
