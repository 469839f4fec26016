import { fastRng } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntries } from '../storage/games.ts';
import { buildProgram } from '../testing/build.ts';
import { TestClient } from '../testing/client.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { makeSharedTables } from '../testing/tables.ts';

const HOUR_MS = 3_600_000;
/** An entry of a seat, not of chance. */
const MOVE = /^\d+: /;
const sharedTables = makeSharedTables();
const told: string[] = [];
const notifier = { notifyTurn: async (person: string) => void told.push(person), notifyInvitation: async () => {} };
let shift = 0;
const clock = () => Date.now() + shift;
let database: Awaited<ReturnType<typeof startDatabase>>;
let one: TestNode;
let two: TestNode;

beforeAll(async () => {
  buildProgram('server');
  database = await startDatabase();
  one = await startNode(database.open(), sharedTables, { notifier, clock });
  two = await startNode(database.open(), sharedTables, { notifier, clock });
}, 120_000);
afterAll(async () => {
  await one.stop();
  await two.stop();
  await database.end();
});

const PEOPLE = [{ person: 'ada' }, { person: 'ben' }];
const entriesOf = (id: string) => readEntries(one.db, id);
const soon = { timeout: 10_000, interval: 20 };

test('bots play a game to its end on their own, and each move is made once', async () => {
  const id = await one.begin({ game: 'comet', sitters: [{ bot: 'cadet' }, { bot: 'captain' }, { bot: 'cadet' }] });
  await expect.poll(() => sharedTables.records.get(id)?.state, { timeout: 30_000, interval: 20 }).toBe('over');
  await expect.poll(() => one.db.query('SELECT 1 FROM jobs WHERE key = $1', [id]), soon).toEqual([]);
  expect(await one.play.logOf(id)).toMatchObject({ ok: true, value: expect.stringContaining('\nover ') });
}, 40_000);

test('when the time is up, a bot takes over if the terms say so', async () => {
  const id = await one.begin({ game: 'comet', sitters: PEOPLE, time: { kind: 'move', perMove: 200 } });
  await expect
    .poll(() => sharedTables.records.get(id)?.chairs[0]?.sitter, soon)
    .toMatchObject({ substitute: 'captain' });
  await expect.poll(() => sharedTables.records.get(id)?.state, { timeout: 30_000, interval: 20 }).toBe('over');
  expect((await entriesOf(id)).some((entry) => entry.startsWith('0: '))).toBe(true);
}, 40_000);

test('when the time is up, the seat resigns if the terms say so; the other of two has won', async () => {
  const time = { kind: 'game', start: 200, increment: 0 } as const;
  const id = await one.begin({ game: 'comet', sitters: PEOPLE, time, onTimeout: 'forfeit' });
  const ben = new TestClient(comet, `${two.address}/live/${id}`, 'ben');
  await ben.open();
  await ben.until(() => ben.over !== null);
  const record = sharedTables.records.get(id);
  const [loser] = record?.forfeited ?? [];
  expect(record).toMatchObject({ state: 'over', places: loser === 0 ? [2, 1] : [1, 2] });
  ben.close();
}, 40_000);

test('when the time is up at a rated table, the seat resigns whatever the terms say', async () => {
  const time = { kind: 'game', start: 200, increment: 0 } as const;
  const id = await one.begin({ game: 'comet', sitters: PEOPLE, time, onTimeout: 'bot', isRated: true });
  await expect.poll(() => sharedTables.records.get(id)?.state, soon).toBe('over');
  expect(sharedTables.records.get(id)?.forfeited).toHaveLength(1);
  expect((await entriesOf(id)).some((entry) => MOVE.test(entry))).toBe(false);
}, 40_000);

test('of several players, those who resigned come last, and the game is played to its end', async () => {
  const sitters = [{ person: 'ada' }, { bot: 'captain' }, { bot: 'captain' }] as const;
  const time = { kind: 'move', perMove: 100 } as const;
  const id = await one.begin({ game: 'comet', sitters, time, onTimeout: 'forfeit' });
  await expect.poll(() => sharedTables.records.get(id)?.state, { timeout: 30_000, interval: 20 }).toBe('over');
  expect(sharedTables.records.get(id)).toMatchObject({ forfeited: [0] });
  expect(sharedTables.records.get(id)?.places?.[0]).toBe(3);
}, 40_000);

