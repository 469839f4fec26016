import { randomInt } from 'node:crypto';
import { anyBotKitOf } from '@orrery/bots/arena';
import type { CatalogEntry, Language } from '@orrery/catalog';
import { errResult, okResult, type Result } from '@orrery/kernel';
import { emptyResponseSchema, tablesResponseSchema } from '@orrery/protocol/schemas';
import * as z from 'zod/mini';
import { findCatalogEntry, findGameEdition } from '../catalog.ts';
import { describeGame } from '../describe-game.ts';
import { formatRange } from '../format.ts';
import { narratorOf, rulesDigest } from '../prompt/seat-narrator.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import { startLocalGame } from './local-game.ts';
import { PlayedSeat } from './played-seat.ts';
import type { ServerClient } from './server-table.ts';

/** What a client asks for when it joins a game: one on this machine, or a table of the server. */
export interface JoinRequest {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  readonly bots?: string | undefined;
  readonly options?: readonly string[] | undefined;
  readonly seed?: number | undefined;
  readonly table?: string | undefined;
}

/** What the tools of `orrery mcp` do: the games of one client, told as text. */
export class GameDesk {
  readonly #games: readonly CatalogEntry[];
  readonly #language: Language;
  readonly #server: ServerClient | null;
  readonly #seats = new Map<string, PlayedSeat>();

  constructor(games: readonly CatalogEntry[], language: Language, server: ServerClient | null) {
    this.#games = games;
    this.#language = language;
    this.#server = server;
  }

