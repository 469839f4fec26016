import type { OnTimeout, TimeControl } from '@orrery/protocol';
import { publishedApiAt } from './published-api.ts';

let guests = 0;

/** A guest with a browser who calls the server's routes, each from an address of its own. */
export class TestGuest {
  readonly name: string;
  readonly #url: string;
  readonly #from: string;
  #cookie = '';

  constructor(url: string) {
    const n = ++guests;
    this.name = `Guest ${n}`;
    this.#url = url;
    this.#from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  }

  /** The headers its sockets send. */
  get headers(): Readonly<Record<string, string>> {
    return { cookie: this.#cookie };
  }

  async ask<X>(method: string, path: string, body?: unknown): Promise<X> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        origin: new URL(this.#url).origin,
        'content-type': 'application/json',
        'x-forwarded-for': this.#from,
        cookie: this.#cookie,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    (await publishedApiAt(this.#url)).checkResponse(method, path, answer.status, text);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  async arrive(): Promise<this> {
    await this.ask('POST', '/me', { name: this.name });
    return this;
  }
}

/** Guests meet at a new table and start a game. */
export async function startGuestGame(
  url: string,
  game: string,
  seats: number,
  time: TimeControl = { kind: 'none' },
  onTimeout: OnTimeout = 'bot',
): Promise<{ readonly id: string; readonly guests: readonly TestGuest[] }> {
  const guests = await Promise.all(Array.from({ length: seats }, () => new TestGuest(url).arrive()));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('nobody came');
  const made = await host.ask<{ table: { id: string } }>('POST', '/tables', {
    game,
    seats,
    time,
    onTimeout,
    isRated: false,
    visibility: 'unlisted',
  });
  const { id } = made.table;
  const seated = await host.ask<{ seat: number | null }>('GET', `/tables/${id}`);
  if (seated.seat === null) await host.ask('POST', `/tables/${id}/sit`, {});
  for (const other of others) {
    await other.ask('POST', `/tables/${id}/sit`, {});
    await other.ask('POST', `/tables/${id}/ready`, { ready: true });
  }
  await host.ask('POST', `/tables/${id}/start`, {});
  return { id, guests };
}
