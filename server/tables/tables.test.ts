import type { TableSummary } from '@orrery/protocol';
import type { MeResponse, ProfileResponse, TableResponse, TablesResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLES_CHANNEL } from '../ports.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';
import { TableService } from './table-service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

type Player = TestBrowser & { readonly id: string };

const MINUTE_MS = 60_000;

const CLOCK = { kind: 'game', start: 600_000, increment: 10_000 } as const;

async function makeTable(host: Player, changes: object = {}): Promise<string> {
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, ...changes });
  return table.id;
}

const doing = (player: Player, id: string, what: string, body: object = {}): Promise<TableResponse> =>
  player.ask<TableResponse>('POST', `/tables/${id}/${what}`, body);
const refused = (player: Player, id: string, what: string, body: object = {}): Promise<string> =>
  player.refused('POST', `/tables/${id}/${what}`, body);

/** A game of two in progress. */
async function startGame(host: Player, other: Player, changes: object = {}): Promise<string> {
  const id = await makeTable(host, changes);
  await doing(other, id, 'sit');
  await doing(other, id, 'ready', { ready: true });
  await doing(host, id, 'start');
  return id;
}

const sittersReady = ({ chairs }: TableResponse['table']) => chairs.map(({ isReady }) => isReady);
const sitters = ({ chairs }: TableSummary) => chairs.map(({ sitter }) => sitter?.name ?? null);

test('the person who creates a table is its host and sits on its first chair; the dice are committed to at once', async () => {
  const ada = await server.guest('Ada');
  const { table, seat } = await ada.ask<TableResponse>('POST', '/tables', {
    ...TEST_TABLE_TERMS,
    options: { rounds: 10 },
  });
  expect(seat).toBe(0);
  expect(table).toMatchObject({ game: 'comet', state: 'gathering', host: ada.id, places: null, rematch: null });
  expect(table.id).toMatch(/^[a-z2-9]{16}$/);
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(sitters(table)).toEqual(['Ada', null]);
});

test('no two names at a table look alike', async () => {
  const ada = await server.guest('Ada');
  const id = await makeTable(ada, { game: 'startrek', seats: 4 });
  for (const name of ['Ada', 'ADA', 'A\u200bda', 'Äda', 'Аԁа']) {
    expect(await refused(await server.guest(name), id, 'sit'), name).toBe('409 table.name-taken');
  }
  const ben = await server.guest('Ben');
  await doing(ben, id, 'sit');
  expect(await ben.refused('PATCH', '/me', { name: 'Ada' })).toBe('409 table.name-taken');
  expect((await ben.ask<MeResponse>('GET', '/me')).me?.name).toBe('Ben');
  await ben.ask('PATCH', '/me', { name: 'Benedict' });
  const { table } = await doing(ada, id, 'bot', { seat: 2, level: 'cadet' });
  const [, , bot = ''] = sitters(table).map(String);
  expect(await refused(await server.guest(bot), id, 'sit')).toBe('409 table.name-taken');
  expect(sitters(table)).toEqual(['Ada', 'Benedict', bot, null]);
});

test('a person who returns under the same name claims their former seat', async () => {
  const host = await server.guest('Host');
  const lost = await server.guest('Lost');
  const id = await startGame(host, lost);
  server.clock.pass(6 * MINUTE_MS);
  await doing(await server.guest('Lost'), id, 'claim', { seat: 1 });
});

test("the server's seed is sent to nobody before the end", async () => {
  const ada = await server.guest('Ada');
  const id = await makeTable(ada);
  const record = await server.tables.find(id);
  const { body } = await ada.send('GET', `/tables/${id}`);
  expect(JSON.stringify(body)).not.toContain(record?.serverSeed);
});

test.each([
  [{ game: 'chess' }, '400 table.unknown-game'],
  [{ seats: 7 }, '400 seats'],
  [{ options: { colour: 'red' } }, '400 options.name'],
  [{ options: { rounds: 'many' } }, '400 options.value'],
  [{ options: { rounds: { toString: 1 } } }, '400 options.value'],
  [{ time: { kind: 'move', perMove: 1 } }, '400 api.invalid-body'],
  [{ time: { kind: 'move', perMove: 60_000, hidden: 1 } }, '400 api.invalid-body'],
  [{ visibility: 'ajar' }, '400 api.invalid-body'],
  [{ isRated: true }, '403 table.rated-members'],
])('a table with %j is refused: %s', async (changes, code) => {
  expect(await (await server.guest('Ada')).refused('POST', '/tables', { ...TEST_TABLE_TERMS, ...changes })).toBe(code);
});

