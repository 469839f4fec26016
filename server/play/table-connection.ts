import type { Refusal, Seat } from '@orrery/kernel';
import type { ChatMessage, ClientMessage, CloseReason, LiveHello, ServerMessage } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { type JsonText, jsonOf } from '../json-text.ts';
import { keepAlive } from '../keep-alive.ts';
import type { Outbox } from '../outbox.ts';
import type { Person, SocketCaller } from '../ports.ts';
import type { Clock } from '../time.ts';
import { readClientMessage } from './client-messages.ts';
import type { ActionResult, GameWatcher } from './live-game.ts';
import { type MessageRate, TokenBucket } from './token-bucket.ts';

/** A socket with a larger backlog is slow: it gets nothing until most of the backlog is gone. */
const HIGH_WATER_BYTES = 256 * 1024;
const LOW_WATER_BYTES = 32 * 1024;
/** How often the backlog of a slow socket is checked, and for how long. */
const BACKLOG_CHECK_MS = 200;
const MAX_BACKLOG_MS = 30_000;
/** Maximum number of unanswered requests per page. */
const MAX_OPEN_REQUESTS = 32;
/** Number of answers remembered for a page that repeats a request. */
const REMEMBERED_ANSWERS = 64;
/** Standard WebSocket codes: policy violation; server going away. */
const CLOSE_POLICY_VIOLATION = 1008;
const CLOSE_GOING_AWAY = 1001;

/** What a table does for its connections. */
export interface ConnectionHandler {
  choose(connection: TableConnection, request: number, move: string): Promise<ActionResult>;
  undo(connection: TableConnection, seq: number): Promise<ActionResult>;
  say(connection: TableConnection, text: string): Promise<ActionResult>;
  /** Sends a connection what it has missed. */
  resync(connection: TableConnection): void;
  /** Its page came to the foreground or went to the background. */
  visibilityChanged(connection: TableConnection): void;
  disconnected(connection: TableConnection): void;
}

/** Limits of a connection. */
interface ConnectionLimits {
  /** How often it may send a message. */
  readonly rate: MessageRate;
  readonly clock: Clock;
}

/** A message that expects an answer. */
type ClientRequest = Exclude<NonNullable<ReturnType<typeof readClientMessage>>, { type: 'ping' }>;

/** The socket of one page or program at a table, with limits so that it cannot harm others. */
export class TableConnection implements GameWatcher {
  readonly person: Person | null;
  seat: Seat | null = null;
  /** The people whose chat messages this person does not want to see. */
  muted: ReadonlySet<string> = new Set();
  /** The last entry it was sent. */
  seq = 0;
  /** Whether its page is in the background. */
  isHidden = false;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #handler: ConnectionHandler;
  readonly #clock: Clock;
  readonly #bucket: TokenBucket;
  /** Ring buffer of the last requests and their answers; null: not answered yet. */
  readonly #requestIds: number[] = [];
  readonly #answers: (ActionResult | null)[] = [];
  #backlogTimer: NodeJS.Timeout | null = null;
  #openRequests = 0;
  #requestCount = 0;
  #roundTrip = 0;
  #reportedLag = 0;
  #isGone = false;
  /** The first message must be hello, whatever happens meanwhile. */
  #isGreeted = false;

