import WebSocket from 'ws';
import { listen } from '../listen.ts';
import { makeLoggers } from '../ops/logs.ts';
import { type ServerNode, type ServerNodeDeps, startServerNode } from '../server-node.ts';
import { readSettings } from '../settings.ts';
import { PostgresDatabase } from '../storage/postgres.ts';
import { buildProgram } from './build.ts';
import { checkMessage } from './check-messages.ts';
import { startDatabase } from './database.ts';
import { publishedApiAt } from './published-api.ts';

const DIST_FOLDER = new URL('../../dist/server/', import.meta.url);

export const SILENT_LOGGERS = makeLoggers('silent', { write: () => {} });

/** A node as in production: the whole server on its own port. */
export interface ClusterNode {
  readonly node: ServerNode;
  readonly url: string;
}

/** Nodes on one database, for tests that need the whole server. */
export class InProcessCluster {
  readonly database: Awaited<ReturnType<typeof startDatabase>>;
  readonly #nodes = new Set<ServerNode>();

  private constructor(database: Awaited<ReturnType<typeof startDatabase>>) {
    this.database = database;
  }

  static async start(): Promise<InProcessCluster> {
    buildProgram('server');
    return new InProcessCluster(await startDatabase());
  }

  /** `address`: the address of the database, if it is not the usual one. */
  async node(
    env: Record<string, string> = {},
    address = this.database.address,
    parts: Partial<Pick<ServerNodeDeps, 'warmsUp' | 'db' | 'logFor' | 'localAddresses'>> = {},
  ): Promise<ClusterNode> {
    const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env }, '/');
    if (typeof settings === 'string') throw new Error(settings);
    const db = parts.db ?? new PostgresDatabase(address);
    const node = await startServerNode({
      settings,
      distFolder: DIST_FOLDER,
      logFor: SILENT_LOGGERS,
      minBotDelayMs: 0,
      ...parts,
      db,
    });
    this.#nodes.add(node);
    const listening = await listen(node.server, settings);
    if (typeof listening === 'string') throw new Error(listening);
    return { node, url: listening.url };
  }

  async close(node: ServerNode): Promise<void> {
    this.#nodes.delete(node);
    await node.close();
  }

  async end(): Promise<void> {
    for (const node of this.#nodes) await node.close();
    await this.database.end();
  }
}

/** A person with a cookie, who can call any node. */
export class ClusterUser {
  cookie = '';

  async ask<X>(url: string, method: string, address: string, body?: object): Promise<X> {
    const answer = await fetch(`${url}/api${address}`, {
      method,
      headers: { Origin: url, Cookie: this.cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? this.cookie;
    const text = await answer.text();
    (await publishedApiAt(url)).checkResponse(method, address, answer.status, text);
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return (answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as X;
  }

  /** A socket, and every message it gets. */
  openSocket<X>(url: string, address: string): { heard: X[]; socket: WebSocket } {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${address}`, {
      origin: url,
      headers: { Cookie: this.cookie },
    });
    const heard: X[] = [];
    socket.on('message', (data) => {
      checkMessage(address, String(data));
      heard.push(JSON.parse(String(data)));
    });
    return { heard, socket };
  }
}