test('of many who want the last chair one gets it, on any node', async () => {
  const host = await server.guest('Host');
  const id = await makeTable(host);
  const many = await Promise.all(Array.from({ length: 12 }, (_, i) => server.guest(`Guest ${i}`)));
  const answers = await Promise.all(many.map((each) => each.send('POST', `/tables/${id}/sit`, '{"seat":1}')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  const [row] = await server.db.query('SELECT count(*) AS n FROM chairs WHERE table_id = $1 AND kind IS NOT NULL', [
    id,
  ]);
  expect(row).toEqual({ n: 2 });
});

test('a person who clicks twice sits once', async () => {
  const host = await server.guest('Host');
  const id = await makeTable(host, { game: 'comet', seats: 4 });
  const ben = await server.guest('Ben');
  const answers = await Promise.all([
    doing(ben, id, 'sit', { seat: 1 }).catch(() => null),
    doing(ben, id, 'sit', { seat: 2 }).catch(() => null),
    doing(ben, id, 'sit').catch(() => null),
  ]);
  expect(answers.filter((answer) => answer !== null)).toHaveLength(3);
  const { table } = await ben.ask<TableResponse>('GET', `/tables/${id}`);
  expect(sitters(table).filter((name) => name === 'Ben')).toHaveLength(1);
});

test('a chair can be changed, left and given to a bot; only the host arranges chairs', async () => {
  const host = await server.guest('Host');
  const ben = await server.guest('Ben');
  const id = await makeTable(host, { seats: 4 });
  await doing(ben, id, 'sit', { seat: 3 });
  await doing(ben, id, 'commit', { commitment: '0'.repeat(64) });
  const moved = await doing(ben, id, 'sit', { seat: 1 });
  expect(sitters(moved.table)).toEqual(['Host', 'Ben', null, null]);
  expect(moved.table.chairs[1]?.commitment).toBe('0'.repeat(64));
  expect(await refused(ben, id, 'bot', { seat: 2, level: 'cadet' })).toBe('403 table.host-only');
  expect(await refused(host, id, 'bot', { seat: 1, level: 'cadet' })).toBe('409 table.seat-taken');
  expect(await refused(host, id, 'bot', { seat: 9, level: 'cadet' })).toBe('400 table.no-seat');
  await doing(host, id, 'bot', { seat: 2, level: 'cadet' });
  const { table } = await doing(host, id, 'bot', { seat: 3, level: 'admiral' });
  expect(table.chairs[2]?.sitter).toEqual({ kind: 'bot', name: 'Vega', level: 'cadet' });
  expect(table.chairs[3]?.sitter).toEqual({ kind: 'bot', name: 'Altair', level: 'admiral' });
  const without = await doing(host, id, 'bot', { seat: 2, level: null });
  expect(sitters(without.table)).toEqual(['Host', 'Ben', null, 'Altair']);
  const stood = await doing(ben, id, 'stand');
  expect(stood).toMatchObject({ seat: null });
  expect(stood.table.chairs[1]).toMatchObject({ sitter: null, commitment: null });
});

const colours = ({ chairs }: TableSummary) => chairs.map(({ colour }) => colour);

test('the host removes a person before the game, who may watch but not sit down again', async () => {
  const [ada, ben, cyd] = [await server.guest('Ada'), await server.guest('Ben'), await server.guest('Cyd')];
  const id = await makeTable(ada, { seats: 3 });
  await doing(ben, id, 'sit');
  await doing(cyd, id, 'sit');
  expect(await refused(cyd, id, 'remove', { seat: 1 })).toBe('403 table.host-only');
  expect(await refused(ada, id, 'remove', { seat: 0 })).toMatch(/table\.no-seat$/); // the host cannot remove themselves
  const { table } = await doing(ada, id, 'remove', { seat: 1 });
  expect(sitters(table)).toEqual(['Ada', null, 'Cyd']);
  expect(table).not.toHaveProperty('removed'); // never sent to anybody
  expect(await refused(ben, id, 'sit')).toBe('403 table.removed');
  expect((await ben.ask<TableResponse>('GET', `/tables/${id}`)).seat).toBeNull();
  await doing(await server.guest('Dan'), id, 'sit', { seat: 1 });
});

test('the host changes the terms before the start, and players have to be ready again', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const id = await makeTable(ada, { seats: 2, visibility: 'unlisted' });
  await doing(ben, id, 'sit');
  await doing(ben, id, 'ready', { ready: true });
  const { game: _game, ...terms } = TEST_TABLE_TERMS;
  const change = (player: Player, changes: object) =>
    player.ask<TableResponse>('PUT', `/tables/${id}/terms`, { ...terms, seats: 2, ...changes });
  const not = (player: Player, changes: object) =>
    player.refused('PUT', `/tables/${id}/terms`, { ...terms, seats: 2, ...changes });
  expect(await not(ben, {})).toBe('403 table.host-only');
  expect(await not(ada, { seats: 1 })).toMatch(/^4/); // the game needs two
  expect(await not(ada, { isRated: true, time: CLOCK })).toBe('403 table.rated-members');
  const { table } = await change(ada, { seats: 3, time: CLOCK, visibility: 'public', options: { rounds: 20 } });
  expect(table).toMatchObject({ time: CLOCK, visibility: 'public', options: { rounds: 20 } });
  expect(table.chairs.map(({ isReady }) => isReady)).toEqual([true, false, false]);
  expect(sitters(table)).toEqual(['Ada', 'Ben', null]);
  await doing(ben, id, 'sit', { seat: 2 });
  expect(await not(ada, { seats: 2 })).toBe('409 table.seats-taken');
  await doing(ben, id, 'sit', { seat: 1 });
  expect(sitters((await change(ada, { seats: 2 })).table)).toEqual(['Ada', 'Ben']);
  await doing(ben, id, 'ready', { ready: true });
  await doing(ada, id, 'start');
  expect(await not(ada, { seats: 2 })).toBe('409 table.already-started');
});

test('people choose colours and keep them; free chairs and bots give way', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host, { seats: 4, colour: 3 });
  expect(colours((await doing(host, id, 'bot', { seat: 1, level: 'cadet' })).table)).toEqual([3, 1, 2, 0]);
  const sat = await doing(ben, id, 'sit', { seat: 2, colour: 3 });
  expect(colours(sat.table)).toEqual([3, 1, 2, 0]);
  expect(await refused(ben, id, 'colour', { colour: 3 })).toBe('409 table.colour-taken');
  expect(await refused(ben, id, 'colour', { colour: 12 })).toBe('409 table.colour-taken');
  expect(colours((await doing(ben, id, 'colour', { colour: 1 })).table)).toEqual([3, 0, 1, 2]);
  expect(colours((await doing(host, id, 'colour', { seat: 1, colour: 5 })).table)).toEqual([3, 5, 1, 0]);
  expect(colours((await doing(ben, id, 'colour', { colour: 5 })).table)).toEqual([3, 1, 5, 0]);
  expect(await refused(ben, id, 'colour', { seat: 1, colour: 4 })).toBe('403 table.host-only');
  expect(await refused(host, id, 'colour', { seat: 2, colour: 4 })).toBe('409 table.seat-taken');
  expect(colours((await doing(ben, id, 'sit', { seat: 3 })).table)).toEqual([3, 1, 2, 5]);
  expect(colours((await doing(ben, id, 'stand')).table)).toEqual([3, 1, 2, 0]);
});

