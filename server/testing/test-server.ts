import { okResult, type Result } from '@orrery/kernel';
import type { Hono } from 'hono';
import { type ApiDeps, makeApi } from '../api.ts';
import type { ApiEnv } from '../http/handlers.ts';
import { PersonNotifier } from '../notify/person-notifier.ts';
import { makeAdmin } from '../people/admin.ts';
import { PersonService } from '../people/person-service.ts';
import { codeAt, stepAt } from '../people/totp.ts';
import type { Games, Presence, TableRecord } from '../ports.ts';
import { ReviewService } from '../review/review-service.ts';
import type { Database, Queryable } from '../storage/db.ts';
import { migrate } from '../storage/migrate.ts';
import { PostgresDatabase } from '../storage/postgres.ts';
import { TableService } from '../tables/table-service.ts';
import { textFailure } from '../texts.ts';
import { TournamentService } from '../tournaments/tournament-service.ts';
import { startPostgres } from './postgres.ts';
import { publishedApiOf } from './published-api.ts';

export const ORIGIN = 'https://orrery.test';
/** The fastest hashing: these tests are not about the cost of a guess. */
const FAST_SCRYPT_PARAMS = { cost: 4, r: 8, p: 1 };

/** A clock that stands still until a test moves it. */
export class ManualClock {
  now = Date.parse('2026-11-15T12:00:00Z');
  readonly read = (): number => this.now;
  pass(ms: number): void {
    this.now += ms;
  }
}

/** Games that start and are never played; the test decides who is present. */
export class FakeGames implements Games {
  readonly begun: string[] = [];
  /** The tables as they were when their games started, including seeds. */
  readonly records = new Map<string, TableRecord>();
  readonly restored: string[] = [];
  readonly takenBack: { readonly id: string; readonly seat: number; readonly move: number }[] = [];
  readonly here = new Set<string>();
  /** The seat that every game waits for. */
  turn = 0;

  async begin(record: TableRecord, query: Queryable): Promise<void> {
    await query.query('SELECT 1');
    this.begun.push(record.id);
    this.records.set(record.id, record);
  }

  async presence(): Promise<Presence> {
    return { here: this.here, looking: this.here, spectators: 0 };
  }

  async waitsFor({ state }: TableRecord): Promise<readonly number[]> {
    return state === 'playing' ? [this.turn] : [];
  }

  async isMove(_: TableRecord, text: string): Promise<boolean> {
    return text !== 'nonsense';
  }

  async takeBack(id: string, seat: number, move: number): Promise<Result<null>> {
    this.takenBack.push({ id, seat, move });
    return okResult(null);
  }

  async logOf(): Promise<Result<string>> {
    return textFailure('table.no-log');
  }

  async readBranch(_: string, __: number, entries: readonly string[]): Promise<Result<readonly string[]>> {
    return okResult(entries);
  }

  async restore(id: string): Promise<Result<null>> {
    this.restored.push(id);
    return okResult(null);
  }
}

/** A browser: keeps its cookie, and sends the origin of its pages. */
export class TestBrowser {
  cookie: string | null = null;
  /** The last Set-Cookie header, as received. */
  setCookie: string | null = null;
  readonly headers: Record<string, string>;
  readonly #api: Hono<ApiEnv>;

  constructor(api: Hono<ApiEnv>, headers: Record<string, string> = {}) {
    this.#api = api;
    this.headers = { Origin: ORIGIN, 'Accept-Language': 'en', 'User-Agent': 'Test', ...headers };
  }