test('an answer after the time limit is refused, and the log shows what an answer in time costs', async () => {
  const time = { kind: 'game', start: HOUR_MS, increment: 1000 } as const;
  const id = await one.begin({ game: 'comet', sitters: PEOPLE, time, onTimeout: 'forfeit' });
  const ada = new TestClient(comet, `${one.address}/live/${id}`, 'ada');
  const ben = new TestClient(comet, `${two.address}/live/${id}`, 'ben');
  await ada.open();
  await ben.open();
  const first = ada.now?.request?.must === true ? ada : ben;
  shift = 60_000;
  expect(await first.choose()).toMatchObject({ type: 'ack' });
  const spent = await one.db.query<{ spent: number }>('SELECT spent FROM entries WHERE game_id = $1 AND spent > 0', [
    id,
  ]);
  expect(spent).toHaveLength(1);
  expect(Math.round((spent[0]?.spent ?? 0) / 10_000)).toBe(6);
  const seat = first.seat ?? 0;
  expect(Math.round((first.now?.clocks?.[seat] ?? 0) / 10_000)).toBe(Math.round((HOUR_MS - 59_000) / 10_000));
  shift = 2 * HOUR_MS;
  await ben.until(() => [ada, ben].some(({ now }) => now?.request?.must === true));
  const next = ada.now?.request?.must === true ? ada : ben;
  const answer = await next.choose();
  if (answer.type === 'refused') expect(answer.refusals).toMatchObject([{ code: expect.stringMatching(/^table\./) }]);
  else expect(answer.type).not.toBe('ack');
  shift = 0;
  for (const page of [ada, ben]) page.close();
}, 40_000);

test('a game claimed by a dead node is run by another node when the claim expires, and not before', async () => {
  const id = await one.begin({ game: 'comet', sitters: [{ person: 'ada' }, { person: 'ben' }] });
  await expect
    .poll(async () => one.db.query(`SELECT node FROM jobs WHERE key = $1 AND node <> ''`, [id]), soon)
    .not.toEqual([]);
  const dead = await one.begin({ game: 'comet', sitters: [{ bot: 'cadet' }, { bot: 'cadet' }] });
  await one.db.query(
    `UPDATE jobs SET node = 'dead', claimed_until = now() + interval '2 seconds', run_at = now() + interval '2 seconds'
     WHERE key = $1`,
    [dead],
  );
  const claimed = async () => {
    const [row] = await one.db.query<{ node: string }>('SELECT node FROM jobs WHERE key = $1', [dead]);
    return row?.node ?? 'done';
  };
  await expect.poll(claimed, soon).not.toBe('dead');
  await expect.poll(() => sharedTables.records.get(dead)?.state, { timeout: 30_000, interval: 20 }).toBe('over');
}, 40_000);

test('by correspondence, an absent player is notified once and reminded once, by any node', async () => {
  const id = await one.begin({ game: 'comet', sitters: PEOPLE, time: { kind: 'correspondence', perMove: HOUR_MS } });
  const due = () => one.db.query(`UPDATE jobs SET run_at = now(), claimed_until = '-infinity' WHERE key = $1`, [id]);
  const parked = () => one.db.query(`SELECT 1 FROM jobs WHERE key = $1 AND node = '' AND run_at > now()`, [id]);
  await expect.poll(() => told.length, soon).toBe(1);
  await expect.poll(parked, soon).toHaveLength(1);
  await due();
  await expect.poll(parked, soon).toHaveLength(1);
  expect(told).toHaveLength(1);
  shift = HOUR_MS - 60_000;
  await due();
  await expect.poll(() => told.length, soon).toBe(2);
  await expect.poll(parked, soon).toHaveLength(1);
  expect(new Set(told).size).toBe(1);
  shift = 2 * HOUR_MS;
  await due();
  await expect
    .poll(() => JSON.stringify(sharedTables.records.get(id)?.chairs), soon)
    .toContain('"substitute":"captain"');
  shift = 0;
}, 60_000);