test('colours are not part of the game: options and log do not contain them, and a rematch keeps them', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host, { colour: 4 });
  await doing(ben, id, 'sit', { colour: 5 });
  await doing(ben, id, 'ready', { ready: true });
  const { table } = await doing(host, id, 'start');
  expect(Object.keys(table.options)).not.toContain('colour');
  expect(await refused(ben, id, 'colour', { colour: 1 })).toBe('409 table.already-started');
  await server.tables.finish(id, [1, 2], []);
  expect(colours((await doing(ben, id, 'rematch')).table)).toEqual([5, 4]);
});

test('only the host can start, and only when everybody is ready', async () => {
  const host = await server.guest('Host');
  const ben = await server.guest('Ben');
  const id = await makeTable(host);
  expect(await refused(host, id, 'start')).toBe('409 table.seats-free');
  await doing(ben, id, 'sit');
  expect(await refused(host, id, 'start')).toBe('409 table.not-ready');
  await doing(ben, id, 'ready', { ready: true });
  expect(await refused(ben, id, 'start')).toBe('403 table.host-only');
  const answers = await Promise.all([1, 2, 3].map(() => host.send('POST', `/tables/${id}/start`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(server.play.begun.filter((each) => each === id)).toEqual([id]);
  for (const what of ['sit', 'stand']) expect(await refused(ben, id, what)).toBe('409 table.already-started');
  expect(await refused(ben, id, 'commit', { commitment: '0'.repeat(64) })).toBe('409 table.already-started');
});

test('a game that cannot start leaves its table unchanged', async () => {
  const host = await server.guest('Host');
  const id = await makeTable(host);
  await doing(host, id, 'bot', { seat: 1, level: 'captain' });
  const { begin } = server.play;
  server.play.begin = () => Promise.reject(new Error('no room'));
  expect(await refused(host, id, 'start')).toBe('500 api.internal-error');
  server.play.begin = begin;
  expect(server.faults.splice(0)).toHaveLength(1);
  expect((await server.tables.find(id))?.state).toBe('gathering');
});

test('actions at a table are those of the person the cookie names', async () => {
  const [host, ben, eve] = [await server.guest('Host'), await server.guest('Ben'), await server.guest('Eve')];
  const id = await startGame(host, ben);
  expect(await refused(eve, id, 'substitute', { level: 'cadet' })).toBe('409 table.not-seated');
  expect(await refused(eve, id, 'substitute', { level: 'cadet', seat: 1 })).toBe('400 api.invalid-body');
  expect(await refused(eve, id, 'leave')).toBe('409 table.not-seated');
  expect(await refused(eve, id, 'vote-to-end')).toBe('409 table.not-seated');
  expect(await refused(eve, id, 'claim', { seat: 1 })).toBe('409 table.not-absent');
  expect(await refused(eve, 'nowhere', 'sit')).toBe('404 table.unknown');
});

test('people who block each other do not sit down together, and do not see each other’s tables', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host);
  await host.ask('PUT', `/people/${ben.id}/block`);
  expect(await refused(ben, id, 'sit')).toBe('403 table.blocked');
  const open = await ben.ask<TablesResponse>('GET', '/tables?list=open');
  expect(open.tables.map((table) => table.id)).not.toContain(id);
  await host.ask('DELETE', `/people/${ben.id}/block`);
  await ben.ask('PUT', `/people/${host.id}/block`);
  expect(await refused(ben, id, 'sit')).toBe('403 table.blocked');
});

test('the lobby lists open tables with a free chair, and one’s own tables separately', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const open = await makeTable(host);
  const hidden = await makeTable(host, { visibility: 'unlisted' });
  const seen = (await ben.ask<TablesResponse>('GET', '/tables?list=open')).tables.map(({ id }) => id);
  expect(seen).toContain(open);
  expect(seen).not.toContain(hidden);
  const mine = (await host.ask<TablesResponse>('GET', '/tables?list=mine')).tables.map(({ id }) => id);
  expect(mine.toSorted()).toEqual([open, hidden].toSorted());
  await doing(ben, open, 'sit');
  expect((await ben.ask<TablesResponse>('GET', '/tables?list=open')).tables.map(({ id }) => id)).not.toContain(open);
  expect(await server.browser().refused('GET', '/tables?list=mine')).toBe('401 api.unauthenticated');
});

