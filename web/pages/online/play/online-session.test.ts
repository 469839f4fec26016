import { fastRng, type Game, hasSeat, type Kinded, MoveList, type Seat, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { startrek } from '@orrery/startrek';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveTableClient } from '../table/live-table-client.ts';
import { BadNetwork } from '../testing/bad-network.ts';
import { FakeServer, makeTableSummary } from '../testing/fake-server.ts';
import { OnlineSession } from './online-session.ts';

async function table<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  seed: number,
) {
  const rng = fastRng(seed);
  const network = new BadNetwork(rng);
  const server = new FakeServer(game, seats, seed);
  const stage = { game, gameMessages: null, options: standardOptions(game.options), seats };
  const watchers: readonly (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
  const lives = watchers.map(
    (seat, i) =>
      new LiveTableClient(
        network.page({ connect: (since, ears) => server.connect(seat, since, ears) }),
        makeTableSummary(game.id, seats),
        1000 * i,
      ),
  );
  await network.pass(100);
  const sessions = lives.map((live) => new OnlineSession(live, stage));
  const choose = (session: (typeof sessions)[number]) => {
    const { request, view } = session.snapshot;
    if (request === null || view.seat === null) throw new Error('no request for a seat');
    const out = new MoveList<M>(4);
    game.moves(view, out);
    const moves = out.toArray();
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error('no legal move');
    return session.choose(request.id, move);
  };
  /** Compares every session with the record. */
  const compare = () => {
    for (const [i, seat] of watchers.entries()) {
      const { snapshot } = sessions[i] ?? expect.fail();
      const { timeline, match } = server;
      expect(snapshot.seq).toBe(match.seq);
      expect(snapshot.view).toEqual(JSON.parse(JSON.stringify(timeline.view(timeline.length, seat))));
      expect(snapshot.story).toEqual(JSON.parse(JSON.stringify(timeline.story(seat))));
      expect(snapshot.request).toEqual(seat === null ? null : match.request(seat));
      expect(snapshot.awaiting).toEqual(match.awaiting);
    }
  };
  return { rng, network, server, lives, sessions, choose, compare };
}

async function stroll<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  { seed, fragility, rounds }: { seed: number; fragility: number; rounds: number },
) {
  const at = await table(game, seats, seed);
  const { rng, network, server, sessions } = at;
  network.fragility = fragility;
  const answers: Promise<number>[] = [];
  const busy = new Set<number>();
  const own = (): number => server.match.entries.filter(({ by }) => by !== 'chance').length;
  const first = own();
  for (let round = 0; round < rounds && server.match.awaiting.who === 'seats'; round++) {
    for (const [seat, session] of sessions.entries()) {
      const { request, awaiting, undoable } = session.snapshot;
      const isAsked = awaiting.who === 'seats' && hasSeat(awaiting.must, seat) && request?.must;
      if (busy.has(seat) || !(isAsked || undoable > 0) || rng(2) === 0) continue;
      busy.add(seat);
      const asked = undoable > 0 && (!isAsked || rng(4) === 0) ? session.undo() : at.choose(session);
      const settled = asked.then((refusals) => {
        busy.delete(seat);
        return refusals.length === 0 ? 1 : 0;
      });
      answers.push(settled);
    }
    if (rng(12) === 0) network.breakAll();
    if (rng(9) === 0) server.forget();
    await network.pass(20 + rng(200));
  }
  network.fragility = 0;
  await network.pass(60_000);
  expect(busy.size).toBe(0);
  const accepted = (await Promise.all(answers)).reduce((sum, n) => sum + n, 0);
  at.compare();
  return { ...at, accepted, played: own() - first };
}

test('whatever connections break, every session shows the log, and nothing is played twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 30 }), async (seed, fragility) => {
      const { accepted, played } = await stroll(comet, 3, { seed, fragility, rounds: 30 });
      // A repeated move that is late was either played or overtaken by the game; neither is an error for the user.
      expect(played).toBeLessThanOrEqual(accepted);
    }),
    { numRuns: 30 },
  );
});

test('a whole board with hands and hidden summaries is transmitted as well', async () => {
  const { played } = await stroll(startrek, 3, { seed: 3, fragility: 15, rounds: 160 });
  expect(played).toBeGreaterThan(40);
});

test('a lost connection is shown, and the table stays readable and reconnects by itself', async () => {
  const { network, server, sessions, choose, compare } = await table(comet, 2, 4);
  const asked = sessions.find(({ snapshot }) => snapshot.request?.must) ?? expect.fail();
  const before = asked.snapshot.view;
  network.breakAll();
  expect(asked.snapshot.online?.isConnected).toBe(false);
  expect(asked.snapshot.error).toBeNull();
  expect(asked.snapshot.view).toBe(before);
  const answer = choose(asked);
  const { seq } = server.match;
  await network.pass(5_000);
  expect(await answer).toEqual([]);
  expect(server.match.seq).toBeGreaterThan(seq);
  expect(asked.snapshot.online?.isConnected).toBe(true);
  compare();
});

