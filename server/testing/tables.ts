import { randomBytes } from 'node:crypto';
import { presentEdition } from '@orrery/catalog';
import { commitmentOf, okResult, type Result, type Seat } from '@orrery/kernel';
import { type ChatMessage, NO_DAYS_OFF, type Strength, type TableSummary, type TimeControl } from '@orrery/protocol';
import {
  CHAT_CHANNEL,
  type ChairRecord,
  type Person,
  type Presence,
  TABLES_CHANNEL,
  type TableRecord,
  type Tables,
} from '../ports.ts';
import type { Database } from '../storage/db.ts';
import type { Clock } from '../time.ts';

/** What several nodes of a test share. */
export interface SharedTables {
  readonly records: Map<string, TableRecord>;
  readonly chatMessages: Map<string, ChatMessage[]>;
}

export const makeSharedTables = (): SharedTables => ({ records: new Map(), chatMessages: new Map() });

/** Tables for tests, without the rules of sitting down. */
export class TestTables implements Tables {
  readonly #shelf: SharedTables;
  readonly #db: Database;
  readonly #clock: Clock;
  /** What is wrong with logs that cannot be replayed. */
  readonly faults = new Map<string, string>();

  constructor(sharedTables: SharedTables, db: Database, clock: Clock = Date.now) {
    this.#shelf = sharedTables;
    this.#db = db;
    this.#clock = clock;
  }

  async find(id: string): Promise<TableRecord | null> {
    return this.#shelf.records.get(id) ?? null;
  }

  summaryOf(record: TableRecord, { here, spectators }: Presence): TableSummary {
    const {
      serverSeed: _seed,
      chairs,
      ended: _ended,
      unrevealed: _unrevealed,
      removed: _removed,
      made,
      started,
      tournament: _tournament,
      ...open
    } = record;
    return {
      ...open,
      spectators,
      createdAt: made,
      startedAt: started,
      chairs: chairs.map(({ seat, sitter, isReady, commitment, clientSeed, votedToEnd }) => ({
        sitter,
        colour: seat,
        isReady,
        votedToEnd,
        commitment,
        hasRevealed: clientSeed !== '',
        isPresent: sitter?.kind === 'bot' || (sitter !== null && here.has(sitter.person)),
      })),
    };
  }

  async finish(id: string, places: readonly number[], forfeited: readonly Seat[]): Promise<void> {
    if ((await this.find(id))?.state === 'playing') await this.change(id, { state: 'over', places, forfeited });
  }

  async forfeit(id: string, seat: Seat): Promise<void> {
    const forfeited = this.#shelf.records.get(id)?.forfeited ?? [];
    if (!forfeited.includes(seat)) await this.change(id, { forfeited: [...forfeited, seat] });
  }

  async setSubstitute(id: string, seat: Seat, substitute: Strength | null): Promise<void> {
    const chairs = this.#shelf.records.get(id)?.chairs ?? [];
    await this.change(id, {
      chairs: chairs.map((chair) =>
        chair.seat === seat && chair.sitter?.kind === 'person'
          ? { ...chair, sitter: { ...chair.sitter, substitute } }
          : chair,
      ),
    });
  }

  dropTakeBack(id: string): Promise<void> {
    return this.change(id, { takeBack: null });
  }

  async saw(): Promise<void> {}

  async fault(id: string, why: string): Promise<void> {
    this.faults.set(id, why);
  }

  async say(id: string, { id: person, name }: Person, text: string): Promise<Result<ChatMessage>> {
    const chatMessages = this.#shelf.chatMessages.get(id) ?? [];
    const chairs = this.#shelf.records.get(id)?.chairs ?? [];
    const isSeated = chairs.some(({ sitter }) => sitter?.kind === 'person' && sitter.person === person);
    const audience = isSeated ? 'table' : 'spectators';
    const message = {
      id: chatMessages.length + 1,
      person,
      name,
      seat: null,
      audience,
      text,
      sentAt: this.#clock(),
    } as const;
    this.#shelf.chatMessages.set(id, [...chatMessages, message]);
    await this.#db.query('SELECT pg_notify($1, $2)', [CHAT_CHANNEL, `${id}:${message.id}`]);
    return okResult(message);
  }

  async chatMessages(id: string, after = 0): Promise<readonly ChatMessage[]> {
    return (this.#shelf.chatMessages.get(id) ?? []).filter((message) => message.id > after);
  }

  async change(id: string, changes: Partial<TableRecord>): Promise<void> {
    const record = this.#shelf.records.get(id);
    if (record === undefined) throw new Error('no such table');
    this.#shelf.records.set(id, { ...record, ...changes });
    await this.#db.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
  }
}

/** A person, by name, optionally with a substitute; or a bot, by level. */
export type TestSitter =
  | { readonly person: string; readonly substitute?: Strength; readonly autoAnswers?: ChairRecord['autoAnswers'] }
  | { readonly bot: Strength };

export interface TestTable {
  readonly game: string;
  readonly sitters: readonly TestSitter[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly time?: TimeControl;
  readonly onTimeout?: 'bot' | 'forfeit';
  readonly isRated?: boolean;
  readonly takeBacks?: boolean;
  readonly spectatorDelayMs?: number;
}

/** The record of a table whose game is about to start. */
export function makeRecord({
  game,
  sitters,
  options = {},
  time = { kind: 'none' },
  onTimeout = 'bot',
  isRated = false,
  takeBacks = false,
  spectatorDelayMs = 0,
}: TestTable): TableRecord {
  const serverSeed = randomBytes(32);
  const chairOf = (sitter: TestSitter, seat: Seat): ChairRecord => ({
    seat,
    sitter:
      'bot' in sitter
        ? { kind: 'bot', name: 'Vega', level: sitter.bot }
        : { kind: 'person', person: sitter.person, name: sitter.person, substitute: sitter.substitute ?? null },
    isReady: true,
    commitment: null,
    clientSeed: '',
    colour: null,
    votedToEnd: false,
    addedTime: [],
    daysOff: NO_DAYS_OFF,
    autoAnswers: 'bot' in sitter ? [] : (sitter.autoAnswers ?? []),
    seen: null,
  });
  return {
    id: randomBytes(8).toString('hex'),
    game,
    edition: presentEdition(game)?.edition ?? 1,
    options,
    time,
    onTimeout,
    isRated,
    visibility: 'unlisted',
    takeBacks,
    spectatorDelayMs,
    state: 'playing',
    host: 'host',
    serverSeed: serverSeed.toString('hex'),
    commitment: commitmentOf(serverSeed),
    revealUntil: null,
    unrevealed: [],
    removed: [],
    chairs: sitters.map(chairOf),
    places: null,
    forfeited: [],
    rematch: null,
    startsWhenReady: false,
    tournament: null,
    isPaired: false,
    takeBack: null,
    made: 0,
    started: 0,
    ended: null,
  };
}