test('before the game another person becomes host when the host leaves, and an empty table is closed', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host);
  await doing(ben, id, 'sit');
  expect((await doing(host, id, 'leave')).table).toMatchObject({ host: ben.id, state: 'gathering' });
  expect((await doing(ben, id, 'leave')).table.state).toBe('abandoned');
});

test('a substitute plays for a player who leaves, until the player returns', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await startGame(host, ben);
  const left = await doing(ben, id, 'leave');
  expect(left.table.chairs[1]?.sitter).toMatchObject({ person: ben.id, substitute: 'captain' });
  const back = await doing(ben, id, 'substitute', { level: null });
  expect(back.table.chairs[1]?.sitter).toMatchObject({ person: ben.id, substitute: null });
  expect(back.table.state).toBe('playing');
  await doing(ben, id, 'substitute', { level: 'admiral' });
  expect((await doing(ben, id, 'leave')).table.chairs[1]?.sitter).toMatchObject({ substitute: 'admiral' }); // the one chosen
  expect((await doing(host, id, 'leave')).table.state).toBe('abandoned');
});

test('a game continues for the people at the table while a substitute plays for another', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await startGame(host, ben);
  await doing(ben, id, 'substitute', { level: 'cadet' });
  server.play.here.add(ben.id);
  expect((await doing(host, id, 'leave')).table.state).toBe('playing');
  server.play.here.delete(ben.id);
  expect((await doing(host, id, 'leave')).table.state).toBe('abandoned');
});

