import {
  commitmentOf,
  headerOf,
  MoveList,
  parseLog,
  type Seat,
  sealedChance,
  standardOptions,
  verifyLog,
} from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { withCallCounts } from '@orrery/kernel/laws';
import {
  applyJsonDiff,
  type JsonValue,
  type LiveEntries,
  type LiveStatus,
  type LiveStep,
  type ServerMessage,
  type TimeControl,
} from '@orrery/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../storage/db.ts';
import { addGame, type GameRow, readEntries, readEntryRows } from '../storage/games.ts';
import { LogAppender } from '../storage/log-appender.ts';
import { startDatabase } from '../testing/database.ts';
import { adapterFor } from './game-adapter.ts';
import { GameRegistry } from './game-registry.ts';
import type { ActionResult, CatchUp, GameWatcher, LiveGame } from './live-game.ts';
import { LoadedGame } from './loaded-game.ts';

const NO_CLOCK = { kind: 'none' } as const;

interface Node {
  readonly db: Database;
  readonly registry: GameRegistry;
}

let database: Awaited<ReturnType<typeof startDatabase>>;
let one: Node;
let two: Node;

/** A node that is not notified of what happens on others. */
function makeDeafNode(clock: () => number = Date.now): Node {
  const db = database.open();
  const registry = new GameRegistry({
    db,
    appender: new LogAppender(db, Date.now),
    clock,
    adjustments: async () => [],
    moved: () => {},
    onUnplayable: () => {},
  });
  return { db, registry };
}

async function makeNode(): Promise<Node> {
  const node = makeDeafNode();
  await node.registry.open();
  return node;
}

beforeAll(async () => {
  database = await startDatabase();
  [one, two] = await Promise.all([makeNode(), makeNode()]);
}, 120_000);
afterAll(async () => {
  await one.registry.close();
  await two.registry.close();
  await database.end();
});

let begun = 0;

/** Each game has its own dice, the same in every run: they decide whether an entry can be taken back. */
async function begin(takeBacks = false): Promise<GameRow> {
  const serverSeed = Buffer.alloc(32, ++begun);
  const row: GameRow = {
    id: `game-${begun}`,
    game: 'comet',
    edition: comet.edition,
    seats: 2,
    options: { ...standardOptions(comet.options) },
    commitment: commitmentOf(serverSeed),
    clientSeeds: ['', 'mine'],
    serverSeed: serverSeed.toString('hex'),
    takeBacks,
  };
  await addGame(one.db, row, Date.now());
  await new LogAppender(one.db, Date.now).append(row.id, 0, (await adapterFor(row)).initialEntries(row));
  return row;
}

async function take(node: Node, { id }: GameRow, time: TimeControl = NO_CLOCK): Promise<LiveGame> {
  const lease = await node.registry.acquire(id, time);
  if (lease === null) throw new Error('the game has not started');
  return lease.game;
}

/** A page without a screen: it derives its view from the messages, and can move. */
class Page implements GameWatcher {
  readonly seat: Seat | null;
  readonly game: LiveGame;
  readonly heard: ServerMessage[] = [];
  since = -1;
  isGone = false;
  table: JsonValue;
  hand: JsonValue;
  now: LiveStatus | null = null;
  /** Its earlier views, by entry. */
  readonly past = new Map<number, { table: JsonValue; hand: JsonValue }>();

  constructor(game: LiveGame, seat: Seat | null) {
    this.game = game;
    this.seat = seat;
    const { table, hands } = comet.setup(standardOptions(comet.options), 2);
    this.table = JSON.parse(JSON.stringify(table));
    this.hand = JSON.parse(JSON.stringify(hands[seat ?? 0]));
    this.past.set(0, { table: this.table, hand: this.hand });
  }

  join(since = 0): Promise<void> {
    return this.game.join(this, since, (caughtUp: CatchUp) => {
      this.since = caughtUp.since;
      Object.assign(this, this.past.get(caughtUp.since));
      this.take(JSON.parse(caughtUp.steps));
      this.now = JSON.parse(caughtUp.status);
    });
  }

  receive(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    this.heard.push(message);
    if (message.type === 'entries') this.take(message.steps);
    if (message.type === 'undone') Object.assign(this, this.past.get(message.to));
    if (message.type === 'entries' || message.type === 'undone') this.now = message.status;
  }

  take(steps: readonly LiveStep[]): void {
    for (const { seq, table, hand } of steps) {
      if (table !== null) this.table = applyJsonDiff(this.table, table);
      if (hand !== null) this.hand = applyJsonDiff(this.hand, hand);
      this.past.set(seq, { table: this.table, hand: this.hand });
    }
  }

