/** Creates tables as guests do, each guest from a separate address, so that rate limits do not apply. */
export class TableMaker {
  readonly #url: string;
  readonly #game: string;
  readonly #seats: number;
  #guests = 0;

  constructor(url: string, game: string, seats: number) {
    this.#url = url;
    this.#game = game;
    this.#seats = seats;
  }

  /** A table whose game has begun, and the cookies of its players. */
  async startTable(): Promise<{ readonly id: string; readonly cookies: readonly string[] }> {
    const guests = await Promise.all(Array.from({ length: this.#seats }, () => this.#signInGuest()));
    const [host, ...others] = guests;
    if (host === undefined) throw new Error('no guest signed in');
    const terms = { game: this.#game, seats: this.#seats, time: { kind: 'none' } };
    const { table, seat } = await host.ask('POST', '/tables', {
      ...terms,
      onTimeout: 'bot',
      isRated: false,
      visibility: 'unlisted',
    });
    const { id } = table;
    if (seat === null) await host.ask('POST', `/tables/${id}/sit`, {});
    for (const other of others) {
      await other.ask('POST', `/tables/${id}/sit`, {});
      await other.ask('POST', `/tables/${id}/ready`, { ready: true });
    }
    await host.ask('POST', `/tables/${id}/start`, {});
    return { id, cookies: guests.map(({ cookie }) => cookie()) };
  }

  async #signInGuest() {
    const n = ++this.#guests;
    let cookie = '';
    const ask = async (method: string, path: string, body: unknown) => {
      const answer = await fetch(`${this.#url}/api${path}`, {
        method,
        headers: {
          origin: new URL(this.#url).origin,
          'content-type': 'application/json',
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
          cookie,
        },
        body: JSON.stringify(body),
      });
      const [set] = answer.headers.getSetCookie();
      if (set !== undefined) cookie = set.split(';')[0] ?? '';
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    };
    await ask('POST', '/me', { name: `Guest ${n}` });
    return { ask, cookie: () => cookie };
  }
}