test('a seat that has resigned cannot be taken back', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host, { seats: 3 });
  await doing(ben, id, 'sit');
  await doing(ben, id, 'ready', { ready: true });
  await doing(host, id, 'bot', { seat: 2, level: 'cadet' });
  await doing(host, id, 'start');
  await server.tables.forfeit(id, 1);
  expect((await server.tables.find(id))?.chairs[1]?.sitter).toMatchObject({ substitute: 'captain' });
  expect(await refused(ben, id, 'substitute', { level: null })).toBe('409 table.seat-forfeited');
});

test('a game ends without a result when all its players agree', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await startGame(host, ben);
  const half = await doing(host, id, 'vote-to-end');
  expect(half.table.state).toBe('playing');
  expect(half.table.chairs.map(({ votedToEnd }) => votedToEnd)).toEqual([true, false]);
  expect((await doing(ben, id, 'vote-to-end')).table.state).toBe('abandoned');

  const alone = await startGame(host, ben);
  await doing(ben, alone, 'leave');
  expect((await doing(host, alone, 'vote-to-end')).table.state).toBe('abandoned');
});

test("an absent player's seat can be claimed or given to a substitute until they return", async () => {
  const [host, ben, cleo] = [await server.guest('Host'), await server.guest('Ben'), await server.guest('Cleo')];
  const id = await startGame(host, ben);
  server.clock.pass(4 * MINUTE_MS);
  await server.tables.saw([{ table: id, person: ben.id }]);
  server.clock.pass(4 * MINUTE_MS);
  expect(await refused(cleo, id, 'claim', { seat: 1 })).toBe('409 table.not-absent');
  expect(await refused(host, id, 'bot', { seat: 1, level: 'cadet' })).toBe('409 table.not-absent');
  server.clock.pass(2 * MINUTE_MS);
  server.play.here.add(ben.id);
  expect(await refused(cleo, id, 'claim', { seat: 1 })).toBe('409 table.not-absent');
  server.play.here.delete(ben.id);
  expect(await refused(cleo, id, 'bot', { seat: 1, level: 'cadet' })).toBe('409 table.not-seated');
  const replaced = await doing(host, id, 'bot', { seat: 1, level: 'cadet' });
  expect(replaced.table.chairs[1]?.sitter).toMatchObject({ person: ben.id, substitute: 'cadet' });
  const claimed = await doing(cleo, id, 'claim', { seat: 1 });
  expect(claimed.table.chairs[1]?.sitter).toEqual({ kind: 'person', person: cleo.id, name: 'Cleo', substitute: null });
  expect(await refused(ben, id, 'substitute', { level: null })).toBe('409 table.not-seated');
});

