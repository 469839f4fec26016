import { fingerprintOf, fromHex, sealedChance } from '@orrery/kernel';
import type { ProfileResponse, RatingSummary, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRecord } from '../ports.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';
import { REVEAL_TIMEOUT_MS } from './dice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

type Player = TestBrowser & { readonly id: string };

const doing = (player: Player, id: string, what: string, body: object = {}): Promise<TableResponse> =>
  player.ask<TableResponse>('POST', `/tables/${id}/${what}`, body);
const refused = (player: Player, id: string, what: string, body: object = {}): Promise<string> =>
  player.refused('POST', `/tables/${id}/${what}`, body);
const shown = (player: Player, id: string): Promise<TableResponse> => player.ask<TableResponse>('GET', `/tables/${id}`);

const recordOf = async (id: string): Promise<TableRecord> => {
  const record = await server.tables.find(id);
  if (record === null) throw new Error('no such table');
  return record;
};

/** A table of the first player at which all the others sit and are ready. */
async function gather([host, ...others]: readonly Player[], changes: object = {}): Promise<string> {
  if (host === undefined) throw new Error('nobody came');
  const seats = others.length + 1;
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, seats, ...changes });
  for (const other of others) {
    await doing(other, table.id, 'sit');
    await doing(other, table.id, 'ready', { ready: true });
  }
  return table.id;
}

const seedOf = (name: string): string => `0123456789abcdef ${name}`;
const commit = (player: Player, id: string, seed: string): Promise<TableResponse> =>
  doing(player, id, 'commit', { commitment: fingerprintOf(seed) });

/** The first draw below `DIE_SIDES`, computed from what the database holds and these seeds of the seats. */
const DIE_SIDES = 1000;
const firstDraw = ({ id, serverSeed }: TableRecord, clientSeeds: readonly string[]): number =>
  sealedChance({ serverSeed: fromHex(serverSeed) ?? new Uint8Array(), id, clientSeeds })(
    { who: 'chance', kind: 'roll', of: [DIE_SIDES], secret: false },
    0,
  )[0] ?? -1;

test('a player who reads the database and sits down last cannot choose the dice', async () => {
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  let wished = 0;
  for (let round = 0; round < 5; round++) {
    const id = await gather([ada, eve]);
    // In every other round Ada's page is not connected, and her commitment cannot be opened.
    if (round % 2 === 0) server.play.here.add(ada.id);
    server.play.here.add(eve.id);
    const own = `${seedOf('Ada')} ${round}`;
    await commit(ada, id, own);
    const record = await recordOf(id);
    const seeds = record.chairs.map(({ clientSeed }) => clientSeed);
    let lucky = 0;
    while (firstDraw(record, [seeds[0] ?? '', `lucky number of Eve ${lucky}`]) !== 7) lucky++;
    await commit(eve, id, `lucky number of Eve ${lucky}`);
    await doing(ada, id, 'start');
    if (round % 2 === 0) await doing(ada, id, 'reveal', { seed: own });
    await doing(eve, id, 'reveal', { seed: `lucky number of Eve ${lucky}` });
    const begun = server.play.records.get(id);
    if (begun === undefined) throw new Error('no game began');
    const clientSeeds = begun.chairs.map(({ clientSeed }) => clientSeed);
    expect(clientSeeds[1]).toBe(`lucky number of Eve ${lucky}`);
    if (firstDraw(begun, clientSeeds) === 7) wished++;
    server.play.here.clear();
  }
  expect(wished).toBeLessThan(2);
});

