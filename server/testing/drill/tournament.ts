import type { Rng } from '@orrery/kernel';
import type { TableResponse, TournamentResponse } from '@orrery/protocol/api';
import { TestGuest } from '../guest.ts';
import { type MoveMonitor, RECONNECT_TIMEOUT_MS, sleep } from './seat.ts';
import { type DrillTable, openDrillTable } from './table.ts';

const GAME = 'comet';
const ENTRANTS = 4;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Games that end within a drill. */
const TERMS = {
  name: 'Drill',
  game: GAME,
  seats: 2,
  options: { rounds: 10 },
  time: { kind: 'game', start: 12 * HOUR_MS, increment: 0 },
  isRated: false,
  visibility: 'unlisted',
  noShowMs: 24 * HOUR_MS,
  breakMs: 0,
} as const;

type System = 'swiss' | 'arena';
type Tournament = TournamentResponse['tournament'];
type Board = Tournament['boards'][number];

/** A server may be away, or a connection lost: people try again. */
async function patiently<X>(work: () => Promise<X>): Promise<X> {
  const end = Date.now() + RECONNECT_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(200);
    }
  }
}

/** A tournament that goes on while servers are killed. Its games are played like all others of the drill. */
export class DrillTournament {
  readonly #id: string;
  readonly #urls: readonly string[];
  readonly #guests: ReadonlyMap<string, TestGuest>;
  readonly #host: TestGuest;
  readonly #opened = new Set<string>();

  private constructor(id: string, urls: readonly string[], guests: ReadonlyMap<string, TestGuest>, host: TestGuest) {
    this.#id = id;
    this.#urls = urls;
    this.#guests = guests;
    this.#host = host;
  }

  static async start(system: System, urls: readonly string[]): Promise<DrillTournament> {
    const [first = ''] = urls;
    const guests = new Map<string, TestGuest>();
    for (let i = 0; i < ENTRANTS; i++) {
      const guest = await new TestGuest(first).arrive();
      const { me } = await guest.ask<{ me: { person: string } }>('GET', '/me');
      guests.set(me.person, guest);
    }
    const [host] = guests.values();
    if (host === undefined) throw new Error('nobody came');
    const wished = { ...TERMS, system, ...(system === 'arena' ? { durationMs: 12 * HOUR_MS } : { rounds: 15 }) };
    const { tournament } = await host.ask<TournamentResponse>('POST', '/tournaments', wished);
    for (const guest of guests.values()) await guest.ask('POST', `/tournaments/${tournament.id}/enter`, {});
    await host.ask('POST', `/tournaments/${tournament.id}/start`, {});
    return new DrillTournament(tournament.id, urls, guests, host);
  }

  /** The games that were paired since the last call: their players come, and they begin. */
  async nextTables(rng: Rng, talk: MoveMonitor): Promise<readonly DrillTable[]> {
    const tournament = await this.#look();
    const tables: DrillTable[] = [];
    for (const board of tournament.boards) {
      const { table, outcome } = board;
      if (table === null || outcome !== 'pending' || this.#opened.has(table)) continue;
      const guests = this.#playersOf(tournament, board);
      for (const guest of guests) await patiently(() => this.#commit(guest, table));
      await patiently(() => this.#expectBegun(table));
      this.#opened.add(table);
      const begun = { name: GAME, id: table, guests };
      tables.push(await patiently(() => openDrillTable(begun, this.#urls, rng, talk)));
    }
    return tables;
  }

  /** Checks that each game that is over has counted once, with its result, and that nobody sits at two tables. */
  async check(tables: readonly DrillTable[]): Promise<number> {
    const isOver = (id: string | null) => tables.some((table) => table.id === id && table.isOver);
    await patiently(async () => {
      const { boards } = await this.#look();
      if (boards.some(({ table, outcome }) => outcome === 'pending' && isOver(table)))
        throw new Error(`tournament ${this.#id} does not take the result of a game`);
    });
    const { boards, rounds, round } = await this.#look();
    const busy = boards.filter(({ outcome }) => outcome === 'pending').flatMap(({ entrants }) => entrants);
    if (new Set(busy).size < busy.length) throw new Error(`tournament ${this.#id} seats somebody at two tables`);
    if (rounds > 0 && round > rounds) throw new Error(`tournament ${this.#id} has ${round} of ${rounds} rounds`);
    let results = 0;
    for (const board of boards) if (board.outcome !== 'pending') results += await this.#checkResult(board);
    return results;
  }

  async #checkResult({ table, outcome, points }: Board): Promise<number> {
    if (table === null || outcome !== 'played') throw new Error(`a game of tournament ${this.#id} was ${outcome}`);
    const shown = await patiently(() => this.#host.ask<TableResponse>('GET', `/tables/${table}`));
    const places = shown.table.places ?? [];
    const [one = 0, other = 0] = points ?? [];
    const lead = Math.sign((places[1] ?? 0) - (places[0] ?? 0));
    // In an arena a tie is worth twice as much to somebody who has won twice in a row.
    const isSame = lead === 0 ? one > 0 && other > 0 : Math.sign(one - other) === lead;
    if (!isSame) throw new Error(`table ${table} ended ${places.join(', ')} and counts ${points?.join(', ')}`);
    return 1;
  }

  async #look(): Promise<Tournament> {
    const { tournament } = await patiently(() => this.#host.ask<TournamentResponse>('GET', `/tournaments/${this.#id}`));
    return tournament;
  }

  #playersOf({ entrants }: Tournament, board: Board): readonly TestGuest[] {
    return board.entrants.flatMap((number) => {
      const person = entrants.find((each) => each.number === number)?.person ?? '';
      return this.#guests.get(person) ?? [];
    });
  }

  /** Nobody has a page open, so the server draws the seeds and the game begins once all have committed. */
  async #commit(guest: TestGuest, table: string): Promise<void> {
    const { table: shown } = await guest.ask<TableResponse>('GET', `/tables/${table}`);
    if (shown.state === 'gathering') await guest.ask('POST', `/tables/${table}/commit`, { commitment: 'a'.repeat(64) });
  }

  async #expectBegun(table: string): Promise<void> {
    const { table: shown } = await this.#host.ask<TableResponse>('GET', `/tables/${table}`);
    if (shown.state === 'gathering') throw new Error(`table ${table} does not begin`);
    await sleep(shown.state === 'playing' ? 0 : SECOND_MS / 10);
  }
}
