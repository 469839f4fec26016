import { replay } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { loadLog, openGame } from './open-game.ts';
import type { Session } from './session.ts';
import { DeviceStore } from './storage/device-store.ts';
import { IndexedDbStore } from './storage/indexed-db-store.ts';
import type { GameStore } from './storage/store.ts';
import {
  botSitter,
  libraryOn,
  makeDevice,
  openTestSession,
  personSitter,
  testDeps,
  unwrap,
  waitUntil,
} from './testing/table.ts';
import { Timeline } from './timeline.ts';

const TWO = [personSitter('Ann'), botSitter('Vega')];

/** Ann rolls whenever she is asked to, and ends her turns. */
async function someTurns(
  session: Session<object, object, ReturnType<typeof comet.notation.parse> & {}, object>,
  n: number,
) {
  for (let i = 0; i < n; i++) {
    await waitUntil(session, () => session.snapshot.awaiting.who === 'over' || session.snapshot.request?.must === true);
    const { request } = session.snapshot;
    if (request === null) return;
    for (const text of ['roll', 'end', 'pass', 'decline']) {
      const move = comet.notation.parse(text);
      if (move !== null && (await session.choose(request.id, move)).length === 0) break;
    }
  }
}

/** Plays until the game is over. */
const toTheEnd = <M>(session: Session<object, object, M, object>): Promise<void> =>
  waitUntil(session, () => session.snapshot.awaiting.who === 'over');