  /** The first legal move, in notation. */
  move(): string {
    const out = new MoveList<Parameters<typeof comet.notation.print>[0]>(0);
    comet.moves(JSON.parse(JSON.stringify({ seat: this.seat, table: this.table, hand: this.hand })), out);
    const [move] = out.toArray();
    if (move === undefined) throw new Error('no move');
    return comet.notation.print(move);
  }

  choose() {
    return this.game.choose(this.seat ?? 0, this.now?.request?.id ?? -1, this.move(), 0);
  }
}

/** Waits until all pages are at the same entry. */
const settled = (pages: readonly Page[]): Promise<void> =>
  expect.poll(() => new Set(pages.map(({ now }) => now?.seq)).size, { interval: 2 }).toBe(1);

/** Plays until `isEnough`. */
async function playOn(pages: readonly Page[], isEnough: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !isEnough(); i++) {
    const page = pages.find(({ now }) => now?.request?.must);
    if (page === undefined) return;
    expect(await page.choose()).toEqual({ ok: true });
  }
}

test('two players on two nodes see the same game to its end, and its dice can be verified', async () => {
  const row = await begin();
  const pages = [new Page(await take(one, row), 0), new Page(await take(two, row), 1)];
  const spectator = new Page(await take(two, row), null);
  for (const page of [...pages, spectator]) await page.join();
  const [first, second] = pages as [Page, Page];
  for (let i = 0; i < 3000; i++) {
    const page = pages.find(({ now }) => now?.request?.must);
    if (page === undefined) break;
    expect(await page.choose()).toEqual({ ok: true });
    await settled([first, second, spectator]);
    expect(first.table).toEqual(second.table);
  }
  const { places } = await first.game.status();
  expect(places).not.toBeNull();
  const late = new Page(await take(one, row), null);
  await late.join();
  expect(late.table).toEqual(first.table);
  expect(late.past.size).toBe(spectator.past.size);
  const log = parseLog(comet, await (await adapterFor(row)).printLog(row, await readEntryRows(one.db, row.id)));
  if (!log.ok) throw new Error(log.problem.text);
  expect(verifyLog(comet, log.value)).toMatchObject({ ok: true, value: { finished: true, dice: 'sealed' } });
  expect(JSON.stringify([first, second, spectator].map(({ heard }) => heard))).not.toContain(row.serverSeed);
});

test('of two answers to one request one is stored, on whichever node they arrive', async () => {
  const row = await begin();
  const here = new Page(await take(one, row), 0);
  const there = new Page(await take(two, row), 0);
  const other = new Page(await take(one, row), 1);
  for (const page of [here, there, other]) await page.join();
  for (let i = 0; i < 20; i++) {
    await playOn([other], () => here.now?.request?.must === true);
    await settled([here, there]);
    if (here.now?.request?.must !== true) break;
    const before = (await readEntries(one.db, row.id)).length;
    const [request, move] = [here.now.request.id, here.move()];
    const answers = await Promise.all([
      here.game.choose(0, request, move, 0),
      there.game.choose(0, request, move, 0),
      here.game.choose(0, request, move, 0),
    ]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const added = (await readEntries(one.db, row.id)).slice(before);
    expect(added.filter((text) => text.startsWith('0: '))).toHaveLength(1);
  }
});

test('a page that reconnects gets only what it missed, and everything after an undo', async () => {
  const row = await begin();
  const pages = [0, 1].map(async (seat) => new Page(await take(one, row), seat));
  const [first, second] = (await Promise.all(pages)) as [Page, Page];
  await first.join();
  await second.join();
  await playOn([first, second], () => (first.now?.seq ?? 0) >= 60);
  first.game.leave(first);
  const left = first.now?.seq ?? 0;
  await playOn([second], () => false);
  await first.join(left);
  expect(first.since).toBe(left);
  expect(first.table).toEqual(second.table);
  await first.join(3);
  expect(first.since).toBe(3);
  expect(first.table).toEqual(second.table);
  await first.join(99_999);
  expect(first.since).toBe(0);
  expect(first.table).toEqual(second.table);

  const both = [first, second];
  await playOn(both, () => both.some(({ now }) => (now?.undoable ?? 0) > 0));
  const undoer = both.find(({ now }) => (now?.undoable ?? 0) > 0);
  if (undoer === undefined) throw new Error('no seat can take anything back');
  const far = new Page(await take(two, row), undoer === first ? 1 : 0);
  await far.join();
  const seq = undoer.now?.seq ?? 0;
  expect(await undoer.game.undo(undoer.seat ?? 0, seq - 1)).toMatchObject({ refusals: [{ code: 'stale-request' }] });
  expect(await undoer.game.undo(undoer.seat ?? 0, seq)).toEqual({ ok: true });
  expect(first.heard.at(-1)).toMatchObject({ type: 'undone', status: { seq: seq + 1 } });
  expect(first.table).toEqual(second.table);
  await expect.poll(() => far.now?.seq).toBe(seq + 1);
  expect(far.table).toEqual(first.table);
  await playOn(both, () => (first.now?.seq ?? 0) > seq + 10);
  first.game.leave(first);
  await first.join(seq);
  expect(first.since).toBe(0);
  expect(first.table).toEqual(second.table);
});

test('a page that leaves before its hello is not kept as a subscriber', async () => {
  const row = await begin();
  const page = new Page(await take(one, row), 0);
  // Like a socket that closes while its game is loaded: it leaves first, and the welcome comes afterwards.
  const joining = page.join();
  page.isGone = true;
  page.game.leave(page);
  await joining;
  expect(page.game.watchers).toBe(0);
  expect(page.since).toBe(-1);
  page.isGone = false;
  await page.join();
  expect(page.game.watchers).toBe(1);
});

test('a page that comes from another node never sees an older state than there', async () => {
  const row = await begin();
  const late = await take(makeDeafNode(), row);
  const game = await take(one, row);
  const pages = [new Page(game, 0), new Page(game, 1)];
  for (const page of pages) await page.join();
  await playOn(pages, () => (pages[0]?.now?.seq ?? 0) > 6);
  const seen = pages[0]?.now?.seq ?? 0;
  const moved = new Page(late, 0);
  await moved.join(seen);
  expect(moved.now?.seq).toBe(seen);
});

test('a game that was dropped and loaded again stays in memory while it is used', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = Date.now();
  const { registry } = makeDeafNode(() => now);
  await registry.open();
  try {
    const { id } = await begin();
    const early = await registry.acquire(id, NO_CLOCK);
    registry.evict(id);
    const later = await registry.acquire(id, NO_CLOCK);
    early?.release(); // of the game that was dropped
    early?.release();
    now += 120_000;
    vi.advanceTimersByTime(120_000);
    expect((await registry.acquire(id, NO_CLOCK))?.game).toBe(later?.game);
    expect(registry.size).toBe(1);
  } finally {
    await registry.close();
    vi.useRealTimers();
  }
});