test('no seed is revealed before all are committed, and only committed seeds are accepted', async () => {
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const id = await gather([ada, eve]);
  for (const each of [ada, eve]) server.play.here.add(each.id);
  await commit(ada, id, seedOf('Ada'));
  await commit(eve, id, seedOf('Eve'));
  expect(await refused(ada, id, 'reveal', { seed: seedOf('Ada') })).toBe('409 table.no-reveal');
  const { table } = await doing(ada, id, 'start');
  expect(table).toMatchObject({ state: 'gathering', revealUntil: server.clock.now + REVEAL_TIMEOUT_MS });
  expect(table.chairs.map(({ commitment }) => commitment)).toEqual([seedOf('Ada'), seedOf('Eve')].map(fingerprintOf));
  expect(table.chairs.map(({ hasRevealed }) => hasRevealed)).toEqual([false, false]);
  // Ada has revealed; Eve reads it and would rather have committed to something else.
  const opened = await doing(ada, id, 'reveal', { seed: seedOf('Ada') });
  expect(opened.table.chairs.map(({ hasRevealed }) => hasRevealed)).toEqual([true, false]);
  expect(JSON.stringify(opened)).not.toContain(seedOf('Ada'));
  const another = { commitment: fingerprintOf(seedOf('another')) };
  for (const [what, body] of [
    ['reveal', { seed: seedOf('another') }],
    ['commit', another],
    ['stand', {}],
    ['ready', { ready: false }],
    ['sit', { seat: 1 }],
  ] as const) {
    expect(await refused(eve, id, what, body)).toBe(
      what === 'reveal' ? '409 table.seed-mismatch' : '409 table.reveal-in-progress',
    );
  }
  expect(await refused(ada, id, 'start')).toBe('409 table.reveal-in-progress');
  expect((await doing(eve, id, 'reveal', { seed: seedOf('Eve') })).table).toMatchObject({
    state: 'playing',
    revealUntil: null,
  });
  const seeds = server.play.records.get(id)?.chairs.map(({ clientSeed }) => clientSeed);
  expect(seeds).toEqual([seedOf('Ada'), seedOf('Eve')]);
  // Repeated by a page that got no answer.
  expect((await doing(eve, id, 'reveal', { seed: seedOf('Eve') })).table.state).toBe('playing');
  server.play.here.clear();
});

test('a player who does not reveal loses the chair, and the others commit to new seeds', async () => {
  const [ada, eve, cleo] = [await server.guest('Ada'), await server.guest('Eve'), await server.guest('Cleo')];
  const id = await gather([eve, ada, cleo]);
  for (const each of [ada, eve, cleo]) {
    server.play.here.add(each.id);
    await commit(each, id, seedOf(each.id));
  }
  await doing(eve, id, 'start');
  await doing(ada, id, 'reveal', { seed: seedOf(ada.id) });
  await doing(cleo, id, 'reveal', { seed: seedOf(cleo.id) });
  await doing(ada, id, 'expire-reveal');
  expect((await shown(ada, id)).table.revealUntil).not.toBeNull();
  server.clock.pass(REVEAL_TIMEOUT_MS);
  const { table } = await doing(ada, id, 'expire-reveal');
  expect(table).toMatchObject({ state: 'gathering', revealUntil: null, host: ada.id });
  expect(table.chairs).toMatchObject([
    { sitter: null, commitment: null },
    { sitter: { person: ada.id }, isReady: true, commitment: null, hasRevealed: false },
    { sitter: { person: cleo.id }, commitment: null, hasRevealed: false },
  ]);
  expect(await refused(eve, id, 'sit')).toBe('403 table.seed-not-revealed');
  const dan = await server.guest('Dan');
  await doing(dan, id, 'sit');
  await doing(dan, id, 'ready', { ready: true });
  expect((await doing(ada, id, 'start')).table.state).toBe('playing');
  const seeds = server.play.records.get(id)?.chairs.map(({ clientSeed }) => clientSeed) ?? [];
  for (const each of [ada, cleo]) expect(seeds).not.toContain(seedOf(each.id));
  expect(new Set(seeds).size).toBe(3);
  server.play.here.clear();
});

test('leaving during the reveal counts as not revealing; a person alone with bots may try again', async () => {
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const id = await gather([ada, eve]);
  for (const each of [ada, eve]) {
    server.play.here.add(each.id);
    await commit(each, id, seedOf(each.id));
  }
  await doing(ada, id, 'start');
  await doing(ada, id, 'reveal', { seed: seedOf(ada.id) });
  const { table } = await doing(eve, id, 'leave');
  expect(table).toMatchObject({ revealUntil: null, chairs: [{ commitment: null }, { sitter: null }] });
  expect(await refused(eve, id, 'sit')).toBe('403 table.seed-not-revealed');

  const { table: alone } = await ada.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await doing(ada, alone.id, 'bot', { seat: 1, level: 'cadet' });
  await commit(ada, alone.id, seedOf('first'));
  expect((await doing(ada, alone.id, 'start')).table.chairs).toMatchObject([
    { hasRevealed: false },
    { hasRevealed: true },
  ]);
  server.clock.pass(REVEAL_TIMEOUT_MS);
  const again = await doing(ada, alone.id, 'expire-reveal');
  expect(again.table.chairs).toMatchObject([{ sitter: { person: ada.id }, commitment: null }, { commitment: null }]);
  await commit(ada, alone.id, seedOf('second'));
  await doing(ada, alone.id, 'start');
  expect((await doing(ada, alone.id, 'reveal', { seed: seedOf('second') })).table.state).toBe('playing');
  server.play.here.clear();
});

