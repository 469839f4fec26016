import { replay } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { Disk } from './keeping/disk.ts';
import { Shelf } from './keeping/shelf.ts';
import type { Store } from './keeping/store.ts';
import { loadLog, openGame } from './open-game.ts';
import { Reel } from './reel.ts';
import type { Session } from './session.ts';
import { around, bot, device, libraryOn, person, sitDown, sure, until } from './testing/table.ts';

const TWO = [person('Ann'), bot('Vega')];

/** Ann rolls as often as she is asked to, and ends her turns. */
async function someTurns(
  session: Session<object, object, ReturnType<typeof comet.notation.parse> & {}, object>,
  n: number,
) {
  for (let i = 0; i < n; i++) {
    await until(session, () => session.moment.awaiting.who === 'over' || session.moment.request?.must === true);
    const { request } = session.moment;
    if (request === null) return;
    for (const text of ['roll', 'end', 'pass', 'decline']) {
      const move = comet.notation.parse(text);
      if (move !== null && (await session.choose(request.id, move)).length === 0) break;
    }
  }
}

/** Plays until the game is over. */
const toTheEnd = (session: Session<object, object, never, object>): Promise<void> =>
  until(session, () => session.moment.awaiting.who === 'over');

test('a game that was set up stands in the list, newest first, and says whom it waits for', async () => {
  const { library } = device();
  const first = sure(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  const second = sure(await library.create({ game: 'comet', sitters: TWO, options: { rounds: 10 } }));
  const list = await library.list();
  expect(list.map(({ id }) => id)).toEqual([second, first]);
  expect(list[0]).toMatchObject({ game: 'comet', waitsFor: [0], places: null });
  expect(await library.find(first)).toMatchObject({ id: first, sitters: TWO });
  expect(await library.find('nowhere')).toBeNull();
});

test('what cannot be set up is a problem, and nothing is kept', async () => {
  const { library } = device();
  for (const setting of [
    { game: 'ludo', sitters: TWO, options: {} },
    { game: 'comet', sitters: [person('Ann')], options: {} },
    { game: 'comet', sitters: TWO, options: { rounds: 11 } },
    { game: 'starfarers', sitters: TWO, options: {} },
  ]) {
    expect((await library.create(setting)).ok).toBe(false);
  }
  expect(await library.list()).toEqual([]);
});

test('a move that was accepted is on disk: a page that dies right after it loses nothing', async () => {
  const table = device('dies');
  const session = await sitDown(comet, TWO, table);
  await until(session, () => session.moment.request?.must === true);
  const roll = comet.notation.parse('roll');
  if (session.moment.request === null || roll === null) throw new Error('not asked');
  expect(await session.choose(session.moment.request.id, roll)).toEqual([]);
  // No close, no goodbye: another page opens the same database.
  const { seq, view } = session.moment;
  const again = device('dies');
  const reopened = sure(await openGame(comet, null, session.id, around(again.shelf)));
  expect(reopened.moment.seq).toBe(seq);
  expect(reopened.moment.view).toEqual(view);
});

test('a page that dies between keeping and showing has the move when it is opened again', async () => {
  const table = device('between');
  const append = table.shelf.append.bind(table.shelf);
  let dies = false;
  table.shelf.append = async (...given) => {
    await append(...given);
    if (dies) await new Promise(() => undefined); // The answer never comes.
  };
  const session = await sitDown(comet, TWO, table);
  await until(session, () => session.moment.request?.must === true);
  const before = session.moment.seq;
  dies = true;
  const roll = comet.notation.parse('roll');
  if (session.moment.request === null || roll === null) throw new Error('not asked');
  void session.choose(session.moment.request.id, roll);
  const again = device('between');
  for (let i = 0; i < 100 && (await again.library.find(session.id))?.seq === before; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const reopened = sure(await openGame(comet, null, session.id, around(again.shelf)));
  expect(reopened.moment.seq).toBeGreaterThan(before);
  expect(session.moment.seq).toBe(before);
});

test('a page that dies before anything is kept asks the same question again, and the dice fall the same', async () => {
  const table = device('before');
  const session = await sitDown(comet, TWO, table);
  await until(session, () => session.moment.request?.must === true);
  const roll = comet.notation.parse('roll');
  if (session.moment.request === null || roll === null) throw new Error('not asked');
  const lost = sure(await openGame(comet, null, session.id, around(device('before').shelf)));
  if (lost.moment.request === null) throw new Error('not asked');
  await lost.choose(lost.moment.request.id, roll);
  const rolled = lost.moment.story.findLast(({ event }) => event.kind === 'rolled');
  const fresh = await sitDown(comet, TWO, device());
  expect(fresh.moment.story).toEqual(session.moment.story);
  await until(fresh, () => fresh.moment.request?.must === true);
  if (fresh.moment.request === null) throw new Error('not asked');
  await fresh.choose(fresh.moment.request.id, roll);
  expect(fresh.moment.story.findLast(({ event }) => event.kind === 'rolled')?.event).toEqual(rolled?.event);
});

test('a second window that slips past the lock cannot spoil the game: it is told, and stops', async () => {
  const one = device('windows');
  const first = await sitDown(comet, TWO, one);
  const second = sure(await openGame(comet, null, first.id, around(device('windows').shelf)));
  await until(first, () => first.moment.request?.must === true);
  const roll = comet.notation.parse('roll');
  if (first.moment.request === null || second.moment.request === null || roll === null) throw new Error('not asked');
  await first.choose(first.moment.request.id, roll);
  await second.choose(second.moment.request.id, roll);
  expect(second.moment.trouble?.code).toBe('session.elsewhere');
  expect(second.moment.request).toBeNull();
  expect(first.moment.trouble).toBeNull();
  const log = sure(await loadLog(comet, first.id, one.shelf));
  expect(log.entries.length).toBe(first.moment.seq);
});

test('a game that another window deletes is played no further here, and says so', async () => {
  const table = device('deleted');
  const session = await sitDown(comet, TWO, table);
  await until(session, () => session.moment.request?.must === true);
  await device('deleted').library.remove(session.id);
  const roll = comet.notation.parse('roll');
  if (session.moment.request === null || roll === null) throw new Error('not asked');
  await session.choose(session.moment.request.id, roll);
  expect(session.moment.trouble?.code).toBe('session.gone');
  expect(await table.library.list()).toEqual([]);
});

test('a game that another window has is not opened, and says so', async () => {
  const { shelf, library } = device();
  const id = sure(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  const opened = await openGame(comet, null, id, { ...around(shelf), take: async () => null });
  expect(opened.ok ? '' : opened.problem.code).toBe('session.elsewhere');
});

test('a game is let go of when it is closed, and when it could not be opened', async () => {
  const { shelf, library } = device();
  let held = 0;
  const take = async () => {
    held++;
    return () => void held--;
  };
  expect((await openGame(comet, null, 'nowhere', { ...around(shelf), take })).ok).toBe(false);
  expect(held).toBe(0);
  const id = sure(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  const session = sure(await openGame(comet, null, id, { ...around(shelf), take }));
  expect(held).toBe(1);
  session.close();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(held).toBe(0);
});

test('without a database games last as long as the page, and every moment says that they are not kept', async () => {
  const shelf = new Shelf(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  const session = await sitDown(comet, [bot('Vega'), bot('Mira')], { shelf, library: libraryOn(shelf) });
  expect(session.moment.unkept?.code).toBe('keep.refused');
  await until(session, () => session.moment.awaiting.who === 'over');
  expect((await libraryOn(shelf).list()).length).toBe(1);
});

test('when the device is full the game goes on and says so, and everything is kept once there is space again', async () => {
  const disk = await Disk.open('full');
  let isFull = false;
  const cramped: Store = {
    list: () => disk.list(),
    find: (id) => disk.find(id),
    lines: (id) => disk.lines(id),
    create: (...given) => disk.create(...given),
    append: (...given) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : disk.append(...given),
    remove: (id) => disk.remove(id),
  };
  const shelf = new Shelf(async () => cramped);
  const session = await sitDown(comet, TWO, { shelf, library: libraryOn(shelf) });
  await someTurns(session, 2);
  expect(session.moment.unkept).toBeNull();
  isFull = true;
  const before = session.moment.seq;
  await someTurns(session, 3);
  expect(session.moment.seq).toBeGreaterThan(before);
  expect(session.moment.unkept?.code).toBe('keep.full');
  isFull = false;
  await someTurns(session, 2);
  await until(session, () => session.moment.unkept === null);
  expect(sure(await loadLog(comet, session.id, shelf)).entries.length).toBeGreaterThanOrEqual(session.moment.seq);
});

test('the seed stays out of the file until the game is over', async () => {
  const table = device();
  const session = await sitDown(comet, TWO, table);
  expect(sure(await table.library.print(session.id))).not.toMatch(/^seed /m);
  const done = await sitDown(comet, [bot('Vega'), bot('Mira')], table);
  await toTheEnd(done);
  expect(sure(await table.library.print(done.id))).toMatch(/^over .*\nseed [0-9a-f]{64}\n/m);
});

test('a finished game that is written out and read in on another device is the same game', async () => {
  const table = device();
  const session = await sitDown(comet, [bot('Vega'), bot('Mira')], table);
  await toTheEnd(session);
  const text = sure(await table.library.print(session.id));
  const other = device();
  const id = sure(await other.library.read(text));
  expect(await other.library.find(id)).toMatchObject({ seq: session.moment.seq, waitsFor: [] });
  expect((await other.library.find(id))?.sitters.map(({ name }) => name)).toEqual(['Vega', 'Mira']);
  expect(sure(await other.library.print(id))).toBe(text);
  expect(await other.library.read(text)).toEqual({ ok: true, value: id });
  expect((await other.library.list()).length).toBe(1);
});

test('a game in which somebody gave up is over by the verdict of its table, with its dice shown', async () => {
  const table = device();
  const session = await sitDown(comet, TWO, table);
  await someTurns(session, 4);
  session.close();
  const seed = (await table.shelf.find(session.id))?.seed ?? '';
  const text = `${sure(await table.library.print(session.id))}seed ${seed}\n`;
  const other = device();
  const verdict = { places: [2, 1], forfeited: [0] };
  const id = sure(await other.library.read(text, { sitters: TWO, verdict, table: session.id }));
  const known = { ...verdict, waitsFor: [], sitters: TWO, table: session.id };
  expect(await other.library.find(id)).toMatchObject(known);
  expect((await table.library.find(session.id))?.table).toBeNull();
  const log = sure(await loadLog(comet, id, other.shelf));
  expect(log).toMatchObject({ places: null, serverSeed: seed });
  expect(replay(comet, log).ok).toBe(true);
});

test('a running game that is read in is played on by people, or by those who are known to have played it', async () => {
  const table = device();
  const session = await sitDown(comet, TWO, table);
  await someTurns(session, 4);
  session.close();
  const text = sure(await table.library.print(session.id));
  const other = device();
  const id = sure(await other.library.read(text));
  expect((await other.library.find(id))?.sitters).toEqual(TWO.map(({ name }) => ({ kind: 'person', name })));
  const opened = sure(await openGame(comet, null, id, around(other.shelf)));
  expect(opened.moment.seq).toBeGreaterThanOrEqual(4);
  await table.shelf.append(session.id, sure(await loadLog(comet, session.id, table.shelf)).entries.length, [], {
    touched: 1,
    seq: (await table.library.find(session.id))?.seq ?? 0,
    waitsFor: [],
    places: null,
  });
  const changed = text.split('\n').slice(0, -4).join('\n'); // without its last entry, and without names
  const mine = sure(await table.library.read(`${changed}\n`));
  expect(mine).not.toBe(session.id);
  expect((await table.library.find(mine))?.sitters).toEqual(TWO);
});

test('a broken file changes nothing and says where it is broken', async () => {
  const table = device();
  const session = await sitDown(comet, [bot('Vega'), bot('Mira')], table);
  await toTheEnd(session);
  const text = sure(await table.library.print(session.id));
  const { library } = device();
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
    const read = await library.read(broken);
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

test('a branch ends where it was cut, has dice of its own, and leaves the old game as it was', async () => {
  const table = device();
  const session = await sitDown(comet, [bot('Vega'), bot('Mira')], table);
  await toTheEnd(session);
  const before = sure(await table.library.print(session.id));
  const id = sure(await table.library.branch(session.id, 20, [person('Ann'), bot('Mira')]));
  const branched = sure(await loadLog(comet, id, table.shelf));
  expect(branched.entries).toEqual(sure(await loadLog(comet, session.id, table.shelf)).entries.slice(0, 20));
  expect(branched.header.commitment).toBeNull();
  const opened = sure(await openGame(comet, null, id, around(table.shelf)));
  await until(opened, () => opened.moment.request?.must === true);
  expect(opened.moment.seq).toBeGreaterThanOrEqual(20);
  expect(sure(await table.library.print(session.id))).toBe(before);
});

test('nobody takes over a bot’s seat, and its secrets, while the game lasts', async () => {
  const table = device();
  const session = await sitDown(comet, TWO, table);
  const branched = await table.library.branch(session.id, 8, [person('Ann'), person('Bob')]);
  expect(branched.ok ? '' : branched.problem.code).toBe('library.secret');
});

test('a game that was removed is gone, with its entries, and whoever watches the list hears of it', async () => {
  const { library, shelf } = device();
  const id = sure(await library.create({ game: 'comet', sitters: TWO, options: {} }));
  let heard = 0;
  const stop = library.subscribe(() => heard++);
  await library.remove(id);
  stop();
  expect(heard).toBe(1);
  expect(await library.list()).toEqual([]);
  expect(await shelf.lines(id)).toEqual([]);
  expect((await library.print(id)).ok).toBe(false);
});

test('another window hears that the list has changed', async () => {
  const here = device('channel');
  const there = device('channel');
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
  const table = device();
  const session = await sitDown(startrek, [bot('Vega'), bot('Mira'), bot('Altair')], table, { pace: () => 0 });
  await until(session, () => session.moment.awaiting.who === 'over' || session.moment.seq >= 1000);
  session.close();
  const start = performance.now();
  const log = sure(await loadLog(startrek, session.id, table.shelf));
  const loaded = performance.now();
  const reel = sure(Reel.of(startrek, null, log));
  reel.story(0);
  const made = performance.now();
  const opened = sure(await openGame(startrek, null, session.id, around(table.shelf)));
  const ready = performance.now();
  for (let i = 0; i < 100; i++) reel.view((i * 37) % reel.length, 0);
  const scrubbed = (performance.now() - ready) / 100;
  opened.close();
  expect(opened.moment.seq).toBeGreaterThanOrEqual(log.entries.length);
  console.info(
    `${log.entries.length} entries: load ${(loaded - start).toFixed(0)} ms, reel with story ${(made - loaded).toFixed(0)} ms, ` +
      `session ${(ready - made).toFixed(0)} ms, a look anywhere ${scrubbed.toFixed(2)} ms`,
  );
});
