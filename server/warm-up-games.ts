import { createServer } from 'node:http';
import { duplexPair } from 'node:stream';
import { commitmentOf, fromHex, type Seat } from '@orrery/kernel';
import { type LiveStatus, NO_DAYS_OFF, type ServerMessage, type TimeControl } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { ConnectionLimiter } from './connection-limiter.ts';
import { adapterFor, presentEditions, type SampleAnswer } from './play/game-adapter.ts';
import { GameService } from './play/game-service.ts';
import type { AuthHeaders, Person, TableRecord, Tables } from './ports.ts';
import { handleUpgrades } from './sockets.ts';
import type { Database, SqlRow } from './storage/db.ts';
import type { EntryRow, GameRow } from './storage/games.ts';
import { textFailure } from './texts.ts';

/** Enough answers for the compiler to have seen most of a game, and most of what is between its socket and its log. */
const ANSWERS_PER_GAME = 400;
const ID = 'warm-up';
const SERVER_SEED = '00'.repeat(32);
const TIME: TimeControl = { kind: 'game', start: 3_600_000, increment: 1000 };
const NO_LIMIT = { burst: 1e9, perSecond: 1e9 };

export interface WarmUpGamesDeps {
  readonly tables: Pick<Tables, 'summaryOf'>;
  readonly botWorker: URL;
  readonly clock: () => number;
}

/**
 * Plays a throwaway game of each kind as people play it, from the socket to the log and back, so that all of it is
 * compiled before the first real move. Its sockets are in memory, and so is its log: nobody sees it, nothing is stored.
 * Returns the number of answers in each game.
 */
export async function playWarmUpGames(deps: WarmUpGamesDeps): Promise<ReadonlyMap<string, number>> {
  const played = new Map<string, number>();
  for (const present of presentEditions()) played.set(present.game, await playWarmUpGame(present, deps));
  return played;
}

async function playWarmUpGame(
  { game, edition }: Pick<GameRow, 'game' | 'edition'>,
  { tables, botWorker, clock }: WarmUpGamesDeps,
): Promise<number> {
  const adapter = await adapterFor({ game, edition });
  const seats = adapter.seats[0];
  const commitment = commitmentOf(fromHex(SERVER_SEED) ?? new Uint8Array());
  const clientSeeds = Array.from({ length: seats }, () => '');
  const row: GameRow = {
    ...{ id: ID, game, edition, seats, options: {}, commitment, clientSeeds },
    serverSeed: SERVER_SEED,
    takeBacks: false,
  };
  const record = recordOf(row);
  const play = new GameService({
    db: new WarmUpDatabase(row, adapter.initialEntries(row), clock()),
    people: { mutedBy: async () => new Set() },
    tables: new WarmUpTables(record, tables),
    notifier: { notifyTurn: async () => {}, notifyInvitation: async () => {} },
    botWorker,
    rate: NO_LIMIT,
    pace: 0,
    clock,
  });
  await play.open();
  const open = acceptSockets(play);
  const spectator = open('');
  const pages = record.chairs.map(({ seat }) => open(personOn(seat)));
  try {
    const answers = await adapter.randomAnswers(row, ANSWERS_PER_GAME);
    for (const answer of answers) await pages[answer.seat]?.answer(answer);
    return answers.length;
  } finally {
    for (const page of [spectator, ...pages]) page.close();
    await play.close();
  }
}

const personOn = (seat: Seat): string => `${ID} ${seat}`;