test('by correspondence, only a page in the foreground prevents the notification', async () => {
  // Nobody else plays as these two, so no notice of another game counts.
  const sitters = [{ person: 'ivy' }, { person: 'jon' }];
  const notices = () => told.filter((person) => person === 'ivy' || person === 'jon');
  const id = await one.begin({ game: 'comet', sitters, time: { kind: 'correspondence', perMove: HOUR_MS } });
  await expect.poll(() => notices().length, soon).toBe(1);
  const [asked = '', other = ''] = notices()[0] === 'ivy' ? ['ivy', 'jon'] : ['jon', 'ivy'];
  const mover = new TestClient(comet, `${two.address}/live/${id}`, asked);
  await mover.open();
  const behind = new TestClient(comet, `${one.address}/live/${id}`, other);
  await behind.open();
  behind.sendRaw(JSON.stringify({ type: 'ping', lag: 0, isHidden: true }));
  await expect.poll(async () => [...(await one.play.presence(id)).looking], soon).toEqual([asked]);
  const rng = fastRng(3);
  const isAsked = ({ now }: typeof mover) => now?.request?.must === true;
  while (isAsked(mover)) await mover.choose(rng);
  await expect.poll(() => notices().slice(1), soon).toContain(other);

  behind.sendRaw(JSON.stringify({ type: 'ping', lag: 0, isHidden: false }));
  await expect.poll(async () => (await one.play.presence(id)).looking.size, soon).toBe(2);
  const settled = () => new Promise((go) => setTimeout(go, 500)); // a notice would be on its way
  await settled();
  const count = notices().length;
  await behind.until(() => isAsked(behind));
  while (isAsked(behind)) await behind.choose(rng);
  await mover.until(() => isAsked(mover));
  while (isAsked(mover)) await mover.choose(rng);
  await behind.until(() => isAsked(behind));
  await settled();
  expect(notices().slice(count)).toEqual([]);
  for (const client of [mover, behind]) client.close();
}, 60_000);

test('in a live game, a player behind another window is notified once, and one who looks is not', async () => {
  const sitters = [{ person: 'kim' }, { person: 'lou' }];
  const id = await one.begin({ game: 'comet', sitters });
  const clients = sitters.map(({ person }) => new TestClient(comet, `${two.address}/live/${id}`, person));
  for (const client of clients) await client.open();
  for (const client of clients) client.sendRaw(JSON.stringify({ type: 'ping', lag: 0, isHidden: true }));
  const notices = () => told.filter((person) => person === 'kim' || person === 'lou');
  const asked = sitters.filter((_, seat) => clients[seat]?.now?.request?.must === true).map(({ person }) => person);
  await expect.poll(notices, { timeout: 30_000 }).toEqual(asked);
  expect(asked).toHaveLength(1);
  for (const client of clients) client.close();
}, 60_000);

test('an auto-answer is played where the rules allow it; otherwise the player is asked', async () => {
  const autoAnswers = [
    { question: 'roll', move: 'roll' },
    { question: 'answers', move: 'decline' },
    { question: 'jam', move: 'pass' },
  ];
  const time = { kind: 'correspondence', perMove: HOUR_MS } as const;
  const sitters = [
    { person: 'eve', autoAnswers },
    { person: 'fay', autoAnswers },
  ];
  const id = await one.begin({ game: 'comet', sitters, time });
  await expect.poll(() => told.filter((person) => person === 'eve' || person === 'fay'), soon).toHaveLength(1);
  const moves = (await entriesOf(id)).filter((entry) => MOVE.test(entry));
  expect(moves).toContainEqual(expect.stringMatching(/^[01]: roll$/));
  expect(moves.every((entry) => /: (roll|decline|pass)$/.test(entry))).toBe(true);

  const against = [{ question: 'roll', move: 'accept' }];
  const stubborn = [
    { person: 'gus', autoAnswers: against },
    { person: 'hal', autoAnswers: against },
  ];
  const other = await one.begin({ game: 'comet', sitters: stubborn, time });
  await expect.poll(() => told.filter((person) => person === 'gus' || person === 'hal'), soon).toHaveLength(1);
  expect((await entriesOf(other)).filter((entry) => MOVE.test(entry))).toEqual([]);
}, 60_000);

test('no error was logged during these tests', () => {
  expect(one.failures.concat(two.failures)).toEqual([]);
});