test('a new game is listed first, with the player it waits for', async () => {
  const { library } = makeDevice();
  const first = unwrap(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  const second = unwrap(await library.create({ game: 'comet', sitters: TWO, options: { rounds: 10 } }));
  const list = await library.list();
  expect(list.map(({ id }) => id)).toEqual([second, first]);
  expect(list[0]).toMatchObject({ game: 'comet', waitsFor: [0], places: null });
  expect(await library.find(first)).toMatchObject({ id: first, sitters: TWO });
  expect(await library.find('nowhere')).toBeNull();
});

test('a game that cannot be set up is a problem, and nothing is stored', async () => {
  const { library } = makeDevice();
  for (const setting of [
    { game: 'ludo', sitters: TWO, options: {} },
    { game: 'comet', sitters: [personSitter('Ann')], options: {} },
    { game: 'comet', sitters: TWO, options: { rounds: 11 } },
    { game: 'starfarers', sitters: TWO, options: {} },
  ]) {
    expect((await library.create(setting)).ok).toBe(false);
  }
  expect(await library.list()).toEqual([]);
});

test('an accepted move is on disk: a page that dies right after it loses nothing', async () => {
  const table = makeDevice('dies');
  const session = await openTestSession(comet, TWO, table);
  await waitUntil(session, () => session.snapshot.request?.must === true);
  const roll = comet.notation.parse('roll');
  if (session.snapshot.request === null || roll === null) throw new Error('no request');
  expect(await session.choose(session.snapshot.request.id, roll)).toEqual([]);
  // The session is not closed: another page opens the same database.
  const { seq, view } = session.snapshot;
  const again = makeDevice('dies');
  const reopened = unwrap(await openGame(comet, null, session.id, testDeps(again.shelf)));
  expect(reopened.snapshot.seq).toBe(seq);
  expect(reopened.snapshot.view).toEqual(view);
});

test('a page that dies after storing a move shows it when reopened', async () => {
  const table = makeDevice('between');
  const append = table.shelf.append.bind(table.shelf);
  let dies = false;
  table.shelf.append = async (...given) => {
    await append(...given);
    if (dies) await new Promise(() => undefined); // The answer never comes.
  };
  const session = await openTestSession(comet, TWO, table);
  await waitUntil(session, () => session.snapshot.request?.must === true);
  const before = session.snapshot.seq;
  dies = true;
  const roll = comet.notation.parse('roll');
  if (session.snapshot.request === null || roll === null) throw new Error('no request');
  void session.choose(session.snapshot.request.id, roll);
  const again = makeDevice('between');
  for (let i = 0; i < 100 && (await again.library.find(session.id))?.seq === before; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const reopened = unwrap(await openGame(comet, null, session.id, testDeps(again.shelf)));
  expect(reopened.snapshot.seq).toBeGreaterThan(before);
  expect(session.snapshot.seq).toBe(before);
});

test('a page that dies before storing asks the same question again, and the dice are the same', async () => {
  const table = makeDevice('before');
  const session = await openTestSession(comet, TWO, table);
  await waitUntil(session, () => session.snapshot.request?.must === true);
  const roll = comet.notation.parse('roll');
  if (session.snapshot.request === null || roll === null) throw new Error('no request');
  const lost = unwrap(await openGame(comet, null, session.id, testDeps(makeDevice('before').shelf)));
  if (lost.snapshot.request === null) throw new Error('no request');
  await lost.choose(lost.snapshot.request.id, roll);
  const rolled = lost.snapshot.story.findLast(({ event }) => event.kind === 'rolled');
  const fresh = await openTestSession(comet, TWO, makeDevice());
  expect(fresh.snapshot.story).toEqual(session.snapshot.story);
  await waitUntil(fresh, () => fresh.snapshot.request?.must === true);
  if (fresh.snapshot.request === null) throw new Error('no request');
  await fresh.choose(fresh.snapshot.request.id, roll);
  expect(fresh.snapshot.story.findLast(({ event }) => event.kind === 'rolled')?.event).toEqual(rolled?.event);
});

test('a second window that gets past the lock cannot damage the game: it is told, and stops', async () => {
  const one = makeDevice('windows');
  const first = await openTestSession(comet, TWO, one);
  const second = unwrap(await openGame(comet, null, first.id, testDeps(makeDevice('windows').shelf)));
  await waitUntil(first, () => first.snapshot.request?.must === true);
  const roll = comet.notation.parse('roll');
  if (first.snapshot.request === null || second.snapshot.request === null || roll === null)
    throw new Error('no request');
  await first.choose(first.snapshot.request.id, roll);
  await second.choose(second.snapshot.request.id, roll);
  expect(second.snapshot.error?.code).toBe('session.elsewhere');
  expect(second.snapshot.request).toBeNull();
  expect(first.snapshot.error).toBeNull();
  const log = unwrap(await loadLog(comet, first.id, one.shelf));
  expect(log.entries.length).toBe(first.snapshot.seq);
});

test('a game deleted in another window stops here, and says so', async () => {
  const table = makeDevice('deleted');
  const session = await openTestSession(comet, TWO, table);
  await waitUntil(session, () => session.snapshot.request?.must === true);
  await makeDevice('deleted').library.remove(session.id);
  const roll = comet.notation.parse('roll');
  if (session.snapshot.request === null || roll === null) throw new Error('no request');
  await session.choose(session.snapshot.request.id, roll);
  expect(session.snapshot.error?.code).toBe('session.gone');
  expect(await table.library.list()).toEqual([]);
});

test('a game open in another window is not opened, and says so', async () => {
  const { shelf, library } = makeDevice();
  const id = unwrap(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  const opened = await openGame(comet, null, id, { ...testDeps(shelf), lock: async () => null });
  expect(opened.ok ? '' : opened.problem.code).toBe('session.elsewhere');
});

test('a game is released when it is closed, and when it could not be opened', async () => {
  const { shelf, library } = makeDevice();
  let held = 0;
  const take = async () => {
    held++;
    return () => void held--;
  };
  expect((await openGame(comet, null, 'nowhere', { ...testDeps(shelf), lock: take })).ok).toBe(false);
  expect(held).toBe(0);
  const id = unwrap(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  const session = unwrap(await openGame(comet, null, id, { ...testDeps(shelf), lock: take }));
  expect(held).toBe(1);
  session.close();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(held).toBe(0);
});

test('without a database games last as long as the page, and every snapshot says that they are not stored', async () => {
  const shelf = new DeviceStore(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  const session = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], {
    shelf,
    library: libraryOn(shelf),
  });
  expect(session.snapshot.saveError?.code).toBe('keep.refused');
  await waitUntil(session, () => session.snapshot.awaiting.who === 'over');
  expect((await libraryOn(shelf).list()).length).toBe(1);
});

test('when the device is full the game continues and says so, and is stored once there is space again', async () => {
  const disk = await IndexedDbStore.open('full');
  let isFull = false;
  const cramped: GameStore = {
    list: () => disk.list(),
    find: (id) => disk.find(id),
    lines: (id) => disk.lines(id),
    create: (...given) => disk.create(...given),
    append: (...given) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : disk.append(...given),
    remove: (id) => disk.remove(id),
  };
  const shelf = new DeviceStore(async () => cramped);
  const session = await openTestSession(comet, TWO, { shelf, library: libraryOn(shelf) });
  await someTurns(session, 2);
  expect(session.snapshot.saveError).toBeNull();
  isFull = true;
  const before = session.snapshot.seq;
  await someTurns(session, 3);
  expect(session.snapshot.seq).toBeGreaterThan(before);
  expect(session.snapshot.saveError?.code).toBe('keep.full');
  isFull = false;
  await someTurns(session, 2);
  await waitUntil(session, () => session.snapshot.saveError === null);
  expect(unwrap(await loadLog(comet, session.id, shelf)).entries.length).toBeGreaterThanOrEqual(session.snapshot.seq);
});

test('the seed is not in the file until the game is over', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, TWO, table);
  expect(unwrap(await table.library.exportLog(session.id))).not.toMatch(/^seed /m);
  const done = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], table);
  await toTheEnd(done);
  expect(unwrap(await table.library.exportLog(done.id))).toMatch(/^over .*\nseed [0-9a-f]{64}\n/m);
});

