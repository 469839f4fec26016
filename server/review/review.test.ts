import { fastRng, Match, parseLog, printEntry, seededChance } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import type { Review, ReviewMessage } from '@orrery/protocol';
import type { ReviewResponse, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClusterUser, InProcessCluster } from '../testing/in-process-cluster.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';

const TIMEOUT = { timeout: 20_000 };
/** With a short game. */
const TERMS = { ...TEST_TABLE_TERMS, options: { rounds: 10 } };

let cluster: InProcessCluster;
let urls: readonly [string, string];
beforeAll(async () => {
  cluster = await InProcessCluster.start();
  urls = [(await cluster.node()).url, (await cluster.node()).url];
}, 120_000);
afterAll(() => cluster.end());

async function guest(name: string): Promise<ClusterUser & { readonly id: string }> {
  const user = new ClusterUser();
  const { me } = await user.ask<{ me: { person: string } }>(urls[0], 'POST', '/me', { name });
  return Object.assign(user, { id: me.person });
}

/** A game of two people in which substitutes have played to the end. */
async function finishedGame() {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')];
  const { table } = await ada.ask<TableResponse>(urls[0], 'POST', '/tables', TERMS);
  const at = `/tables/${table.id}`;
  await ben.ask(urls[0], 'POST', `${at}/sit`, { seat: 1 });
  await ben.ask(urls[0], 'POST', `${at}/ready`, { ready: true });
  await ada.ask(urls[0], 'POST', `${at}/start`);
  for (const each of [ada, ben]) await each.ask(urls[0], 'POST', `${at}/substitute`, { level: 'cadet' });
  const state = async () => (await ada.ask<TableResponse>(urls[1], 'GET', at)).table.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('over');
  return { ada, ben, id: table.id, at: `${at}/review` };
}

function follow(user: ClusterUser, url: string, id: string) {
  const { heard, socket } = user.openSocket<ReviewMessage>(url, `/live/review/${id}`);
  const reviews = (): readonly Review[] => heard.flatMap((each) => (each.type === 'review' ? [each.review] : []));
  return { heard, socket, now: () => reviews().at(-1) };
}

const refused = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'accepted',
    (error: Error) => /"code":"([\w.-]+)"/.exec(error.message)?.[1] ?? error.message,
  );

test('one leads, and pages on every node follow what is shown', async () => {
  const { ada, ben, id, at } = await finishedGame();
  const [first, second] = [follow(ada, urls[0], id), follow(ben, urls[1], id)];
  const stranger = follow(new ClusterUser(), urls[1], id);
  await expect.poll(() => second.now()?.people.map(({ name }) => name), TIMEOUT).toEqual(['Ada', 'Ben']);
  expect(stranger.now()).toMatchObject({ leader: null, mayWrite: false });
  expect(await refused(ben.ask(urls[1], 'PUT', `${at}/position`, { branch: null, seq: 1 }))).toBe('review.not-leader');
  await ada.ask(urls[0], 'PUT', `${at}/leader`, { person: ada.id });
  expect(await refused(ben.ask(urls[1], 'PUT', `${at}/leader`, { person: ben.id }))).toBe('review.led');
  await ada.ask(urls[0], 'PUT', `${at}/position`, { branch: null, seq: 4 });
  const shown = { type: 'shown', position: { branch: null, seq: 4 } };
  for (const each of [first, second, stranger]) await expect.poll(() => each.heard, TIMEOUT).toContainEqual(shown);
  expect(await refused(ada.ask(urls[0], 'PUT', `${at}/position`, { branch: null, seq: 9_999 }))).toBe(
    'review.position',
  );
  await ada.ask(urls[1], 'PUT', `${at}/leader`, { person: ben.id });
  await expect.poll(() => first.now()?.leader?.name, TIMEOUT).toBe('Ben');
  await ben.ask(urls[0], 'PUT', `${at}/position`, { branch: null, seq: 5 });
  expect((await ada.ask<ReviewResponse>(urls[1], 'GET', at)).review.position).toEqual({ branch: null, seq: 5 });
});

test('a leader whose page is gone can be replaced by another player, and by nobody else', async () => {
  const { ada, ben, id, at } = await finishedGame();
  const page = follow(ada, urls[0], id);
  await expect.poll(() => page.now()?.people, TIMEOUT).toHaveLength(1);
  await ada.ask(urls[0], 'PUT', `${at}/leader`, { person: ada.id });
  const eve = await guest('Eve');
  expect(await refused(eve.ask(urls[0], 'PUT', `${at}/leader`, { person: eve.id }))).toBe('review.not-player');
  page.socket.terminate();
  const other = follow(ben, urls[1], id);
  await expect.poll(() => other.now()?.people.map(({ name }) => name), TIMEOUT).toEqual(['Ben']);
  await ben.ask(urls[1], 'PUT', `${at}/leader`, { person: ben.id });
  await expect.poll(() => other.now()?.leader?.name, TIMEOUT).toBe('Ben');
});