  /** The games that can be played, the tables of the server, and what this client plays. */
  async list(): Promise<Result<string>> {
    const lines = ['Games against bots on this machine (join with game):'];
    for (const game of this.#games) {
      const { options } = await describeGame(game, this.#language);
      const chosen = (options ?? []).map(({ name, values }) => `${name}=${values.join('|')}`).join(' ');
      lines.push(
        `- ${game.id}: ${game.name[this.#language]}, ${formatRange(game.seats)} seats. Options: ${chosen || 'none'}`,
      );
    }
    if (this.#server !== null) {
      const [open, mine] = [await this.#tables('open'), await this.#tables('mine')];
      if (!open.ok) return open;
      if (!mine.ok) return mine;
      lines.push('', 'Tables of the server with a free chair (join with table):', ...(open.value || ['none']));
      lines.push('', 'Tables where you sit:', ...(mine.value || ['none']));
    }
    lines.push('', 'Games that you play (see, move):');
    for (const [id, { title }] of this.#seats) lines.push(`- ${id}: ${title}`);
    if (this.#seats.size === 0) lines.push('none');
    return okResult(lines.join('\n'));
  }

  /** The rules of a game in short. */
  async rules(id: string): Promise<Result<string>> {
    const edition = findGameEdition(this.#games, id, 'newest');
    if (!edition.ok) return edition;
    const digest = await rulesDigest(edition.value, this.#language);
    return digest === '' ? errResult('mcp.rules', { id }, `there are no rules in short for ${id}`) : okResult(digest);
  }

  /** Begins a game or sits down at a table, and returns what there is to see. */
  async join(request: JoinRequest): Promise<Result<string>> {
    if (request.table !== undefined) return this.#joinTable(request.table);
    if (request.game !== undefined) return this.#joinGame(request.game, request);
    return errResult('mcp.join', {}, 'join needs a game, or a table of the server');
  }

  see(id: string | undefined): Promise<Result<string>> {
    return this.#with(id, (seat) => seat.see());
  }

  move(id: string | undefined, written: string): Promise<Result<string>> {
    return this.#with(id, (seat) => seat.move(written));
  }

  async #with(id: string | undefined, act: (seat: PlayedSeat) => Promise<string>): Promise<Result<string>> {
    const seat = this.#seats.get(id ?? [...this.#seats.keys()].at(-1) ?? '');
    if (seat === undefined) return errResult('mcp.session', {}, 'you do not play this game; list shows those you play');
    return okResult(await act(seat));
  }

  async #joinGame(id: string, { seats, bots, options, seed }: JoinRequest): Promise<Result<string>> {
    const entry = findCatalogEntry(this.#games, id);
    if (!entry.ok) return entry;
    const edition = findGameEdition(this.#games, id, 'newest');
    if (!edition.ok) return edition;
    const kit = await anyBotKitOf(id, edition.value.edition, await edition.value.load());
    const narrator = await narratorOf(entry.value, edition.value, { language: this.#language, tellsRules: false });
    const setup = {
      seats: seats ?? null,
      seat: 0,
      bots: bots ?? (kit.use(({ heuristics }) => heuristics) === undefined ? 'random' : 'captain'),
      options: options ?? [],
      seed: seed ?? randomInt(MAX_SEED),
    };
    const title = `${id}, seed ${setup.seed}`;
    const seat: PlayedSeat = new PlayedSeat(title, narrator, async (_, move) => {
      if (!game.ok || !game.value.answer(move)) throw new Error('the game does not wait for this seat');
      return null;
    });
    const game = await startLocalGame(kit, setup, {
      deliver: (message) => seat.take(message),
      fail: (why) => seat.end(why),
    });
    return game.ok ? this.#opened(seat) : game;
  }

  async #joinTable(table: string): Promise<Result<string>> {
    const server = this.#server;
    if (server === null) return errResult('mcp.server', {}, 'no server is connected: start orrery mcp with --server');
    const mine = await server.call(tablesResponseSchema, 'GET', '/api/tables?list=mine');
    if (!mine.ok) return mine;
    let summary = mine.value.tables.find(({ id }) => id === table);
    if (summary === undefined) {
      const sat = await server.call(z.object({ table: z.unknown() }), 'POST', `/api/tables/${table}/sit`, {});
      if (!sat.ok) return sat;
      const now = await server.call(tablesResponseSchema, 'GET', '/api/tables?list=mine');
      if (!now.ok) return now;
      summary = now.value.tables.find(({ id }) => id === table);
    }
    if (summary === undefined) return errResult('mcp.table', { table }, `there is no table ${table}`);
    if (summary.state === 'gathering') {
      const ready = await server.call(z.unknown(), 'POST', `/api/tables/${table}/ready`, { ready: true });
      if (!ready.ok) return ready;
    }
    const entry = findCatalogEntry(this.#games, summary.game);
    if (!entry.ok) return entry;
    const edition = findGameEdition(this.#games, summary.game, summary.edition);
    if (!edition.ok) return edition;
    const narrator = await narratorOf(entry.value, edition.value, { language: this.#language, tellsRules: false });
    const seat = new PlayedSeat(`${summary.game}, table ${table}`, narrator, async (request, move) => {
      const sent = await server.call(emptyResponseSchema, 'POST', `/api/bots/${table}`, {
        type: 'choose',
        request,
        move,
      });
      return sent.ok ? null : sent.problem.text;
    });
    this.#follow(server, table, seat);
    return this.#opened(seat);
  }

  /** Reads the messages of a table until its game is over; waits for the game to begin. */
  #follow(server: ServerClient, table: string, seat: PlayedSeat): void {
    const read = async (): Promise<void> => {
      for (let isOver = false; !isOver; ) {
        const connected = server.messages(table);
        try {
          for await (const message of connected) {
            seat.take(message);
            isOver = message.type === 'over';
          }
          if (!isOver) return seat.end('The connection has ended. Join the table again.');
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          if (why !== NOT_PLAYING) return seat.end(why);
          await new Promise((resolve) => setTimeout(resolve, GATHERING_POLL_MS).unref());
        }
      }
    };
    void read();
  }

  async #opened(seat: PlayedSeat): Promise<Result<string>> {
    const id = String(this.#seats.size + 1);
    this.#seats.set(id, seat);
    return okResult(`You play game ${id} (${seat.title}). The tool rules tells the rules.\n\n${await seat.see()}`);
  }

  async #tables(list: 'open' | 'mine'): Promise<Result<readonly string[] | null>> {
    if (this.#server === null) return okResult(null);
    const found = await this.#server.call(tablesResponseSchema, 'GET', `/api/tables?list=${list}`);
    if (!found.ok) return found;
    const lines = found.value.tables.map(({ id, game, state, chairs }) => {
      const free = chairs.filter(({ sitter }) => sitter === null).length;
      return `- ${id}: ${game}, ${state}, ${free} of ${chairs.length} chairs free`;
    });
    return okResult(lines.length === 0 ? null : lines);
  }
}

/** What the server says while people gather at a table. */
const NOT_PLAYING = 'not-playing';
/** How often it is asked whether a game has begun. */
const GATHERING_POLL_MS = 1000;