test('a finished game exported and imported on another device is the same game', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], table);
  await toTheEnd(session);
  const text = unwrap(await table.library.exportLog(session.id));
  const other = makeDevice();
  const id = unwrap(await other.library.importLog(text));
  expect(await other.library.find(id)).toMatchObject({ seq: session.snapshot.seq, waitsFor: [] });
  expect((await other.library.find(id))?.sitters.map(({ name }) => name)).toEqual(['Vega', 'Mira']);
  expect(unwrap(await other.library.exportLog(id))).toBe(text);
  expect(await other.library.importLog(text)).toEqual({ ok: true, value: id });
  expect((await other.library.list()).length).toBe(1);
});

test('a game with a resignation is over by the result of its table, with its dice revealed', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, TWO, table);
  await someTurns(session, 4);
  session.close();
  const seed = (await table.shelf.find(session.id))?.seed ?? '';
  const text = `${unwrap(await table.library.exportLog(session.id))}seed ${seed}\n`;
  const other = makeDevice();
  const verdict = { places: [2, 1], forfeited: [0] };
  const id = unwrap(await other.library.importLog(text, { sitters: TWO, tableResult: verdict, table: session.id }));
  const known = { ...verdict, waitsFor: [], sitters: TWO, table: session.id };
  expect(await other.library.find(id)).toMatchObject(known);
  expect((await table.library.find(session.id))?.table).toBeNull();
  const log = unwrap(await loadLog(comet, id, other.shelf));
  expect(log).toMatchObject({ places: null, serverSeed: seed });
  expect(replay(comet, log).ok).toBe(true);
});

test('an imported running game is played on by people, or by those who are known to have played it', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, TWO, table);
  await someTurns(session, 4);
  session.close();
  const text = unwrap(await table.library.exportLog(session.id));
  const other = makeDevice();
  const id = unwrap(await other.library.importLog(text));
  expect((await other.library.find(id))?.sitters).toEqual(TWO.map(({ name }) => ({ kind: 'person', name })));
  const opened = unwrap(await openGame(comet, null, id, testDeps(other.shelf)));
  expect(opened.snapshot.seq).toBeGreaterThanOrEqual(4);
  await table.shelf.append(session.id, unwrap(await loadLog(comet, session.id, table.shelf)).entries.length, [], {
    touched: 1,
    seq: (await table.library.find(session.id))?.seq ?? 0,
    waitsFor: [],
    places: null,
  });
  const changed = text.split('\n').slice(0, -4).join('\n'); // without its last entry, and without names
  const mine = unwrap(await table.library.importLog(`${changed}\n`));
  expect(mine).not.toBe(session.id);
  expect((await table.library.find(mine))?.sitters).toEqual(TWO);
});