test('a repeated answer that was stored is acknowledged again, and one that was undone is not', async () => {
  const row = await begin();
  const game = await take(one, row);
  const pages = [new Page(game, 0), new Page(game, 1)];
  for (const page of pages) await page.join();
  await playOn(pages, () => pages.some(({ now }) => (now?.undoable ?? 0) > 0));
  const page = pages.find(({ now }) => (now?.undoable ?? 0) > 0);
  if (page === undefined) throw new Error('no seat can take anything back');
  const seat = page.seat ?? 0;
  await game.undo(seat, page.now?.seq ?? 0);
  const [request, move] = [page.now?.request?.id ?? -1, page.move()];
  const say = () => game.choose(seat, request, move, 0);
  expect(await say()).toEqual({ ok: true });
  expect(await say()).toEqual({ ok: true });
  await game.undo(seat, page.now?.seq ?? 0);
  expect(await say()).toMatchObject({ ok: false, refusals: [{ code: 'stale-request' }] });
});

test('moving and undoing in turn earns no time and comes to an end', async () => {
  const row = await begin();
  const game = await take(one, row, { kind: 'game', start: 60_000, increment: 30_000 });
  const pages = [new Page(game, 0), new Page(game, 1)];
  for (const page of pages) await page.join();
  await playOn(pages, () => pages.some(({ now }) => (now?.undoable ?? 0) > 0));
  const page = pages.find(({ now }) => (now?.undoable ?? 0) > 0);
  if (page === undefined) throw new Error('no seat can take anything back');
  const seat = page.seat ?? 0;
  const clock = () => page.now?.clocks?.[seat] ?? Number.NaN;
  await game.undo(seat, page.now?.seq ?? 0);
  const move = page.move();
  const before = clock();
  let answer: ActionResult = { ok: true };
  for (let i = 0; i < 50 && answer.ok; i++) {
    expect(await game.choose(seat, page.now?.request?.id ?? -1, move, 0)).toEqual({ ok: true });
    answer = await game.undo(seat, page.now?.seq ?? 0);
  }
  expect(answer).toEqual({ ok: false, refusals: [{ code: 'undo-spent', rule: '', numbers: { most: 40 } }] });
  expect(clock()).toBeLessThanOrEqual(before);
});

test('a stage of messages matches the protocol', async () => {
  const row = await begin();
  const page = new Page(await take(one, row), 0);
  await page.join();
  await playOn([page, new Page(page.game, 1)], () => page.heard.length > 0);
  const message = page.heard.find((each): each is LiveEntries => each.type === 'entries');
  expect(Object.keys(message ?? {}).sort()).toEqual(['status', 'steps', 'type']);
  expect(Object.keys(message?.status ?? {}).sort()).toEqual([
    'clocks',
    'lastMove',
    'request',
    'seq',
    'serverTime',
    'undoable',
  ]);
});