test('a branch takes only what the rules allow there, and everybody sees it', async () => {
  const { ada, ben, id, at } = await finishedGame();
  await ada.ask(urls[0], 'PUT', `${at}/leader`, { person: ada.id });
  const page = follow(ben, urls[1], id);
  const log = parseLog(comet, await ada.ask<string>(urls[0], 'GET', `/tables/${id}/log`));
  if (!log.ok) throw new Error(log.problem.text);
  // Other moves after the first request: what the engine plays on from there, with other dice.
  const match = new Match(comet, log.value.header, { chance: seededChance(7), history: true });
  const begin = log.value.entries.findIndex(({ by }) => by !== 'chance');
  for (const entry of log.value.entries.slice(0, begin)) match.applyChecked(entry);
  const rng = fastRng(3);
  const { awaiting } = match;
  const seat = awaiting.who === 'seats' ? Math.log2(awaiting.must & -awaiting.must) : 0;
  const moves = match.moves(seat);
  const move = moves[rng(moves.length)];
  if (move === undefined) throw new Error('there is no move');
  match.choose(seat, match.request(seat)?.id ?? -1, move);
  const entries = match.entries.slice(begin).map((entry) => printEntry(comet.notation, entry));

  const made = await ada.ask<ReviewResponse>(urls[0], 'POST', `${at}/branches`, { from: begin, entries });
  const branch = { id: 1, name: 'Ada', from: begin, entries };
  expect(made.review).toMatchObject({ branches: [branch], position: { branch: 1, seq: begin + entries.length } });
  await expect.poll(() => page.now(), TIMEOUT).toMatchObject({ branches: [branch] });
  for (const bad of ['0: nonsense', 'once upon', `${1 - seat}: ${comet.notation.print(move)}`, `${seat}< 1`]) {
    const asked = ada.ask(urls[0], 'PUT', `${at}/branches/1`, { keep: 0, entries: [bad] });
    expect(await refused(asked), bad).toBe('review.entry');
  }
  expect(await refused(ben.ask(urls[0], 'PUT', `${at}/branches/1`, { keep: 0, entries: [] }))).toBe(
    'review.not-leader',
  );
  expect(await refused(ada.ask(urls[0], 'PUT', `${at}/branches/7`, { keep: 0, entries: [] }))).toBe(
    'review.unknown-branch',
  );
  await ben.ask(urls[1], 'POST', `${at}/notes`, { position: { branch: 1, seq: begin + 1 }, text: 'bold' });
  await ada.ask(urls[0], 'PUT', `${at}/branches/1`, { keep: 0, entries: [] });
  await expect.poll(() => page.now(), TIMEOUT).toMatchObject({ branches: [{ entries: [] }], notes: [] });
  await ada.ask(urls[0], 'DELETE', `${at}/branches/1`);
  await expect
    .poll(() => page.now(), TIMEOUT)
    .toMatchObject({
      branches: [],
      position: { branch: null, seq: begin },
    });
});

test('notes stay with the game; only players write them, and a muted person’s are not shown', async () => {
  const { ada, ben, at } = await finishedGame();
  const position = { branch: null, seq: 3 };
  await ada.ask(urls[0], 'POST', `${at}/notes`, { position, text: ' a <b>good</b>\nmove ' });
  await ben.ask(urls[1], 'POST', `${at}/notes`, { position, text: 'was it?' });
  const texts = async (user: ClusterUser) =>
    (await user.ask<ReviewResponse>(urls[1], 'GET', at)).review.notes.map(({ text }) => text);
  expect(await texts(new ClusterUser())).toEqual(['a <b>good</b> move', 'was it?']);
  const eve = await guest('Eve');
  expect(await refused(eve.ask(urls[0], 'POST', `${at}/notes`, { position, text: 'hi' }))).toBe('review.not-player');
  expect(await refused(ada.ask(urls[0], 'POST', `${at}/notes`, { position, text: ' ' }))).toBe('review.empty');
  expect(await refused(ada.ask(urls[0], 'POST', `${at}/notes`, { position, text: 'x'.repeat(501) }))).toBe(
    'review.long',
  );
  await ada.ask(urls[0], 'PUT', `/people/${ben.id}/mute`);
  expect(await texts(ada)).toEqual(['a <b>good</b> move']);
  expect(await refused(ben.ask(urls[0], 'DELETE', `${at}/notes/1`))).toBe('review.unknown-note');
  await ben.ask(urls[0], 'DELETE', `${at}/notes/2`);
  expect(await texts(ben)).toEqual(['a <b>good</b> move']);
});

test('nothing of a review is sent or accepted before the game is over', async () => {
  const ada = await guest('Ada');
  const { table } = await ada.ask<TableResponse>(urls[0], 'POST', '/tables', TERMS);
  const at = `/tables/${table.id}/review`;
  await ada.ask(urls[0], 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await ada.ask(urls[0], 'POST', `/tables/${table.id}/start`);
  const page = follow(ada, urls[0], table.id);
  await expect.poll(() => page.heard, TIMEOUT).toEqual([{ type: 'bye', reason: 'unknown-table' }]);
  expect(await refused(ada.ask(urls[0], 'GET', at))).toBe('review.not-over');
  expect(await refused(ada.ask(urls[0], 'PUT', `${at}/leader`, { person: ada.id }))).toBe('review.not-over');
  expect(await refused(ada.ask(urls[0], 'POST', `${at}/branches`, { from: 0, entries: [] }))).toBe('table.no-log');
});