test('a broken file changes nothing and the error names the place', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], table);
  await toTheEnd(session);
  const text = unwrap(await table.library.exportLog(session.id));
  const { library } = makeDevice();
  const codes: string[] = [];
  for (const broken of [
    '',
    'hello',
    text.replace('game comet 1', 'game ludo 1'),
    text.replace('game comet 1', 'game comet 9'),
    text.replace(/^9 .*$/m, '9 0: rool'),
    text.replace(/^9 .*$\n/m, ''),
    text.replace(/ #[0-9a-f]{8}$/m, ' #00000000'),
    text.replace(/^over .*$/m, 'over 9 9'),
    'x'.repeat(9_000_000),
  ]) {
    const read = await library.importLog(broken);
    codes.push(read.ok ? 'taken in' : read.problem.code);
  }
  expect(codes).toEqual([
    'log.line',
    'log.line',
    'library.game',
    'library.edition',
    'log.line',
    'log.line',
    'log.entry',
    'log.places',
    'library.long',
  ]);
  expect(await library.list()).toEqual([]);
});

test('a branch ends where it was cut, has its own dice, and leaves the old game unchanged', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], table);
  await toTheEnd(session);
  const before = unwrap(await table.library.exportLog(session.id));
  const id = unwrap(await table.library.branch(session.id, 20, [personSitter('Ann'), botSitter('Mira')]));
  const branched = unwrap(await loadLog(comet, id, table.shelf));
  expect(branched.entries).toEqual(unwrap(await loadLog(comet, session.id, table.shelf)).entries.slice(0, 20));
  expect(branched.header.commitment).toBeNull();
  const opened = unwrap(await openGame(comet, null, id, testDeps(table.shelf)));
  await waitUntil(opened, () => opened.snapshot.request?.must === true);
  expect(opened.snapshot.seq).toBeGreaterThanOrEqual(20);
  expect(unwrap(await table.library.exportLog(session.id))).toBe(before);
});

test('nobody takes over a bot’s seat, and its secrets, during the game', async () => {
  const table = makeDevice();
  const session = await openTestSession(comet, TWO, table);
  const branched = await table.library.branch(session.id, 8, [personSitter('Ann'), personSitter('Bob')]);
  expect(branched.ok ? '' : branched.problem.code).toBe('library.secret');
});

test('a deleted game is gone with its entries, and subscribers of the list hear of it', async () => {
  const { library, shelf } = makeDevice();
  const id = unwrap(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  let heard = 0;
  const stop = library.subscribe(() => heard++);
  await library.remove(id);
  stop();
  expect(heard).toBe(1);
  expect(await library.list()).toEqual([]);
  expect(await shelf.lines(id)).toEqual([]);
  expect((await library.exportLog(id)).ok).toBe(false);
});

test('another window hears that the list has changed', async () => {
  const here = makeDevice('channel');
  const there = makeDevice('channel');
  const heard = new Promise<void>((resolve) => {
    there.library.subscribe(resolve);
  });
  await here.library.create({ game: 'comet', sitters: TWO, options: {} });
  await heard;
  expect((await there.library.list()).length).toBe(1);
  here.shelf.close();
  there.shelf.close();
});

test('how long a game of a thousand entries takes to open is measured', async () => {
  const table = makeDevice();
  const session = await openTestSession(startrek, [botSitter('Vega'), botSitter('Mira'), botSitter('Altair')], table, {
    pace: () => 0,
  });
  await waitUntil(session, () => session.snapshot.awaiting.who === 'over' || session.snapshot.seq >= 1000);
  session.close();
  const start = performance.now();
  const log = unwrap(await loadLog(startrek, session.id, table.shelf));
  const loaded = performance.now();
  const timeline = unwrap(Timeline.fromLog(startrek, null, log));
  timeline.story(0);
  const made = performance.now();
  const opened = unwrap(await openGame(startrek, null, session.id, testDeps(table.shelf)));
  const ready = performance.now();
  for (let i = 0; i < 100; i++) timeline.view((i * 37) % timeline.length, 0);
  const scrubbed = (performance.now() - ready) / 100;
  opened.close();
  expect(opened.snapshot.seq).toBeGreaterThanOrEqual(log.entries.length);
  console.info(
    `${log.entries.length} entries: load ${(loaded - start).toFixed(0)} ms, reel with story ${(made - loaded).toFixed(0)} ms, ` +
      `session ${(ready - made).toFixed(0)} ms, a look anywhere ${scrubbed.toFixed(2)} ms`,
  );
});
