import { fastRng } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readEntries } from '../storage/games.ts';
import { buildProgram } from '../testing/build.ts';
import { TestClient } from '../testing/client.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { makeSharedTables } from '../testing/tables.ts';

const sharedTables = makeSharedTables();
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

const TWO_PEOPLE = [{ person: 'ada' }, { person: 'ben' }];
const begin = () => node.begin({ game: 'comet', sitters: TWO_PEOPLE });
const addressOf = (id: string, at = node) => `${at.address}/live/${id}`;
const page = (id: string, person: string | null, at = node) => new TestClient(comet, addressOf(id, at), person);

async function seated(id: string, at = node) {
  const pages = TWO_PEOPLE.map(({ person }) => page(id, person, at));
  for (const each of pages) await each.open();
  return pages as [(typeof pages)[0], (typeof pages)[0]];
}

/** The result of an upgrade request with these headers. */
function tryToConnect(address: string, headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(address, { headers });
  return new Promise((settle) => {
    socket.on('open', () => settle('open'));
    socket.on('unexpected-response', (_, { statusCode }) => settle(String(statusCode)));
    socket.on('error', () => {});
  }).then((said) => {
    socket.terminate();
    return String(said);
  });
}

test('sockets of other sites and unknown paths are refused', async () => {
  const id = await begin();
  const own = node.address.replace('ws://', 'http://');
  expect(await tryToConnect(addressOf(id), {})).toBe('open');
  expect(await tryToConnect(addressOf(id), { origin: own })).toBe('open');
  expect(await tryToConnect(addressOf(id), { origin: 'https://evil.example' })).toBe('403');
  expect(await tryToConnect(addressOf(id), { origin: 'null' })).toBe('403');
  expect(await tryToConnect(`${node.address}/live/../etc`, {})).toBe('404');
  expect(await tryToConnect(`${node.address}/elsewhere`, {})).toBe('404');
});

test('a table that does not exist says goodbye', async () => {
  const stranger = page('nowhere', 'ada');
  await stranger.open();
  expect(stranger.bye).toBe('unknown-table');
});

test('a repeated message is played once, by its id or by its request', async () => {
  const id = await begin();
  const [ada] = await seated(id);
  const request = ada.now?.request?.id ?? -1;
  const move = ada.move();
  const saying = { type: 'choose', request, move } as const;
  expect(await Promise.all([ada.send(saying, 7), ada.send(saying, 8)])).toEqual([
    { type: 'ack', id: 7 },
    { type: 'ack', id: 8 },
  ]);
  expect(await ada.send(saying, 7)).toEqual({ type: 'ack', id: 7 });
  ada.close();
  await ada.open();
  expect(await ada.send(saying, 9)).toEqual({ type: 'ack', id: 9 });
  const kept = await readEntries(node.db, id);
  expect(kept.filter((text) => text === `0: ${move}`)).toHaveLength(1);
  expect(await ada.send({ ...saying, move: 'end' }, 10)).toMatchObject({ refusals: [{ code: 'stale-request' }] });
});

test('while a substitute plays for a person, nobody else can play that seat', async () => {
  const id = await node.begin({ game: 'comet', sitters: TWO_PEOPLE });
  const [ada] = await seated(id);
  await node.tables.forfeit(id, 1);
  await ada.until(() => ada.over !== null);
  const other = await node.begin({
    game: 'comet',
    sitters: [{ person: 'ada', substitute: 'cadet' }, { person: 'ben' }],
  });
  const [replaced] = await seated(other);
  expect(await replaced.send({ type: 'choose', request: replaced.now?.request?.id ?? 1, move: 'roll' })).toMatchObject({
    refusals: [{ code: 'not-asked' }],
  });
});

test('nobody moves for another seat, and spectators do not move at all', async () => {
  const id = await begin();
  const [ada, ben] = await seated(id);
  const spectator = page(id, null);
  await spectator.open();
  const saying = { type: 'choose', request: ada.now?.request?.id ?? -1, move: ada.move() } as const;
  expect(await ben.send(saying)).toMatchObject({ refusals: [{ code: 'not-asked' }] });
  expect(await spectator.send(saying)).toMatchObject({ refusals: [{ code: 'table.spectator' }] });
  expect(await spectator.send({ type: 'undo', seq: 1 })).toMatchObject({ refusals: [{ code: 'table.spectator' }] });
  expect(await spectator.send({ type: 'say', text: 'hello' })).toMatchObject({
    refusals: [{ code: 'table.stranger' }],
  });
});

test('a chat message reaches everybody at the table', async () => {
  const id = await begin();
  const [ada, ben] = await seated(id);
  expect(await ada.send({ type: 'say', text: '<b>hello</b>' })).toMatchObject({ type: 'ack' });
  await ben.until(() => ben.heard.some((raw) => raw.includes('"chat","message"') && raw.includes('<b>hello</b>')));
});

test('invalid messages are refused or end the connection, and nobody else notices', async () => {
  const id = await begin();
  const [ada, ben] = await seated(id);
  const bad = page(id, 'ada');
  for (const [raw, end] of [
    ['{"type":"choose","id":3}', 'table.form'],
    ['{"type":"sing","id":4}', 'table.form'],
    ['{"type":"choose","id":5,"request":"1","move":"roll"}', 'table.form'],
    [`{"type":"say","id":6,"text":"${'x'.repeat(5000)}"}`, 'table.form'],
    ['no json', 'invalid-message'],
    ['[]', 'invalid-message'],
    ['null', 'invalid-message'],
    ['{"type":"choose","id":-1,"request":1,"move":"roll"}', 'invalid-message'],
    [Buffer.from([1, 2, 3]), 'invalid-message'],
  ] as const) {
    bad.bye = null;
    await bad.open(0);
    bad.heard.length = 0;
    bad.sendRaw(raw);
    await bad.until(() => bad.bye === end || bad.heard.some((heard) => heard.includes(`"code":"${end}"`)));
    bad.close();
  }
  await bad.open(0);
  bad.sendRaw(`"${'x'.repeat(70_000)}"`);
  await bad.until(() => !bad.isOpen);
  expect(await ada.choose()).toMatchObject({ type: 'ack' });
  await ben.until(() => ben.seq === ada.seq);
});

