import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { fastRng } from '@orrery/kernel';
import { line, readHostMessage } from '@orrery/protocol';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Asked } from '../http/answer.ts';
import { build } from '../testing/build.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { emptyShelf } from '../testing/tables.ts';
import { botRoutes } from './bot-routes.ts';

const shelf = emptyShelf();
const SITTERS = [{ person: 'ada' }, { bot: 'captain' }] as const;
let database: Awaited<ReturnType<typeof startDatabase>>;
let node: TestNode;
const server = createServer();
let url = '';

beforeAll(async () => {
  build('server');
  database = await startDatabase();
  node = await startNode(database.open(), shelf);
  const app = new Hono<Asked>();
  app.use(async (c, next) => {
    const name = c.req.header('Authorization')?.replace('Bearer ', '') ?? '';
    c.set('asker', { id: name, name, kind: 'bot', role: 'player', language: 'en' });
    return next();
  });
  app.route('/', botRoutes(node.play.bots));
  server.on('request', getRequestListener(app.fetch));
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await node.stop();
  await database.end();
});

/** A bot of twenty lines: answers what it is asked with any of the moves it is shown; gives the places in the end. */
function makeBot(say: (line: string) => void) {
  const rng = fastRng(4);
  const heard: string[] = [];
  return {
    heard,
    hear(text: string): readonly number[] | null {
      const message = readHostMessage(text);
      if (!message.ok) throw new Error(message.problem.text);
      heard.push(message.value.type);
      if (message.value.type === 'over') return message.value.places;
      if (message.value.type !== 'request') return null;
      const { id, moves } = message.value;
      say(line({ type: 'choose', request: id, move: moves[rng(moves.length)] ?? '' }));
      return null;
    },
  };
}

test('a program plays a game over a WebSocket in the words of the bot protocol', async () => {
  const id = await node.begin({ game: 'comet', sitters: SITTERS });
  const socket = new WebSocket(`${node.address}/live/bots/${id}`, { headers: { authorization: 'Bearer ada' } });
  const bot = makeBot((text) => socket.send(text));
  const places = await new Promise<readonly number[]>((over) => {
    socket.on('message', (data) => {
      const end = bot.hear(data.toString());
      if (end !== null) over(end);
    });
  });
  expect(bot.heard[0]).toBe('hello');
  expect(bot.heard).toContain('told');
  await expect.poll(() => shelf.records.get(id)?.places, { timeout: 5000 }).toEqual(places);
}, 60_000);

test('a program plays a game over HTTP, line by line', async () => {
  const id = await node.begin({ game: 'comet', sitters: SITTERS });
  const address = `${url}/tables/${id}/bot`;
  const headers = { authorization: 'Bearer ada' };
  const answers: number[] = [];
  const bot = makeBot((body) => {
    void fetch(address, { method: 'POST', headers, body }).then(({ status }) => answers.push(status));
  });
  const { body, headers: told } = await fetch(address, { headers });
  expect(told.get('content-type')).toContain('application/x-ndjson');
  let rest = '';
  let places: readonly number[] | null = null;
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) places = bot.hear(each) ?? places;
  }
  expect(places).not.toBeNull();
  expect(new Set(answers)).toEqual(new Set([200]));
}, 60_000);

test('who does not sit there, or speaks nonsense, is told so', async () => {
  const id = await node.begin({ game: 'comet', sitters: SITTERS });
  const post = async (who: string, body: string, table = id) => {
    const answer = await fetch(`${url}/tables/${table}/bot`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who}` },
      body,
    });
    return answer.status;
  };
  expect(await post('eve', line({ type: 'choose', request: 1, move: 'roll' }))).toBe(403);
  expect(await post('ada', 'nonsense')).toBe(400);
  expect(await post('ada', line({ type: 'choose', request: 9999, move: 'roll' }))).toBe(409);
  expect(await post('ada', 'nonsense', 'nowhere')).toBe(404);
  const closing = (path: string, said: string | null) =>
    new Promise<string>((closed) => {
      const socket = new WebSocket(`${node.address}/live/bots/${path}`, { headers: { authorization: 'Bearer ada' } });
      socket.on('open', () => said !== null && socket.send(said));
      socket.on('close', (_, why) => closed(why.toString()));
    });
  expect(await closing('nowhere', null)).toBe('unknown');
  expect(await closing(id, 'nonsense')).toBe('rubbish');
});
