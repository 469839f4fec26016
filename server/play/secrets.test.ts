import { ALL_GAMES } from '@orrery/catalog';
import {
  eventFor,
  fastRng,
  type Game,
  isUndoEntry,
  type Kinded,
  Match,
  parseLog,
  randomAskedSeat,
  type Seat,
  seededChance,
  standardOptions,
  viewsOf,
} from '@orrery/kernel';
import { diffJson, type JsonValue, type ServerMessage } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';
import { TestClient } from '../testing/client.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { makeSharedTables } from '../testing/tables.ts';
import { diffStep, stepJson } from './step-diff.ts';

/** Law 3 over the network: a client gets exactly what its seat may know, byte for byte. */

/** What spectators say in these games: no player may receive it before the end. */
const SPECTATORS_WORD = 'a word among spectators';

const sharedTables = makeSharedTables();
let database: Awaited<ReturnType<typeof startDatabase>>;
let nodes: readonly [TestNode, TestNode];

beforeAll(async () => {
  buildProgram('server');
  database = await startDatabase();
  nodes = [await startNode(database.open(), sharedTables), await startNode(database.open(), sharedTables)];
}, 120_000);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.end();
});

const games = ALL_GAMES.flatMap(({ id, editions }) => editions.slice(-1).map(({ load }) => ({ id, load })));

/** Everything a client received, decoded, must equal what the kernel shows its seat for this log. */
function checkAgainstLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  text: string,
  client: TestClient<T, H, B, M, E, O, K>,
): void {
  const log = parseLog(game, text);
  if (!log.ok) throw new Error(log.problem.text);
  const { entries, header } = log.value;
  const { seat } = client;
  const match = new Match(game, header);
  const plain = (): { table: JsonValue; hand: JsonValue } =>
    JSON.parse(JSON.stringify({ table: match.state.table, hand: seat === null ? null : match.state.hands[seat] }));
  const expected = new Map<number, string>();
  for (const [i, entry] of entries.entries()) {
    const before = plain();
    const step = match.apply(entry);
    if (!step.ok) throw new Error(step.problem.text);
    if (isUndoEntry(entry)) continue;
    const after = plain();
    const events = step.value.told.map((told) => eventFor(told, seat)).filter((event) => event !== null);
    const [table, hand] = [diffJson(before.table, after.table), diffJson(before.hand, after.hand)];
    expected.set(i + 1, JSON.stringify({ seq: i + 1, events, table, hand }));
  }
  for (const raw of client.heard) {
    const message: ServerMessage = JSON.parse(raw);
    expect(KEYS[message.type], raw.slice(0, 200)).toEqual(Object.keys(message).sort());
    if (message.type !== 'hello' && message.type !== 'entries') continue;
    for (const step of message.steps) expect(JSON.stringify(step)).toBe(expected.get(step.seq));
    if (message.status === null) continue;
    expect(Object.keys(message.status).sort()).toEqual(STATUS_KEYS);
    const { lastMove } = message.status;
    if (lastMove !== null) expect(entries[lastMove - 1], 'the listener’s own move').toMatchObject({ by: seat });
    if (seat === null) expect(message.status).toMatchObject({ request: null, undoable: 0, lastMove: null });
  }
  expect(client.viewsBySeq.get(client.seqSeen)).toEqual(plain());
}

const STATUS_KEYS = ['clocks', 'lastMove', 'request', 'seq', 'serverTime', 'undoable'];

/** Every message type with its complete list of fields. */
const KEYS: Readonly<Record<ServerMessage['type'], readonly string[]>> = {
  hello: ['chat', 'protocol', 'seat', 'since', 'status', 'steps', 'summary', 'type'],
  entries: ['status', 'steps', 'type'],
  undone: ['status', 'to', 'type'],
  ack: ['id', 'type'],
  refused: ['id', 'refusals', 'type'],
  table: ['summary', 'type'],
  chat: ['message', 'type'],
  over: ['places', 'serverSeed', 'type'],
  bye: ['reason', 'type'],
  pong: ['serverTime', 'type'],
};

