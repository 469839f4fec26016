import { pino } from 'pino';
import WebSocket from 'ws';
import { type House, type HouseParts, openHouse } from '../house.ts';
import { listen } from '../listen.ts';
import { readSettings } from '../settings.ts';
import { Postgres } from '../storage/postgres.ts';
import { build } from './build.ts';
import { startDatabase } from './database.ts';

const PROGRAMS = new URL('../../dist/server/', import.meta.url);

/** A node as it is run: the whole server on a port of its own. */
export interface WholeNode {
  readonly house: House;
  readonly url: string;
}

/** Nodes of one database, for tests that mount what the server mounts. */
export class WholeServer {
  readonly database: Awaited<ReturnType<typeof startDatabase>>;
  readonly #houses = new Set<House>();

  private constructor(database: Awaited<ReturnType<typeof startDatabase>>) {
    this.database = database;
  }

  static async start(): Promise<WholeServer> {
    build('server');
    return new WholeServer(await startDatabase());
  }

  /** `address`: of the database, where it is reached by another way. */
  async node(
    env: Record<string, string> = {},
    address = this.database.address,
    parts: Pick<HouseParts, 'warmsUp'> = {},
  ): Promise<WholeNode> {
    const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env }, '/');
    if (typeof settings === 'string') throw new Error(settings);
    const log = pino({ level: 'silent' });
    const db = new Postgres(address);
    const house = await openHouse({ settings, db, programs: PROGRAMS, log, botPace: 0, ...parts });
    this.#houses.add(house);
    const listening = await listen(house.server, settings);
    if (typeof listening === 'string') throw new Error(listening);
    return { house, url: listening.url };
  }

  async close(house: House): Promise<void> {
    this.#houses.delete(house);
    await house.close();
  }

  async end(): Promise<void> {
    for (const house of this.#houses) await house.close();
    await this.database.end();
  }
}

/** Somebody with a cookie, who can ask any node. */
export class Player {
  cookie = '';

  async ask<X>(url: string, method: string, address: string, body?: object): Promise<X> {
    const answer = await fetch(`${url}/api${address}`, {
      method,
      headers: { Origin: url, Cookie: this.cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? this.cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return (answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as X;
  }

  /** A socket, and everything it hears. */
  look<X>(url: string, address: string): { heard: X[]; socket: WebSocket } {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${address}`, {
      origin: url,
      headers: { Cookie: this.cookie },
    });
    const heard: X[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    return { heard, socket };
  }
}