  async send(
    method: string,
    address: string,
    body?: string,
  ): Promise<{ status: number; body: unknown; headers: Headers }> {
    const headers = new Headers(this.headers);
    if (this.cookie !== null) headers.set('Cookie', `other=1; ${this.cookie}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const answer = await this.#api.request(address, { method, headers, ...(body === undefined ? {} : { body }) });
    const set = answer.headers.get('Set-Cookie');
    if (set !== null) {
      this.setCookie = set;
      const [pair = ''] = set.split(';');
      this.cookie = pair.endsWith('=') ? null : pair;
    }
    const text = await answer.text();
    publishedApiOf(this.#api).checkResponse(method, address, answer.status, text);
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  }

  /** The body of a successful response; anything else fails the test. */
  async ask<X>(method: string, address: string, body?: unknown): Promise<X> {
    const answer = await this.send(method, address, body === undefined ? undefined : JSON.stringify(body));
    if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as X;
  }

  /** The status and code of a refusal. */
  async refused(method: string, address: string, body?: unknown): Promise<string> {
    const answer = await this.send(method, address, body === undefined ? undefined : JSON.stringify(body));
    const { problem } = answer.body as { problem?: { code: string } };
    return `${answer.status} ${problem?.code}`;
  }
}

export interface TestServer {
  readonly db: Database;
  readonly address: string; // the database's address
  readonly clock: ManualClock;
  readonly api: Hono<ApiEnv>;
  readonly tables: TableService;
  readonly play: FakeGames;
  readonly tournaments: TournamentService;
  readonly faults: unknown[];
  /** The sent mails. */
  readonly mails: { readonly to: string; readonly text: string }[];
  browser(headers?: Record<string, string>): TestBrowser;
  guest(name: string): Promise<TestBrowser & { readonly id: string }>;
  member(name: string): Promise<TestBrowser & { readonly id: string }>;
  /** An administrator who is confirmed by a code. */
  admin(name: string): Promise<TestBrowser & { readonly id: string }>;
  end(): Promise<void>;
}

/** A server without sockets, on its own PostgreSQL. */
export async function startTestServer(changes: Partial<ApiDeps> = {}): Promise<TestServer> {
  const postgres = await startPostgres();
  const db = new PostgresDatabase(postgres.address);
  await migrate(db);
  const clock = new ManualClock();
  const context = { db, clock: clock.read };
  const faults: unknown[] = [];
  const mails: { to: string; text: string }[] = [];
  const tables = new TableService(context);
  const play = new FakeGames();
  const sendMail = async (to: string, _: string, text: string) => void mails.push({ to, text });
  const notifier = new PersonNotifier({
    context,
    senders: { push: async () => true, mail: sendMail, webhook: null, personWebhook: async () => true },
    origin: ORIGIN,
    reportError: (error) => faults.push(error),
  });
  const reportError = (error: unknown) => faults.push(error);
  const tournaments = new TournamentService({ context, tables, play, notifier, reportError });
  const reviews = new ReviewService({ context, play });
  const api = makeApi({
    context,
    persons: new PersonService(context),
    tables,
    play,
    tournaments,
    reviews,
    externalBots: null,
    network: null,
    originConfig: { origin: ORIGIN, proxies: 1 },
    scryptParams: FAST_SCRYPT_PARAMS,
    sendMail,
    pushKey: 'a public key',
    notifier,
    reportError: (error) => faults.push(error),
    ...changes,
  });
  let addresses = 0;
  const browser = (headers: Record<string, string> = {}): TestBrowser =>
    new TestBrowser(api, { 'X-Forwarded-For': `192.0.2.${++addresses}`, ...headers });
  const guest = async (name: string) => {
    const made = browser();
    const { me } = await made.ask<{ me: { person: string } }>('POST', '/me', { name });
    return Object.assign(made, { id: me.person });
  };
  const member = async (name: string) => {
    const made = await guest(name);
    await made.ask('POST', '/account', { login: `${name}-login`, password: `${name} horse staple` });
    return made;
  };
  return {
    db,
    address: postgres.address,
    clock,
    api,
    tables,
    play,
    tournaments,
    faults,
    mails,
    browser,
    guest,
    member,
    async admin(name) {
      const made = await member(name);
      await makeAdmin(context, `${name}-login`);
      const { secret } = await made.ask<{ secret: string }>('POST', '/second-factor/begin');
      await made.ask('POST', '/second-factor/finish', { code: codeAt(secret, stepAt(clock.now)) });
      return made;
    },
    async end() {
      await db.close();
      postgres.stop();
    },
  };
}