test('for bots and seats without a page, the server draws a seed after all others are committed', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const id = await gather([ada, ben], { seats: 3, time: { kind: 'correspondence', perMove: 86_400_000 } });
  await doing(ada, id, 'bot', { seat: 2, level: 'cadet' });
  await commit(ben, id, seedOf('Ben')); // and then Ben leaves
  await commit(ada, id, seedOf('Ada'));
  server.play.here.add(ada.id);
  const { table } = await doing(ada, id, 'start');
  expect(table.chairs.map(({ hasRevealed }) => hasRevealed)).toEqual([false, true, true]);
  expect(table.chairs[1]?.commitment).not.toBe(fingerprintOf(seedOf('Ben')));
  await doing(ada, id, 'reveal', { seed: seedOf('Ada') });
  const begun = server.play.records.get(id);
  const seeds = begun?.chairs.map(({ clientSeed }) => clientSeed) ?? [];
  expect(seeds[0]).toBe(seedOf('Ada'));
  for (const seed of seeds.slice(1)) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(table.chairs.map(({ commitment }) => commitment)).toEqual(seeds.map(fingerprintOf));
  server.play.here.clear();
});

const CLOCK = { kind: 'game', start: 600_000, increment: 10_000 } as const;
const MINUTE_MS = 60_000;
let members = 0;
const member = (): Promise<Player> => server.member(`Member${++members}`);

/** A rated game in progress; `moved` are the seats that have made a move. */
async function rate(players: readonly Player[], moved: readonly number[], time: object = CLOCK): Promise<string> {
  const id = await gather(players, { isRated: true, time });
  const [host] = players;
  if (host !== undefined) await doing(host, id, 'start');
  for (const [i, seat] of moved.entries()) {
    await server.db.query('INSERT INTO entries (game_id, seq, entry) VALUES ($1, $2, $3)', [
      id,
      i + 1,
      `${seat}: roll`,
    ]);
  }
  return id;
}

const ratingIn = async (player: Player): Promise<RatingSummary | undefined> =>
  (await player.ask<ProfileResponse>('GET', `/people/${player.id}`)).ratings[0];

/** A person's number of rated games, and whether the rating has risen or fallen from 0. */
async function ratingOf(player: Player): Promise<string> {
  const rating = await ratingIn(player);
  return rating === undefined ? 'unrated' : `${rating.games} ${rating.rating > 0 ? 'up' : 'down'}`;
}

test('a rated table has a clock and no substitutes', async () => {
  const ada = await member();
  const wished = { ...TEST_TABLE_TERMS, isRated: true };
  expect(await ada.refused('POST', '/tables', wished)).toBe('403 table.rated-clock');
  const { table } = await ada.ask<TableResponse>('POST', '/tables', { ...wished, time: CLOCK, onTimeout: 'bot' });
  expect(table).toMatchObject({ isRated: true, onTimeout: 'forfeit' });
  // A table created before that rule does not start, and has no rematch.
  await server.db.query(`UPDATE tables SET time = '{"kind":"none"}' WHERE id = $1`, [table.id]);
  const bea = await member();
  await doing(bea, table.id, 'sit');
  await doing(bea, table.id, 'ready', { ready: true });
  expect(await refused(ada, table.id, 'start')).toBe('403 table.rated-clock');
});

test('a rated table has no substitutes, no matter who asks for one', async () => {
  const [ada, bea] = [await member(), await member()];
  const id = await rate([ada, bea], [0, 1]);
  expect(await refused(ada, id, 'substitute', { level: 'admiral' })).toBe('403 table.rated-substitute');
  await server.tables.setSubstitute(id, 0, 'captain');
  expect((await recordOf(id)).chairs[0]?.sitter).toMatchObject({ substitute: null });
});

test('leaving a rated game loses it, whether or not the opponent is present', async () => {
  const [ada, bea] = [await member(), await member()];
  const id = await rate([ada, bea], [0, 1]);
  const { table } = await doing(ada, id, 'leave');
  expect(table).toMatchObject({ state: 'over', places: [2, 1], forfeited: [0] });
  expect([await ratingOf(ada), await ratingOf(bea)]).toEqual(['1 down', '1 up']);
  expect(await refused(bea, id, 'leave')).toBe('409 table.not-playing');
});

test('running out of time in a rated game loses it', async () => {
  const [ada, bea] = [await member(), await member()];
  const id = await rate([ada, bea], [0, 1, 0]);
  await server.tables.forfeit(id, 1); // as called when a clock runs out
  expect((await shown(ada, id)).table).toMatchObject({ state: 'over', places: [1, 2], forfeited: [1] });
  await server.tables.finish(id, [2, 1], []); // and another node that saw the game end differently
  expect([await ratingOf(ada), await ratingOf(bea)]).toEqual(['1 up', '1 down']);
});