  constructor(
    socket: WebSocket,
    { person, outbox }: Pick<SocketCaller, 'person' | 'outbox'>,
    { rate, clock }: ConnectionLimits,
    host: ConnectionHandler,
  ) {
    this.#socket = socket;
    this.#outbox = outbox;
    this.person = person;
    this.#handler = host;
    this.#clock = clock;
    this.#bucket = new TokenBucket(rate, performance.now());
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : data.toString()));
    socket.on('error', () => socket.terminate()); // message too long, or not a WebSocket: ws has already reported it
    socket.on('close', () => this.#close());
    keepAlive(socket, (ms) => {
      this.#roundTrip = ms;
    });
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Whether a request has no answer yet. */
  get isWaiting(): boolean {
    return this.#openRequests > 0;
  }

  /** The round-trip time of a message and its answer, as far as page and server agree on it. */
  get lag(): number {
    return Math.min(this.#roundTrip, this.#reportedLag);
  }

  /** News of the game. A slow socket skips it and catches up later. */
  receive(message: JsonText<ServerMessage>, seq: number): void {
    if (this.#hasBacklog()) return;
    this.seq = seq;
    this.#write(message);
  }

  /** News of the table. */
  send(message: ServerMessage): void {
    if (this.#isGreeted && !this.#hasBacklog()) this.#write(jsonOf(message));
  }

  sendChat(message: ChatMessage): void {
    if (!this.muted.has(message.person)) this.send({ type: 'chat', message });
  }

  /** The complete current state, whatever it has missed. */
  sendHello(message: JsonText<LiveHello>, seq: number): void {
    this.#isGreeted = true;
    this.seq = seq;
    this.#write(message);
  }

  bye(reason: CloseReason): void {
    if (this.#isGone) return;
    this.#write(jsonOf({ type: 'bye', reason }));
    this.#outbox.flush();
    this.#socket.close(reason === 'shutdown' ? CLOSE_GOING_AWAY : CLOSE_POLICY_VIOLATION, reason);
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  #write(message: JsonText<ServerMessage>): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outbox.send(message);
  }

  #receive(text: string | null): void {
    const isFlood = !this.#bucket.take(performance.now()) || this.#openRequests >= MAX_OPEN_REQUESTS;
    const said = text === null ? null : readClientMessage(text);
    if (isFlood) this.bye('rate-limit');
    else if (said === null) this.bye('invalid-message');
    else if (said.type === 'ping') this.#onPing(said);
    else if (this.#requestIds.includes(said.id)) this.#repeatAnswer(said.id);
    else void this.#handle(said);
  }

  #onPing({ lag, isHidden = false }: Extract<ClientMessage, { type: 'ping' }>): void {
    this.#reportedLag = Math.max(0, lag);
    if (isHidden !== this.isHidden) {
      this.isHidden = isHidden;
      this.#handler.visibilityChanged(this);
    }
    this.#write(jsonOf({ type: 'pong', serverTime: this.#clock() }));
  }

  /** Repeats the answer to this id, if there is one: a request is carried out only once. */
  #repeatAnswer(id: number): void {
    const answer = this.#answers[this.#requestIds.indexOf(id)] ?? null;
    if (answer !== null) this.#write(answerMessage(id, answer));
  }

  async #handle(said: ClientRequest): Promise<void> {
    const place = this.#requestCount++ % REMEMBERED_ANSWERS;
    this.#requestIds[place] = said.id;
    this.#answers[place] = null;
    this.#openRequests++;
    try {
      const answer = await this.#dispatch(said);
      if (this.#requestIds[place] === said.id) this.#answers[place] = answer;
      this.#write(answerMessage(said.id, answer));
    } catch {
      // It is unknown whether the move was saved. The page reconnects and sends it again, and then it is known.
      this.bye('internal-error');
    }
    this.#openRequests--;
  }

  #dispatch(said: ClientRequest): Promise<ActionResult> | ActionResult {
    if (said.type === 'choose') return this.#handler.choose(this, said.request, said.move);
    if (said.type === 'undo') return this.#handler.undo(this, said.seq);
    if (said.type === 'say') return this.#handler.say(this, said.text);
    return tableRefusal('table.form');
  }

  #hasBacklog(): boolean {
    if (this.#backlogTimer !== null) return true;
    if (this.#socket.bufferedAmount < HIGH_WATER_BYTES) return false;
    const since = performance.now();
    this.#backlogTimer = setInterval(() => this.#watchBacklog(since), BACKLOG_CHECK_MS);
    return true;
  }

  #watchBacklog(since: number): void {
    const isTaken = this.#socket.bufferedAmount < LOW_WATER_BYTES;
    if (!isTaken && performance.now() - since < MAX_BACKLOG_MS) return;
    if (this.#backlogTimer !== null) clearInterval(this.#backlogTimer);
    this.#backlogTimer = null;
    if (isTaken) this.#handler.resync(this);
    else this.#socket.terminate();
  }

  #close(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    if (this.#backlogTimer !== null) clearInterval(this.#backlogTimer);
    this.#handler.disconnected(this);
  }
}

const answerMessage = (id: number, answer: ActionResult): JsonText<ServerMessage> =>
  jsonOf<ServerMessage>(answer.ok ? { type: 'ack', id } : { type: 'refused', id, refusals: answer.refusals });

/** A refusal by the table rather than by a game. */
export const tableRefusal = (code: string, numbers: Refusal['numbers'] = {}): ActionResult => ({
  ok: false,
  refusals: [{ code, rule: '', numbers }],
});
