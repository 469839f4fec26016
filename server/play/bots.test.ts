import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBot } from '../testing/bot.ts';
import { buildProgram } from '../testing/build.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { makeSharedTables } from '../testing/tables.ts';

const sharedTables = makeSharedTables();
const SITTERS = [{ person: 'ada' }, { bot: 'captain' }] as const;
let database: Awaited<ReturnType<typeof startDatabase>>;
let node: TestNode;

beforeAll(async () => {
  buildProgram('server');
  database = await startDatabase();
  node = await startNode(database.open(), sharedTables);
}, 120_000);
afterAll(async () => {
  await node.stop();
  await database.end();
});

test('a program plays a game over a WebSocket by the bot protocol', async () => {
  const id = await node.begin({ game: 'comet', sitters: SITTERS });
  const socket = new WebSocket(`${node.address}/live/bots/${id}`, { headers: { authorization: 'Bearer ada' } });
  const bot = makeBot((text) => socket.send(text));
  const pinged = once(socket, 'ping');
  const places = await new Promise<readonly number[]>((over) => {
    socket.on('message', (data) => {
      const end = bot.hear(data.toString());
      if (end !== null) over(end);
    });
  });
  expect(bot.heard[0]).toBe('hello');
  expect(bot.heard).toContain('events');
  await pinged; // a bot that does not answer is disconnected
  await expect.poll(() => sharedTables.records.get(id)?.places, { timeout: 5000 }).toEqual(places);
}, 60_000);

test('a program without a seat, or with an invalid message, gets an error over the socket', async () => {
  const id = await node.begin({ game: 'comet', sitters: SITTERS });
  const closing = (path: string, said: string | null) =>
    new Promise<string>((closed) => {
      const socket = new WebSocket(`${node.address}/live/bots/${path}`, { headers: { authorization: 'Bearer ada' } });
      socket.on('open', () => said !== null && socket.send(said));
      socket.on('close', (_, why) => closed(why.toString()));
    });
  expect(await closing('nowhere', null)).toBe('unknown-table');
  expect(await closing(id, 'nonsense')).toBe('invalid-message');
});

test('a program is told that the game is over when the others have resigned', async () => {
  const id = await node.begin({ game: 'comet', sitters: [{ person: 'ada' }, { person: 'ben' }] });
  const socket = new WebSocket(`${node.address}/live/bots/${id}`, { headers: { authorization: 'Bearer ada' } });
  const heard: { readonly type: string; readonly places?: readonly number[] }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  const closed = new Promise((go) => socket.on('close', go));
  await expect.poll(() => heard[0]?.type, { timeout: 5000 }).toBe('hello');
  await node.tables.finish(id, [1, 2], [1]);
  await closed;
  expect(heard.at(-1)).toEqual({ type: 'over', places: [1, 2] });
});
