import { comet } from '@orrery/kernel/example';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';
import { TestClient } from '../testing/client.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { makeSharedTables } from '../testing/tables.ts';
import { ManualClock } from '../testing/test-server.ts';

const DELAY_MS = 60_000;

const clock = new ManualClock();
const sharedTables = makeSharedTables();
let database: Awaited<ReturnType<typeof startDatabase>>;
let nodes: readonly [TestNode, TestNode];

beforeAll(async () => {
  buildProgram('server');
  database = await startDatabase();
  const start = () => startNode(database.open(), sharedTables, { clock: clock.read });
  nodes = [await start(), await start()];
}, 120_000);
afterAll(async () => {
  for (const node of nodes) {
    expect(node.failures).toEqual([]);
    await node.stop();
  }
  await database.end();
});

function pass(ms: number): void {
  clock.pass(ms);
  for (const { play } of nodes) play.onTimeMoved();
}

type Page = ReturnType<typeof pageOf>;
const pageOf = (id: string, person: string | null, node: TestNode) =>
  new TestClient(comet, `${node.address}/live/${id}`, person);
const hears = (page: Page, text: string): boolean => page.heard.some((raw) => raw.includes(text));

async function open(id: string, person: string | null, node: TestNode): Promise<Page> {
  const page = pageOf(id, person, node);
  await page.open();
  return page;
}

/** Two players on two nodes, and two spectators. */
async function begin(spectatorDelayMs: number) {
  const [one, two] = nodes;
  const id = await one.begin({ game: 'comet', sitters: [{ person: 'ada' }, { person: 'ben' }], spectatorDelayMs });
  pass(1); // no move is made in the moment of the set-up
  const [ada, ben] = [await open(id, 'ada', one), await open(id, 'ben', two)];
  const [eve, fay] = [await open(id, 'eve', one), await open(id, null, two)];
  return { id, ada, ben, eve, fay };
}

/** The player who is asked answers. */
async function play(...players: readonly Page[]): Promise<void> {
  const isAsked = ({ now }: Page) => now?.request?.must === true;
  const next = Math.max(...players.map(({ seq }) => seq));
  for (const player of players) await player.until(() => player.seq >= next);
  const mover = players.find(isAsked);
  expect(await mover?.choose()).toMatchObject({ type: 'ack' });
}

test('spectators see each move as late as the table has chosen, on every node', async () => {
  const { id, ada, ben, eve, fay } = await begin(DELAY_MS);
  const start = ada.seq;
  expect([eve.seq, fay.seq]).toEqual([start, start]); // the set-up is shown at once
  await play(ada, ben);
  const first = Math.max(ada.seq, ben.seq);
  pass(DELAY_MS / 2);
  await play(ada, ben);
  const second = Math.max(ada.seq, ben.seq);
  expect(second).toBeGreaterThan(first);
  pass(DELAY_MS / 2 - 1);
  const early = await open(id, 'gus', nodes[0]);
  expect(early.seq).toBe(start);
  pass(1);
  for (const page of [eve, fay, early]) {
    await page.until(() => page.seq >= first);
    expect(page.seq).toBe(first);
    expect(page.now?.serverTime).toBe(clock.now - DELAY_MS);
  }
  expect((await open(id, null, nodes[1])).seq).toBe(first);
  pass(DELAY_MS / 2);
  for (const page of [eve, fay, early]) await page.until(() => page.seq === second);
});

test('when the game is over, spectators see the rest at once', async () => {
  const { id, ada, ben, eve, fay } = await begin(DELAY_MS);
  await play(ada, ben);
  await play(ada, ben);
  const last = Math.max(ada.seq, ben.seq);
  expect([eve.over, fay.over]).toEqual([null, null]);
  await nodes[0].tables.finish(id, [1, 2], []);
  for (const page of [eve, fay]) {
    await page.until(() => page.over !== null && page.seq === last);
    expect(page.view).toEqual({ table: ada.view.table, hand: null });
    expect(page.faults).toEqual([]);
  }
});

test('spectators talk among themselves; the players hear it after the game', async () => {
  const { id, ada, ben, eve, fay } = await begin(0);
  expect(await eve.send({ type: 'say', text: 'roll the comet' })).toMatchObject({ type: 'ack' });
  await fay.until(() => hears(fay, 'roll the comet'));
  expect(await ada.send({ type: 'say', text: 'good luck' })).toMatchObject({ type: 'ack' });
  for (const page of [ben, eve, fay]) await page.until(() => hears(page, 'good luck'));
  const again = await open(id, 'ada', nodes[1]);
  for (const page of [ada, ben, again]) expect(hears(page, 'roll the comet')).toBe(false);
  await nodes[1].tables.finish(id, [1, 2], []);
  for (const page of [ada, ben, again]) await page.until(() => hears(page, 'roll the comet'));
  expect((await open(id, 'ben', nodes[0])).hello?.chat.map(({ audience }) => audience)).toEqual([
    'spectators',
    'table',
  ]);
});

test('spectators hear the players as late as they see their moves', async () => {
  const { id, ada, ben, eve, fay } = await begin(DELAY_MS);
  await ada.send({ type: 'say', text: 'I have two comets' });
  await ben.until(() => hears(ben, 'I have two comets'));
  await eve.send({ type: 'say', text: 'what now' });
  await fay.until(() => hears(fay, 'what now'));
  pass(DELAY_MS - 1);
  const late = await open(id, null, nodes[1]);
  for (const page of [eve, fay, late]) expect(hears(page, 'I have two comets')).toBe(false);
  pass(1);
  for (const page of [eve, fay, late]) await page.until(() => hears(page, 'I have two comets'));
});

test('a spectator on a node where nobody was hears what was said before, when it is due', async () => {
  const [one, two] = nodes;
  const sitters = [{ person: 'ada' }, { person: 'ben' }];
  const id = await one.begin({ game: 'comet', sitters, spectatorDelayMs: DELAY_MS });
  const ada = await open(id, 'ada', one);
  await ada.send({ type: 'say', text: 'early words' });
  const eve = await open(id, 'eve', two);
  expect(hears(eve, 'early words')).toBe(false);
  pass(DELAY_MS);
  await eve.until(() => hears(eve, 'early words'));
});