test('an old view is what the seat saw then, and undo rewrites the past', async () => {
  const { sessions, server, network, choose } = await table(comet, 2, 4);
  for (let i = 0; i < 30; i++) {
    const asked = sessions.find(({ snapshot }) => snapshot.request?.must);
    if (asked === undefined) break;
    const refusals = choose(asked);
    await network.pass(200);
    expect(await refusals).toEqual([]);
  }
  const { timeline } = server;
  for (const seq of [0, 3, 7, timeline.seq]) {
    const view = JSON.parse(JSON.stringify(timeline.view(timeline.stepAt(seq), 0)));
    expect(await sessions[0]?.viewAt(seq)).toEqual(view);
  }
  expect(sessions[0]?.steps(0).map(({ seq }) => seq)).toEqual(timeline.steps(0, 0).map(({ seq }) => seq));
});

test('a person with a substitute is not asked until they take their seat back', async () => {
  const { network, server, sessions } = await table(comet, 2, 5);
  const session = sessions.find(({ snapshot }) => snapshot.request !== null);
  const seat = session?.snapshot.view.seat ?? expect.fail();
  const tell = async (substitute: 'captain' | null) => {
    const chairs = server.summary.chairs.map((chair, at) =>
      at === seat && chair.sitter?.kind === 'person' ? { ...chair, sitter: { ...chair.sitter, substitute } } : chair,
    );
    server.tellAll({ type: 'table', summary: { ...server.summary, chairs } });
    await network.pass(1_000);
  };
  await tell('captain');
  expect(session?.snapshot).toMatchObject({ request: null, undoable: 0 });
  await tell(null);
  expect(session?.snapshot.request).not.toBeNull();
});

test('a chat message is received once, however often it was sent', async () => {
  const { lives, network, server } = await table(comet, 2, 4);
  const said = lives[0]?.request({ type: 'say', text: 'hello there' }) ?? expect.fail();
  network.breakAll();
  await network.pass(5_000);
  expect(await said).toEqual([]);
  server.forget();
  const again = lives[0]?.request({ type: 'say', text: 'well played' }) ?? expect.fail();
  await network.pass(31); // received, and not yet answered
  network.breakAll();
  server.forget();
  await network.pass(5_000);
  expect(await again).toEqual([]);
  expect(lives[1]?.state.chat.map(({ text }) => text)).toEqual(['hello there', 'well played']);
});

test('a deleted table says so, and pending requests are answered', async () => {
  const { lives, sessions, network, server, choose } = await table(comet, 2, 4);
  const asked = sessions.find(({ snapshot }) => snapshot.request?.must) ?? expect.fail();
  server.tellAll({ type: 'bye', reason: 'unknown-table' });
  const answer = choose(asked);
  await network.pass(1_000);
  expect((await answer).length).toBeLessThanOrEqual(1);
  expect(lives.map(({ state }) => state.connection)).toEqual(['left', 'left', 'left']);
  expect(asked.snapshot.error?.code).toBe('online.unknown-table');
  expect(asked.snapshot.request).toBeNull();
});

test.each(['{"type":"entries","steps":[{"seq":"7"}]}', '{"type":"surprise"}', 'no JSON'])(
  'a message that does not fit its schema is one clear problem, and nothing more is received: %s',
  async (text) => {
    const { lives, sessions, network, server } = await table(comet, 2, 4);
    server.sendRawToAll(text);
    await network.pass(60_000);
    expect(lives.map(({ state }) => state.connection)).toEqual(['left', 'left', 'left']);
    expect(sessions[0]?.snapshot.error?.code).toBe('online.unreadable');
  },
);

test('the page reconnects to a server that restarts', async () => {
  const { lives, network, server, compare } = await table(comet, 2, 4);
  server.tellAll({ type: 'bye', reason: 'shutdown' });
  await network.pass(50);
  expect(lives[0]?.state.connection).toBe('lost');
  await network.pass(3_000);
  expect(lives[0]?.state.connection).toBe('here');
  compare();
});

test('a response does not replace a newer state from the socket', async () => {
  const { server, network, lives } = await table(comet, 2, 3);
  const [live] = lives;
  const older = makeTableSummary(comet.id, 2);
  server.tellAll({ type: 'table', summary: { ...older, spectators: 4 } });
  await network.pass(100);
  live?.updateSummary(older);
  expect(live?.state.summary.spectators).toBe(4);
});
