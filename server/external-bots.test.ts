import { connect } from 'node:net';
import { toLine } from '@orrery/protocol';
import type { MeResponse, TableResponse, TokensResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REVOKED_CHANNEL } from './connection-registry.ts';
import { AUTO_ANSWERS_CHANNEL } from './ports.ts';
import { makeBot } from './testing/bot.ts';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';

let server: InProcessCluster;
let url = '';

beforeAll(async () => {
  server = await InProcessCluster.start();
  ({ url } = await server.node({ MAX_SOCKETS: '4' }));
}, 180_000);
afterAll(() => server.end());

let people = 0;

/** A program with its own token, at a table whose host lets a bot play. */
class TestProgram {
  readonly host = new ClusterUser();
  readonly owner = new ClusterUser();
  token = '';
  tokenId = '';
  id = '';

  async sit(): Promise<this> {
    const { host, owner } = this;
    await host.ask(url, 'POST', '/me', { name: `Host ${++people}` });
    await owner.ask(url, 'POST', '/me', { name: `Owner ${people}` });
    await owner.ask(url, 'POST', '/account', { login: `owner-${people}`, password: 'correct horse staple' });
    const made = await owner.ask<TokensResponse>(url, 'POST', '/tokens', { name: `Program ${people}` });
    this.token = made.token ?? '';
    this.tokenId = made.tokens[0]?.id ?? '';
    const { table } = await host.ask<TableResponse>(url, 'POST', '/tables', {
      ...{ game: 'comet', seats: 2, time: { kind: 'none' }, onTimeout: 'bot', isRated: false, visibility: 'public' },
      options: { rounds: 10 },
    });
    this.id = table.id;
    await this.asks('POST', `/tables/${this.id}/sit`, '{}');
    await this.asks('POST', `/tables/${this.id}/ready`, '{"ready":true}');
    await host.ask(url, 'POST', `/tables/${this.id}/start`);
    await host.ask(url, 'POST', `/tables/${this.id}/substitute`, { level: 'cadet' });
    return this;
  }

  asks(method: string, address: string, body?: string, signal?: AbortSignal): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' };
    return fetch(`${url}/api${address}`, {
      ...{ method, headers },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  choose(request: number, move: string): Promise<Response> {
    return this.asks('POST', `/bots/${this.id}`, toLine({ type: 'choose', request, move }));
  }
}

/** Reads lines until the response ends. */
async function eachLine({ body }: Response, hear: (text: string) => void): Promise<void> {
  let rest = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) if (each !== '') hear(each);
  }
}

test('a bot program plays a game over HTTP, line by line', async () => {
  const guest = await new TestProgram().sit();
  const answers: number[] = [];
  const bot = makeBot((body) => {
    void guest.asks('POST', `/bots/${guest.id}`, body).then(({ status }) => answers.push(status));
  });
  const stream = await guest.asks('GET', `/bots/${guest.id}`);
  expect(stream.headers.get('content-type')).toContain('application/x-ndjson');
  let places: readonly number[] | null = null;
  await eachLine(stream, (text) => {
    places = bot.hear(text) ?? places;
  });
  expect(places).not.toBeNull();
  expect(new Set(answers)).toEqual(new Set([200]));
}, 60_000);

test('a program without a seat, or with an invalid message, gets an error', async () => {
  const guest = await new TestProgram().sit();
  const eve = await new TestProgram().sit();
  const post = async (who: TestProgram, body: string, table = guest.id) =>
    (await who.asks('POST', `/bots/${table}`, body)).status;
  const move = toLine({ type: 'choose', request: 1, move: 'roll' });
  expect(await post(eve, move)).toBe(403);
  expect(await post(guest, 'nonsense')).toBe(400);
  expect(await post(guest, toLine({ type: 'choose', request: 9999, move: 'roll' }))).toBe(409);
  expect(await post(guest, 'nonsense', 'nowhere')).toBe(404);
});

test('a program is not asked and cannot move while a substitute plays or after its seat was claimed', async () => {
  const guest = await new TestProgram().sit();
  const requests: { id: number; moves: readonly string[] }[] = [];
  const stream = await guest.asks('GET', `/bots/${guest.id}`);
  let isOver = false;
  void eachLine(stream, (text) => {
    const said: { type: string; id: number; moves: readonly string[] } = JSON.parse(text);
    if (said.type === 'request') requests.push(said);
  }).then(() => {
    isOver = true;
  });
  await expect.poll(() => requests.length, { timeout: 20_000 }).toBe(1);
  const [first] = requests;
  await guest.asks('POST', `/tables/${guest.id}/substitute`, '{"level":"cadet"}');
  const late = await guest.choose(first?.id ?? -1, first?.moves[0] ?? '');
  expect([late.status, await late.json()]).toMatchObject([409, { refusals: [{ code: 'not-asked' }] }]);
  // Somebody else sits there from now on: the program is disconnected at once.
  const db = server.database.open();
  const other = new ClusterUser();
  const { me } = await other.ask<MeResponse>(url, 'POST', '/me', { name: 'Heir' });
  await db.query('UPDATE chairs SET person = $2, substitute = NULL WHERE table_id = $1 AND seat = 1', [
    guest.id,
    me?.person ?? '',
  ]);
  await db.query(`SELECT pg_notify('tables', $1)`, [guest.id]);
  await expect.poll(() => isOver, { timeout: 20_000 }).toBe(true);
  expect(requests.length).toBe(1);
  expect((await guest.choose(first?.id ?? -1, first?.moves[0] ?? '')).status).toBe(403);
}, 60_000);

