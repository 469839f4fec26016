import { good, type Result } from '@orrery/kernel';
import type { Hono } from 'hono';
import { type ApiHouse, makeApi } from '../api.ts';
import type { Asked } from '../http/answer.ts';
import { appoint } from '../people/admin.ts';
import { Persons } from '../people/persons.ts';
import { codeAt, stepAt } from '../people/totp.ts';
import type { Play, Presence, TableRecord } from '../seams.ts';
import type { Db, Query } from '../storage/db.ts';
import { migrate } from '../storage/migrate.ts';
import { Postgres } from '../storage/postgres.ts';
import { TablesDesk } from '../tables/tables.ts';
import { refusal } from '../texts.ts';
import { startPostgres } from './postgres.ts';

export const ORIGIN = 'https://orrery.test';
/** Hashing as fast as it goes: what is tested is not how long a guess takes. */
const QUICK = { cost: 4, r: 8, p: 1 };

/** A clock that stands until a test moves it. */
export class StoppedClock {
  now = Date.parse('2026-11-15T12:00:00Z');
  readonly read = (): number => this.now;
  pass(ms: number): void {
    this.now += ms;
  }
}

/** Games that begin and are never played; who is here is up to the test. */
export class StillPlay implements Play {
  readonly begun: string[] = [];
  /** Tables as they were when their games began, seeds included. */
  readonly records = new Map<string, TableRecord>();
  readonly restored: string[] = [];
  readonly here = new Set<string>();
  /** The seat that every game waits for. */
  turn = 0;

  async begin(record: TableRecord, query: Query): Promise<void> {
    await query.query('SELECT 1');
    this.begun.push(record.id);
    this.records.set(record.id, record);
  }

  async presence(): Promise<Presence> {
    return { here: this.here, spectators: 0 };
  }

  async waitsFor({ state }: TableRecord): Promise<readonly number[]> {
    return state === 'playing' ? [this.turn] : [];
  }

  async isMove(_: TableRecord, text: string): Promise<boolean> {
    return text !== 'nonsense';
  }

  async logOf(): Promise<Result<string>> {
    return refusal('table.no-log');
  }

  async restore(id: string): Promise<Result<null>> {
    this.restored.push(id);
    return good(null);
  }
}

/** A browser: keeps its cookie, and says where its pages come from. */
export class Browser {
  cookie: string | null = null;
  /** The last Set-Cookie, as it came. */
  setCookie: string | null = null;
  readonly headers: Record<string, string>;
  readonly #api: Hono<Asked>;

  constructor(api: Hono<Asked>, headers: Record<string, string> = {}) {
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
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  }

  /** What comes back when all is well; anything else is a failure of the test. */
  async ask<X>(method: string, address: string, body?: unknown): Promise<X> {
    const answer = await this.send(method, address, body === undefined ? undefined : JSON.stringify(body));
    if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as X;
  }

  /** The status and the code with which something is refused. */
  async refused(method: string, address: string, body?: unknown): Promise<string> {
    const answer = await this.send(method, address, body === undefined ? undefined : JSON.stringify(body));
    const { problem } = answer.body as { problem?: { code: string } };
    return `${answer.status} ${problem?.code}`;
  }
}

export interface TestHouse {
  readonly db: Db;
  readonly address: string; // of the database
  readonly clock: StoppedClock;
  readonly api: Hono<Asked>;
  readonly tables: TablesDesk;
  readonly play: StillPlay;
  readonly faults: unknown[];
  /** What was sent by mail. */
  readonly mails: { readonly to: string; readonly text: string }[];
  browser(headers?: Record<string, string>): Browser;
  guest(name: string): Promise<Browser & { readonly id: string }>;
  member(name: string): Promise<Browser & { readonly id: string }>;
  /** One who runs the house and has confirmed it by a code. */
  admin(name: string): Promise<Browser & { readonly id: string }>;
  end(): Promise<void>;
}

/** A server without sockets on a PostgreSQL of its own. */
export async function openTestHouse(changes: Partial<ApiHouse> = {}): Promise<TestHouse> {
  const postgres = await startPostgres();
  const db = new Postgres(postgres.address);
  await migrate(db);
  const clock = new StoppedClock();
  const desk = { db, clock: clock.read };
  const faults: unknown[] = [];
  const mails: { to: string; text: string }[] = [];
  const tables = new TablesDesk(desk);
  const play = new StillPlay();
  const api = makeApi({
    desk,
    persons: new Persons(desk),
    tables,
    play,
    programs: null,
    reach: { origin: ORIGIN, proxies: 1 },
    work: QUICK,
    mail: async (to, _, text) => void mails.push({ to, text }),
    pushKey: 'a public key',
    mourn: (error) => faults.push(error),
    ...changes,
  });
  let addresses = 0;
  const browser = (headers: Record<string, string> = {}): Browser =>
    new Browser(api, { 'X-Forwarded-For': `192.0.2.${++addresses}`, ...headers });
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
    faults,
    mails,
    browser,
    guest,
    member,
    async admin(name) {
      const made = await member(name);
      await appoint(desk, `${name}-login`);
      const { secret } = await made.ask<{ secret: string }>('POST', '/factor/begin');
      await made.ask('POST', '/factor/finish', { code: codeAt(secret, stepAt(clock.now)) });
      return made;
    },
    async end() {
      await db.close();
      postgres.stop();
    },
  };
}