test('of many who claim one seat one gets it', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await startGame(host, ben);
  server.clock.pass(6 * MINUTE_MS);
  const many = await Promise.all(Array.from({ length: 6 }, (_, i) => server.guest(`Guest ${i}`)));
  const answers = await Promise.all(many.map((each) => each.send('POST', `/tables/${id}/claim`, '{"seat":1}')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('by correspondence nobody counts as absent before the time for a move has passed', async () => {
  const [host, ben, cleo] = [await server.guest('Host'), await server.guest('Ben'), await server.guest('Cleo')];
  const id = await startGame(host, ben, { time: { kind: 'correspondence', perMove: 3 * 86_400_000 } });
  server.clock.pass(2 * 86_400_000);
  expect(await refused(cleo, id, 'claim', { seat: 1 })).toBe('409 table.not-absent');
  server.clock.pass(2 * 86_400_000);
  await doing(cleo, id, 'claim', { seat: 1 });
});

test('a rematch is one table for all, with the same terms and everybody one seat further', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host, { seats: 3, options: { rounds: 10 } });
  await doing(ben, id, 'sit');
  await doing(ben, id, 'ready', { ready: true });
  await doing(host, id, 'bot', { seat: 2, level: 'cadet' });
  await doing(host, id, 'start');
  expect(await refused(ben, id, 'rematch')).toBe('409 table.not-over');
  await server.tables.finish(id, [1, 2, 3], []);
  const [one, two] = await Promise.all([doing(ben, id, 'rematch'), doing(host, id, 'rematch')]);
  expect(one.table.id).toBe(two.table.id);
  expect(sitters(one.table)).toEqual(['Vega', 'Host', 'Ben']);
  expect(one.table.options).toMatchObject({ rounds: 10 });
  expect(one.table.commitment).not.toBe((await server.tables.find(id))?.commitment);
  expect((await ben.ask<TableResponse>('GET', `/tables/${id}`)).table.rematch).toBe(one.table.id);
  expect(await (await server.guest('Eve')).refused('POST', `/tables/${id}/rematch`)).toBe('409 table.not-seated');
});

test('a rematch starts when everybody has pressed once and has committed to a seed', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host);
  await doing(ben, id, 'sit');
  await doing(ben, id, 'ready', { ready: true });
  await doing(host, id, 'start');
  await server.tables.finish(id, [1, 2], []);
  const again = (await doing(ben, id, 'rematch')).table.id;
  await doing(ben, again, 'commit', { commitment: '1'.repeat(64) });
  expect(sittersReady((await doing(host, again, 'commit', { commitment: '2'.repeat(64) })).table)).toEqual([
    true,
    false,
  ]);
  const { table } = await doing(host, id, 'rematch');
  expect(table).toMatchObject({ id: again, state: 'playing' });
  expect(server.play.begun.filter((each) => each === again)).toEqual([again]);

  // On the way from the old table a page has no number yet: the game waits for it.
  await server.tables.finish(again, [1, 2], []);
  const third = (await doing(host, again, 'rematch')).table.id;
  await doing(host, third, 'commit', { commitment: '1'.repeat(64) });
  expect((await doing(ben, again, 'rematch')).table.state).toBe('gathering');
  expect((await doing(ben, third, 'commit', { commitment: '2'.repeat(64) })).table.state).toBe('playing');
});

test('a rematch invites those who have left the old table', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host);
  await doing(ben, id, 'sit');
  await doing(ben, id, 'ready', { ready: true });
  await doing(host, id, 'start');
  await server.tables.finish(id, [1, 2], []);
  await server.db.query(`UPDATE persons SET mail = 'ben@example.org' WHERE id = $1`, [ben.id]);
  const again = (await doing(host, id, 'rematch')).table.id;
  await expect.poll(() => server.mails.filter(({ to }) => to === 'ben@example.org')).toHaveLength(1);
  expect(server.mails.at(-1)?.text).toContain(`/join/${again}`);
  await doing(host, id, 'rematch'); // nobody is asked twice

  // A rematch that came to nothing does not stand in the way of another.
  await doing(host, again, 'vote-to-end');
  server.play.here.add(ben.id);
  expect((await doing(host, id, 'rematch')).table.id).not.toBe(again);
  await new Promise((go) => setTimeout(go, 50));
  expect(server.mails.filter(({ to }) => to === 'ben@example.org')).toHaveLength(1);
  server.play.here.clear();
});

test('a rated game changes the ratings once, also when two nodes end it', async () => {
  const [ada, bea] = [await server.member('Ada2'), await server.member('Bea2')];
  const guest = await server.guest('Guest');
  const id = await makeTable(ada, { isRated: true, time: CLOCK });
  expect(await refused(guest, id, 'sit')).toBe('403 table.rated-members');
  expect(await refused(ada, id, 'bot', { seat: 1, level: 'cadet' })).toBe('403 table.rated-bots');
  await doing(bea, id, 'sit');
  await doing(bea, id, 'ready', { ready: true });
  await doing(ada, id, 'start');
  server.clock.pass(10 * MINUTE_MS);
  expect(await refused(await server.member('Cleo2'), id, 'claim', { seat: 1 })).toBe('403 table.rated-claim');
  const otherNode = new TableService({ db: server.db, clock: server.clock.read });
  await Promise.all([server.tables.finish(id, [2, 1], []), otherNode.finish(id, [2, 1], [])]);
  const won = await guest.ask<ProfileResponse>('GET', `/people/${bea.id}`);
  const lost = await guest.ask<ProfileResponse>('GET', `/people/${ada.id}`);
  expect(won.ratings).toMatchObject([{ game: 'comet', seats: 2, games: 1, rating: 3.4 }]);
  expect(lost.ratings).toMatchObject([{ game: 'comet', seats: 2, games: 1, rating: -1.8 }]);
  expect(won.games).toEqual([
    {
      table: id,
      game: 'comet',
      isRated: true,
      endedAt: expect.any(Number),
      seat: 1,
      names: ['Ada2', 'Bea2'],
      places: [2, 1],
    },
  ]);
});