function recordOf({ id, game, edition, seats, options, commitment, serverSeed }: GameRow): TableRecord {
  return {
    id,
    game,
    edition,
    options,
    time: TIME,
    onTimeout: 'bot',
    isRated: false,
    visibility: 'unlisted',
    takeBacks: false,
    spectatorDelayMs: 0,
    state: 'playing',
    host: personOn(0),
    serverSeed,
    commitment,
    revealUntil: null,
    unrevealed: [],
    removed: [],
    chairs: Array.from({ length: seats }, (_, seat) => ({
      seat,
      sitter: { kind: 'person', person: personOn(seat), name: personOn(seat), substitute: null },
      isReady: true,
      commitment: null,
      clientSeed: '',
      colour: null,
      votedToEnd: false,
      autoAnswers: [],
      addedTime: [],
      daysOff: NO_DAYS_OFF,
      seen: null,
    })),
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

/** Takes sockets in memory as the server takes those of its port. Returns what opens the page of a person. */
function acceptSockets(play: GameService): (person: string) => WarmUpPage {
  const server = createServer();
  handleUpgrades(server, {
    people: { personOf },
    routes: [play.socketRoute],
    origin: null,
    proxies: 0,
    connectionLimiter: new ConnectionLimiter(0),
    upgradeLimiter: null,
    reportError: () => {}, // the socket closes, so that the game fails
  });
  return (person) => {
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const socket = new WebSocket(`ws://${ID}/live/${ID}`, {
      createConnection: () => near,
      headers: { cookie: person },
      perMessageDeflate: false,
    });
    return new WarmUpPage(socket);
  };
}

const personOf = async ({ cookie = '' }: AuthHeaders): Promise<Person | null> =>
  cookie === '' ? null : { id: cookie, name: cookie, kind: 'guest', role: 'player', language: 'en' };

/** A page of the game that knows beforehand what it will answer. */
class WarmUpPage {
  readonly #socket: WebSocket;
  #status: LiveStatus | null = null;
  #lastId = 0;
  #savedId = 0;
  #problem: Error | null = null;
  #onNews: () => void = () => {};

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the socket of a warm-up game was closed')));
  }

  /** Sends an answer as soon as it is asked for, and waits until it is saved. */
  async answer({ move, after }: SampleAnswer): Promise<void> {
    await this.#until(() => this.#status?.seq === after && this.#status.request !== null);
    const request = this.#status?.request?.id ?? 0;
    const id = ++this.#lastId;
    this.#socket.send(JSON.stringify({ type: 'choose', id, request, move }));
    await this.#until(() => this.#savedId === id);
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'hello' || message.type === 'entries') this.#status = message.status;
    if (message.type === 'ack') this.#savedId = message.id;
    if (message.type === 'refused') this.#fail(new Error(`refused: ${message.refusals.map(({ code }) => code)}`));
    this.#onNews();
  }

  #fail(problem: Error): void {
    this.#problem = problem;
    this.#onNews();
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#problem !== null) throw this.#problem;
      await new Promise<void>((go) => {
        this.#onNews = go;
      });
    }
  }
}

/** The one table. */
class WarmUpTables implements Tables {
  readonly #record: TableRecord;
  readonly summaryOf: Tables['summaryOf'];

  constructor(record: TableRecord, { summaryOf }: Pick<Tables, 'summaryOf'>) {
    this.#record = record;
    this.summaryOf = summaryOf;
  }

  find = async () => this.#record;
  finish = async () => {};
  forfeit = async () => {};
  setSubstitute = async () => {};
  dropTakeBack = async () => {};
  saw = async () => {};
  say = async () => textFailure('table.not-playing');
  chatMessages = async () => [];

  async fault(_id: string, why: string): Promise<void> {
    throw new Error(why);
  }
}

/** Answers what is read about the one game, and forgets what is written. */
class WarmUpDatabase implements Database {
  readonly priority = { query: async () => [] };
  readonly #answers: readonly { readonly to: string; readonly rows: string }[];
  #isClaimed = false;

  constructor(row: GameRow, entries: readonly string[], made: number) {
    const entryRows = entries.map((entry): EntryRow => ({ entry, spent: 0, made, hash: null }));
    this.#answers = [
      { to: 'FROM games', rows: JSON.stringify([row]) },
      { to: 'FROM entries', rows: JSON.stringify(entryRows) },
    ];
  }

  async query<R extends SqlRow>(sql: string): Promise<readonly R[]> {
    const isClaim = sql.startsWith('UPDATE jobs') && !this.#isClaimed;
    if (isClaim) this.#isClaimed = true;
    const rows = isClaim ? `[{"key":"${ID}"}]` : this.#answers.find(({ to }) => sql.includes(to))?.rows;
    return JSON.parse(rows ?? '[]');
  }

  transaction = () => Promise.reject(new Error('a warm-up game changes no table'));
  listen = async () => async () => {};
  close = async () => {};
}