test('a rated game is cancelled without rating only while somebody has not moved, or when its log is broken', async () => {
  const [ada, bea] = [await member(), await member()];
  const left = await rate([ada, bea], [0, 0]);
  expect((await doing(ada, left, 'leave')).table).toMatchObject({ state: 'abandoned', places: null });
  const late = await rate([ada, bea], [1]);
  await server.tables.forfeit(late, 0);
  expect((await shown(ada, late)).table).toMatchObject({ state: 'abandoned', places: null });
  const agreed = await rate([ada, bea], []);
  await doing(ada, agreed, 'vote-to-end');
  expect((await doing(bea, agreed, 'vote-to-end')).table.state).toBe('abandoned');
  expect([await ratingOf(ada), await ratingOf(bea)]).toEqual(['unrated', 'unrated']);
  const faulty = await rate([ada, bea], [0, 1]);
  await server.db.query(`UPDATE tables SET fault = 'the log leads elsewhere' WHERE id = $1`, [faulty]);
  expect((await doing(ada, faulty, 'leave')).table).toMatchObject({ state: 'abandoned', places: null });
  expect([await ratingOf(ada), await ratingOf(bea)]).toEqual(['unrated', 'unrated']);
  const begun = await rate([ada, bea], [0, 1]);
  expect(await refused(ada, begun, 'vote-to-end')).toBe('403 table.rated-vote');
  expect(await refused(bea, begun, 'vote-to-end')).toBe('403 table.rated-vote');
});

test('a player who is absent from a rated game loses it when another player claims the win', async () => {
  const [ada, bea] = [await member(), await member()];
  const id = await rate([ada, bea], [0, 1]);
  server.play.here.add(ada.id);
  server.play.turn = 1;
  const say = { seat: 1, level: 'captain' } as const;
  expect(await refused(ada, id, 'bot', say)).toBe('409 table.not-absent');
  server.clock.pass(6 * MINUTE_MS);
  server.play.turn = 0;
  expect(await refused(ada, id, 'bot', say)).toBe('409 table.not-waiting');
  server.play.turn = 1;
  expect((await doing(ada, id, 'bot', say)).table).toMatchObject({ state: 'over', places: [1, 2] });
  expect([await ratingOf(ada), await ratingOf(bea)]).toEqual(['1 up', '1 down']);
  server.play.turn = 0;
  server.play.here.clear();
});

test('of several players, those who left come last, the first to leave last of all, and the others are rated by the result', async () => {
  const players = [await member(), await member(), await member(), await member()] as const;
  const [ada, bea, cleo, dora] = players;
  const id = await rate(players, [0, 1, 2, 3]);
  const { table } = await doing(bea, id, 'leave');
  expect(table).toMatchObject({
    state: 'playing',
    forfeited: [1],
    chairs: [{}, { sitter: { substitute: 'captain' } }, {}, {}],
  });
  expect(await refused(bea, id, 'substitute', { level: null })).toBe('409 table.seat-forfeited');
  expect(await refused(bea, id, 'substitute', { level: 'admiral' })).toBe('403 table.rated-substitute');
  await server.tables.forfeit(id, 3);
  // The bot in Bea's place has won: that counts for nobody.
  await server.tables.finish(id, [3, 1, 2, 4], [1, 3]);
  expect((await shown(ada, id)).table).toMatchObject({ state: 'over', places: [2, 4, 1, 3], forfeited: [1, 3] });
  const figures = await Promise.all([cleo, ada, dora, bea].map(async (each) => (await ratingIn(each))?.rating ?? 0));
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  expect(new Set(figures).size).toBe(4);
  const last = await rate(players, [0, 1, 2, 3]);
  for (const each of [ada, bea, cleo]) await doing(each, last, 'leave');
  expect((await shown(dora, last)).table).toMatchObject({ state: 'over', places: [4, 3, 2, 1] });
});

test('deleting an account resigns its rated games and deletes its ratings', async () => {
  const [ada, bea] = [await member(), await member()];
  const id = await rate([ada, bea], [0, 1]);
  await ada.ask('DELETE', '/me');
  expect((await shown(bea, id)).table).toMatchObject({ state: 'over', places: [2, 1] });
  expect(await ratingOf(bea)).toBe('1 up');
  expect(await server.db.query('SELECT 1 FROM ratings WHERE person = $1', [ada.id])).toEqual([]);
});