test('a casual game changes no rating, and an unlisted one is shown to its players only', async () => {
  const [ada, bea] = [await server.member('Ada3'), await server.member('Bea3')];
  const id = await startGame(ada, bea, { visibility: 'unlisted' });
  await server.tables.finish(id, [1, 2], []);
  expect(await bea.ask('GET', `/people/${ada.id}`)).toMatchObject({ ratings: [], games: [{ table: id }] });
  expect(await server.browser().ask('GET', `/people/${ada.id}`)).toMatchObject({ ratings: [], games: [] });
});

test('chat is plain text of limited length and rate, from people at the table only', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await makeTable(host);
  const person = (player: Player, name: string) =>
    ({ id: player.id, name, kind: 'guest', role: 'player', language: 'en' }) as const;
  const code = async (text: string, who = person(host, 'Host')) => {
    const said = await server.tables.say(id, who, text);
    return said.ok ? said.value.text : said.problem.code;
  };
  expect(await code('hello', person(ben, 'Ben'))).toBe('chat.not-seated');
  expect(await code('<img src=x onerror=alert(1)>\n')).toBe('<img src=x onerror=alert(1)>');
  expect(await code("'); DROP TABLE chat_messages; --")).toBe("'); DROP TABLE chat_messages; --");
  expect(await code(' \u0000 ')).toBe('chat.empty');
  expect(await code('x'.repeat(301))).toBe('chat.long');
  expect(await code('three')).toBe('three');
  expect(await code('four')).toBe('four');
  expect(await code('five')).toBe('five');
  expect(await code('six')).toBe('chat.rate-limit');
  server.clock.pass(2_000);
  expect(await code('seven')).toBe('seven');
  expect((await server.tables.chatMessages(id)).map(({ id: number, seat }) => [number, seat])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [number, 0]),
  );
  expect((await server.tables.chatMessages(id, 5)).map(({ text }) => text)).toEqual(['seven']);
});

test('every node hears of every change, and of nothing that was refused', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const heard: string[] = [];
  const stop = await server.db.listen(TABLES_CHANNEL, (id) => heard.push(id));
  const id = await makeTable(host);
  await doing(ben, id, 'sit');
  await refused(ben, id, 'sit', { seat: 0 });
  await doing(ben, id, 'ready', { ready: true });
  await expect.poll(() => heard).toEqual([id, id, id]);
  await stop();
});

test('the number of tables a person can create is limited', async () => {
  const host = await server.guest('Host');
  const answers: number[] = [];
  for (let i = 0; i < 21; i++) {
    server.clock.pass(MINUTE_MS);
    answers.push((await host.send('POST', '/tables', JSON.stringify(TEST_TABLE_TERMS))).status);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(409);
});

test("auto-answers are set by the seat's owner, hidden from everybody else, and can be removed", async () => {
  const [ada, ben, eve] = [await server.guest('Ada'), await server.guest('Ben'), await server.guest('Eve')];
  const answers = [{ question: 'answers', move: 'decline' }];
  const early = await makeTable(ada);
  expect(await ada.refused('PUT', `/tables/${early}/auto-answers`, { answers })).toBe('409 table.not-playing');
  const id = await startGame(ada, ben);
  const address = `/tables/${id}/auto-answers`;
  expect(await eve.refused('PUT', address, { answers })).toBe('409 table.not-seated');
  const nonsense = [{ question: 'x', move: 'nonsense' }];
  expect(await ada.refused('PUT', address, { answers: nonsense })).toBe('400 table.notation');
  expect(await ada.ask('PUT', address, { answers })).toEqual({ answers });
  expect(await ada.ask('GET', address)).toEqual({ answers });
  expect(await ben.ask('GET', address)).toEqual({ answers: [] });
  expect(JSON.stringify(await ben.ask('GET', `/tables/${id}`))).not.toContain('decline');
  expect(await ada.ask('PUT', address, { answers: [] })).toEqual({ answers: [] });
});