test('a move is checked once and run once; loading and undo need no second run', async () => {
  const row = await begin();
  const { game: rules, calls, begin: count } = withCallCounts(comet);
  const options = standardOptions(comet.options);
  const host = () =>
    LoadedGame.load(rules, {
      header: headerOf(rules, { ...row, options }),
      time: NO_CLOCK,
      takeBacks: false,
      chance: sealedChance({ ...row, serverSeed: Buffer.from(row.serverSeed, 'hex') }),
      scratchState: comet.setup(options, 2),
      db: one.db,
      appender: new LogAppender(one.db, Date.now),
      clock: Date.now,
      moved: () => {},
    });
  const game = await host();
  const pages = [new Page(game, 0), new Page(game, 1)];
  for (const page of pages) await page.join();
  let undone = 0;
  let isNext = true;
  for (let i = 0; i < 120; i++) {
    const page = pages.find(({ now }) => now?.request?.must);
    if (page === undefined) break;
    const before = page.now?.seq ?? 0;
    count();
    expect(await page.choose()).toEqual({ ok: true });
    const draws = (page.now?.seq ?? 0) - before - 1;
    expect(calls).toMatchObject({ refuse: 1, play: 1, resolve: draws });
    isNext = !isNext || page.now?.undoable === 0;
    if (isNext) continue;
    count();
    expect(await game.undo(page.seat ?? 0, page.now?.seq ?? 0)).toEqual({ ok: true });
    expect(calls).toMatchObject({ refuse: 0, resolve: 0 });
    expect(calls.play).toBeLessThan(10); // the moves since the last roll, not the whole game
    undone++;
  }
  expect(undone).toBeGreaterThan(3);
  const entries = await readEntries(one.db, row.id);
  count();
  await host();
  expect(calls).toMatchObject({ setup: 3, refuse: 0 }); // once for the start, once for the log, once for the undo
  expect(calls.play + calls.resolve).toBeLessThan(entries.length);
});

test('what all agree to take back is taken back past dice and the moves of others, on every node', async () => {
  const row = await begin(true);
  await one.db.query(`INSERT INTO persons (id, name, kind) VALUES ('ada', 'Ada', 'guest')`);
  await one.db.query(
    `INSERT INTO tables (id, game, edition, seats, options, time, on_timeout, is_rated, visibility, host, server_seed, commitment, made, take_backs)
     VALUES ($1, 'comet', 1, 2, '{}', '{}', 'bot', false, 'unlisted', 'ada', '', '', now(), true)`,
    [row.id],
  );
  const pages = [new Page(await take(one, row), 0), new Page(await take(two, row), 1)] as const;
  for (const page of pages) await page.join();
  const [first, second] = pages;
  const turn = () => pages.find(({ now }) => now?.request?.must);
  await playOn(pages, () => (first.now?.lastMove ?? 0) > 0 && turn() === second);
  await settled(pages);
  const move = first.now?.lastMove ?? 0;
  const before = first.past.get(move - 1);
  for (let i = 0; i < 2 && turn() === second; i++) {
    expect(await second.choose()).toEqual({ ok: true });
    await settled(pages);
  }
  expect(first.now?.undoable).toBe(0);
  expect(await second.game.takeBack(0, move + 1)).toMatchObject({ ok: false });
  expect(await second.game.takeBack(0, move)).toEqual({ ok: true });
  await settled(pages);
  expect(first.table).toEqual(before?.table);
  expect(first.hand).toEqual(before?.hand);
  expect(first.now?.request?.must).toBe(true);
  expect(await second.game.takeBack(0, move)).toMatchObject({ ok: false }); // once
  for (let i = 0; i < 30; i++) {
    await turn()?.choose();
    await settled(pages);
  }
  const late = new Page(await take(makeDeafNode(), row), 0);
  await late.join();
  expect(late.table).toEqual(first.table);
  const log = parseLog(comet, await (await adapterFor(row)).printLog(row, await readEntryRows(one.db, row.id)));
  if (!log.ok) throw new Error(log.problem.text);
  expect(verifyLog(comet, log.value)).toMatchObject({ ok: true, value: { dice: 'sealed' } });
});

test('where the table did not agree on it nothing more is taken back', async () => {
  const row = await begin();
  const pages = [new Page(await take(one, row), 0), new Page(await take(one, row), 1)];
  for (const page of pages) await page.join();
  await playOn(pages, () => (pages[0]?.now?.seq ?? 0) > 20);
  expect(pages[0]?.now?.lastMove).toBeNull();
  for (let move = 0; move <= 20; move++) expect((await pages[0]?.game.takeBack(0, move))?.ok).toBe(false);
});