describe.each(games)('$id', ({ id: name, load }) => {
  test('players and spectators, from the start, late or again, receive what they may know and nothing else', async () => {
    await (await load()).use(async (game) => {
      const seats = game.seats[0];
      const [one, two] = nodes;
      // A client plays the first seat, bots play the others, and all clients watch.
      const sitters = Array.from({ length: seats }, (_, seat) => ({
        person: `p${seat}`,
        ...(seat === 0 ? {} : { substitute: 'captain' as const }),
      }));
      const id = await one.begin({ game: name, sitters });
      const at = (node: TestNode, person: string | null) => new TestClient(game, `${node.address}/live/${id}`, person);
      const players = sitters.map(({ person }, seat) => at(seat % 2 === 0 ? one : two, person));
      const [hand] = players;
      const spectator = at(two, 'eve');
      const clients = [...players, spectator, at(two, null)];
      for (const client of clients) await client.open();
      const late: typeof clients = [];
      const rng = fastRng(11);
      for (let i = 0; hand !== undefined && hand.over === null; i++) {
        if (i % 30 === 15) {
          if (i < 100) await spectator.send({ type: 'say', text: `${SPECTATORS_WORD} ${i}` });
          const newcomer = at(rng(2) === 0 ? one : two, rng(2) === 0 ? null : `p${rng(seats)}`);
          await newcomer.open(0);
          late.push(newcomer);
          const returning = clients[rng(clients.length)];
          returning?.close();
          await returning?.open();
        }
        await hand.until(() => hand.over !== null || hand.now?.request?.must === true);
        if (hand.over !== null) break;
        if ((hand.now?.undoable ?? 0) > 0 && rng(10) === 0) await hand.send({ type: 'undo', seq: hand.seq });
        else await hand.choose(rng);
      }
      for (const client of [...clients, ...late]) await client.until(() => client.over !== null);
      const given = await one.play.logOf(id);
      const log = given.ok ? given.value : given.problem.text;
      const seed = sharedTables.records.get(id)?.serverSeed ?? '';
      expect(log).toContain(seed);
      for (const client of [...clients, ...late]) {
        checkAgainstLog(game, log, client);
        const early = client.heard.slice(
          0,
          client.heard.findIndex((raw) => raw.startsWith('{"type":"over"')),
        );
        expect(early.join('\n')).not.toContain(seed);
        if (client.seat !== null) expect(early.join('\n')).not.toContain(SPECTATORS_WORD);
        client.close();
      }
      expect(one.failures.concat(two.failures)).toEqual([]);
    });
  }, 600_000);

  test('the bytes sent to a seat do not depend on what is hidden from it', async () => {
    (await load()).use((game) => {
      const seats = game.seats[0];
      const options = standardOptions(game.options);
      const match = Match.start(game, { id: 'g', options, seats, chance: seededChance(5) });
      const rng = fastRng(5);
      const [before, imagined, other] = [0, 1, 2].map(() => game.setup(options, seats)) as [
        typeof match.state,
        typeof match.state,
        typeof match.state,
      ];
      let compared = 0;
      for (let i = 0; i < 250 && match.awaiting.who === 'seats'; i++) {
        const mover = randomAskedSeat(match.awaiting, rng);
        const moves = match.moves(mover, 2);
        const move = moves[rng(moves.length)];
        const request = match.request(mover);
        if (move === undefined || request === null) throw new Error('no seat can act');
        for (let seat: Seat = 0; seat < seats; seat++) {
          const view = match.view(seat);
          const memory = game.memory.blank(view);
          for (const { events } of match.heardBy(seat)) for (const event of events) game.memory.hear(memory, event);
          game.imagine(view, memory, rng, imagined);
          if (seat !== mover && game.refuse(viewsOf(imagined)[mover] ?? view, move).length > 0) continue;
          const said = [match.state, imagined].map((world) => {
            game.copy(world, before);
            game.copy(world, other);
            const twin = new Match(game, match.header);
            game.copy(before, twin.state);
            const step = twin.apply({ by: mover, move });
            if (!step.ok) throw new Error(step.problem.text);
            return { bytes: stepJson(diffStep(1, before, twin.state, step.value.told), seat), ...step.value };
          });
          if (said.some(({ revealed }) => revealed !== 0)) continue;
          expect(said[0]?.bytes).toBe(said[1]?.bytes);
          compared++;
        }
        match.choose(mover, request.id, move);
      }
      expect(compared).toBeGreaterThan(50);
    });
  });
});