test('a socket that sends too many messages is closed', async () => {
  const strict = await startNode(database.open(), sharedTables, { rate: { burst: 30, perSecond: 5 } });
  const id = await begin();
  const [ada, ben] = await seated(id, strict);
  for (let i = 0; i < 100; i++) ada.sendRaw('{"type":"ping","lag":0}');
  await ada.until(() => ada.bye === 'rate-limit' && !ada.isOpen);
  expect(ben.isOpen).toBe(true);
  await strict.stop();
});

test('pages and programs that leave at once do not stay subscribed', async () => {
  // Nobody else is at the table, and a bot keeps the game in memory.
  const quiet = await startNode(database.open(), sharedTables);
  const id = await quiet.begin({ game: 'comet', sitters: [{ person: 'ada' }, { bot: 'captain' }] });
  const watchers = async () => (await quiet.play.activity()).watchers;
  const passBy = (address: string, ms: number) =>
    new Promise<void>((gone) => {
      const socket = new WebSocket(address, { headers: { authorization: 'Bearer ada' } });
      socket.on('error', () => {});
      socket.on('close', () => gone());
      socket.on('open', () => setTimeout(() => socket.terminate(), ms));
    });
  for (let i = 0; i < 60; i++) {
    await passBy(addressOf(id, quiet), i % 6);
    await passBy(`${quiet.address}/live/bots/${id}`, i % 6);
  }
  await expect.poll(watchers, { timeout: 5000 }).toBe(0);
  await quiet.stop();
}, 60_000);

test('a node that stops finishes pending moves, and another continues the game', async () => {
  const first = await startNode(database.open(), sharedTables);
  const second = await startNode(database.open(), sharedTables);
  const id = await first.begin({ game: 'comet', sitters: [{ person: 'ada' }, { bot: 'captain' }] });
  const ada = page(id, 'ada', first);
  await ada.open();
  const rng = fastRng(3);
  for (let i = 0; i < 5 && ada.over === null; i++) {
    await ada.until(() => ada.now?.request?.must === true || ada.over !== null);
    expect(await ada.choose(rng)).toMatchObject({ type: 'ack' });
  }
  const asked = ada.now?.request?.must === true ? ada.choose(rng) : null;
  const acknowledged = ada.seq;
  await first.stop();
  await asked;
  expect(ada.bye).toBe('shutdown');
  await ada.open(ada.seq, addressOf(id, second));
  expect(ada.seq).toBeGreaterThanOrEqual(acknowledged);
  for (let i = 0; i < 5 && ada.over === null; i++) {
    await ada.until(() => ada.now?.request?.must === true || ada.over !== null);
    if (ada.over === null) expect(await ada.choose(rng)).toMatchObject({ type: 'ack' });
  }
  await second.stop();
}, 60_000);

/** JSON can hold a length that cannot be compared: zod throws where it checks a text against its limit. */
const lengthWithoutValue = fc.constant({ length: { toString: 1 } });

/** Messages a page might send, from nearly valid to nonsense. */
const nonsense = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.json({ maxDepth: 3 }),
  fc
    .record(
      {
        type: fc.oneof(fc.constantFrom('choose', 'undo', 'say', 'ping', 'hello', '__proto__'), fc.string()),
        id: fc.oneof(fc.nat(50), fc.double(), fc.constant(null)),
        request: fc.oneof(fc.nat(30), fc.integer(), fc.string()),
        move: fc.oneof(
          fc.constantFrom('roll', 'end', "'; DROP TABLE entries; --"),
          fc.string({ maxLength: 100 }),
          lengthWithoutValue,
        ),
        seq: fc.oneof(fc.nat(30), fc.integer()),
        text: fc.oneof(fc.string({ maxLength: 100 }), lengthWithoutValue),
        lag: fc.oneof(fc.double(), fc.integer()),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

/** Number of runs; `npm run attack` does more. */
const runs = Number(process.env.ORRERY_FUZZ ?? 60);

test(
  'whatever is sent, the game obeys the rules and the others play on',
  async () => {
    const id = await begin();
    const [ada, ben] = await seated(id);
    const rng = fastRng(9);
    await fc.assert(
      fc.asyncProperty(
        fc.array(nonsense, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('ada', 'ben', 'eve', null),
        async (sayings, person) => {
          const bad = page(id, person);
          await bad.open(0);
          for (const saying of sayings) bad.sendRaw(saying);
          bad.sendRaw('{"type":"ping","lag":1}');
          await bad.until(() => bad.bye !== null || !bad.isOpen || bad.heard.some((raw) => raw.includes('"pong"')));
          bad.close();
          const mover = [ada, ben].find(({ now }) => now?.request?.must === true);
          if (mover !== undefined) expect((await mover.choose(rng)).type).toMatch(/ack|refused/);
        },
      ),
      { numRuns: runs },
    );
    await ada.until(() => ada.seq === ben.seq);
    const late = page(id, null);
    await late.open(0);
    expect(late.view.table).toEqual(ada.view.table);
    expect(node.failures).toEqual([]);
  },
  600_000 + runs * 1000,
);