test('a program is not asked while a substitute plays, even before its node knows of the substitute', async () => {
  const guest = await new TestProgram().sit();
  const types: string[] = [];
  const ended = eachLine(await guest.asks('GET', `/bots/${guest.id}`), (text) => {
    const said: { type: string } = JSON.parse(text);
    types.push(said.type);
  });
  await expect.poll(() => types.at(-1), { timeout: 20_000 }).toBe('request');
  const asked = types.length;
  const db = server.database.open();
  await db.query(`UPDATE chairs SET substitute = 'cadet' WHERE table_id = $1 AND seat = 1`, [guest.id]);
  // Only the runner of the game learns of it: the two bots play to the end.
  await db.query('SELECT pg_notify($1, $2)', [AUTO_ANSWERS_CHANNEL, guest.id]);
  await ended;
  expect(types.slice(asked)).toEqual(['over']);
}, 60_000);

test('a connected program counts as present', async () => {
  const guest = await new TestProgram().sit();
  const isPresent = async () => {
    const { table } = await guest.host.ask<TableResponse>(url, 'GET', `/tables/${guest.id}`);
    return table.chairs[1]?.isPresent;
  };
  expect(await isPresent()).toBe(false);
  const gone = new AbortController();
  await guest.asks('GET', `/bots/${guest.id}`, undefined, gone.signal);
  await expect.poll(isPresent, { timeout: 20_000 }).toBe(true);
  gone.abort();
  await expect.poll(isPresent, { timeout: 20_000 }).toBe(false);
});

test('revoking a token ends its stream at once', async () => {
  const guest = await new TestProgram().sit();
  const stream = await guest.asks('GET', `/bots/${guest.id}`);
  const ended = eachLine(stream, () => {});
  await guest.owner.ask(url, 'DELETE', `/tokens/${guest.tokenId}`);
  await ended;
  expect((await guest.choose(1, 'roll')).status).toBe(403);
});

test('streams count towards the limit of sockets of an address', async () => {
  const guest = await new TestProgram().sit();
  const streams = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const gone = new AbortController();
      const { status } = await guest.asks('GET', `/bots/${guest.id}`, undefined, gone.signal);
      return { status, gone };
    }),
  );
  expect(streams.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
  for (const { gone } of streams) gone.abort();
  const again = async () => {
    const answer = await guest.asks('GET', `/bots/${guest.id}`);
    await answer.body?.cancel();
    return answer.status;
  };
  await expect.poll(again, { timeout: 20_000 }).toBe(200);
});

test('a refused stream leaves nothing behind', async () => {
  const stranger = new ClusterUser();
  await stranger.ask(url, 'POST', '/me', { name: 'Stranger' });
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  for (let i = 0; i < 20; i++) {
    const answer = await fetch(`${url}/api/bots/none`, { headers: { Cookie: stranger.cookie } });
    expect([answer.status, await answer.json()]).toEqual([404, { reason: 'unknown-table' }]);
  }
  expect(timers() - before).toBeLessThan(10);
});

/** How many pages and programs the server tells of games. */
async function watchers(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^orrery_subscribers (\d+)$/m.exec(metrics)?.[1]);
}

/** Sends these requests for the stream on one connection; `leave` says when the connection is cut. */
function requestStreams(
  guest: TestProgram,
  methods: readonly string[],
  leave: (cut: () => void) => void,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const headers = `Host: ${hostname}\r\nAuthorization: Bearer ${guest.token}\r\n\r\n`;
  const requests = methods.map((method) => `${method} /api/bots/${guest.id} HTTP/1.1\r\n${headers}`);
  return new Promise((done) => {
    socket.on('close', () => done());
    socket.on('data', () => leave(() => socket.destroy()));
    socket.write(requests.join(''), () => leave(() => socket.destroy()));
  });
}

test.each([
  ['asks for the headers only', ['HEAD'], 2],
  ['is gone before the answer is there', ['GET'], 1],
  ['asks a second time on the same connection', ['GET', 'GET'], 2],
])(
  'a program that %s is forgotten when it leaves',
  async (_, methods, cutAt) => {
    const guest = await new TestProgram().sit();
    await expect.poll(watchers, { timeout: 20_000 }).toBe(0);
    for (let i = 0; i < 10; i++) {
      let events = 0;
      await requestStreams(guest, methods, (cut) => ++events === cutAt && cut());
    }
    await expect.poll(watchers, { timeout: 20_000 }).toBe(0);
  },
  60_000,
);

test('a program whose token is revoked while its seat is looked up loses the seat', async () => {
  const guest = await new TestProgram().sit();
  await expect.poll(watchers, { timeout: 20_000 }).toBe(0);
  let answers: readonly Promise<Response>[] = [];
  const db = server.database.open();
  let revoked = '';
  await db.listen(REVOKED_CHANNEL, (person) => {
    revoked = person;
  });
  await db.transaction(async (query) => {
    await query.query('LOCK TABLE chairs IN ACCESS EXCLUSIVE MODE'); // until the end of the transaction
    answers = Array.from({ length: 5 }, () => guest.asks('GET', `/bots/${guest.id}`));
    expect((await Promise.race(answers)).status).toBe(429); // the other four wait for their seat
    await guest.owner.ask(url, 'DELETE', `/tokens/${guest.tokenId}`);
    await expect.poll(() => revoked, { timeout: 20_000 }).not.toBe(''); // the node was told at the same time
    await guest.owner.ask(url, 'GET', '/me');
  });
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(texts.toSorted()).toEqual(['', '', '', '', '{"reason":"too-many-connections"}']);
  expect(await watchers()).toBe(0);
});
