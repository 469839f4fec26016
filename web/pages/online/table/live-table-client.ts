import type { Refusal, Seat } from '@orrery/kernel';
import {
  type ChatMessage,
  type ClientMessage,
  LIVE_PROTOCOL_VERSION,
  type LiveHello,
  type LivePong,
  type LiveStatus,
  type LiveStep,
  type ServerMessage,
  type TableSummary,
} from '@orrery/protocol';
import { parseJson, serverMessageSchema } from '@orrery/protocol/schemas';
import { type ReadableStore, Store } from '../../../app/store.ts';
import { type ConnectionEnv, ReconnectingConnection } from '../parts/reconnecting-connection.ts';
import { type DecisionStore, printDecision, readDecision, type UnsentDecision } from './unsent-decision.ts';

/** Why a table cannot be reached permanently. */
const FINAL_REASONS = ['unknown-table', 'unknown-edition', 'unplayable', 'invalid-message'] as const;
/** `version-mismatch`: server and page do not understand each other. */
export type FinalReason = Exclude<(typeof FINAL_REASONS)[number], 'invalid-message'> | 'version-mismatch';

function finalReasonOf(reason: string): FinalReason | null {
  const found = FINAL_REASONS.find((each) => each === reason) ?? null;
  return found === 'invalid-message' ? 'version-mismatch' : found;
}

type TableMessage = Exclude<ServerMessage, LivePong>;

/** A server table as this page knows it. Immutable: a change creates a new value. */
export interface LiveTableState {
  /** here: connected; joining: not connected yet; lost: reconnecting; left: closed for good. */
  readonly connection: 'joining' | 'here' | 'lost' | 'left';
  readonly closeReason: FinalReason | null;
  readonly summary: TableSummary;
  /** null: a spectator. */
  readonly seat: Seat | null;
  /** The valid steps, from the first. */
  readonly steps: readonly LiveStep[];
  /** null before the game begins. */
  readonly status: LiveStatus | null;
  /** When `status` was received, on the page's clock. */
  readonly heardAt: number;
  readonly chat: readonly ChatMessage[];
  /** The seed of the dice, once the game is over. */
  readonly serverSeed: string | null;
  /** A move was sent and is not answered yet. */
  readonly isWaiting: boolean;
  /** A move made without a connection came too late: the game had gone on, and it was dropped. */
  readonly isSuperseded: boolean;
}

/** Requests to a table; the client numbers them itself. */
export type TableRequest =
  | { readonly type: 'choose'; readonly request: number; readonly move: string }
  | { readonly type: 'undo'; readonly seq: number }
  | { readonly type: 'say'; readonly text: string };

interface PendingRequest {
  readonly message: Extract<ClientMessage, { id: number }>;
  /** The last chat message at the time of the request. */
  readonly lastChatId: number;
  /** It was made without a connection: the game may go on before it is delivered. */
  readonly isDelayed: boolean;
  /** How often it was sent. */
  sendCount: number;
  resolve(refusals: readonly Refusal[]): void;
}

/** Without storage, unsent moves are lost with the page. */
const NO_DECISION_STORE: DecisionStore = { read: () => '', write: () => undefined };

const NOT_REACHED: Refusal = Object.freeze({ code: 'table.left', rule: '', numbers: {} });
/** The refusal codes of an answer that the game has overtaken. */
const STALE_CODES: readonly string[] = ['stale-request', 'not-asked', 'no-undo'];
/** Delay before reconnecting after the rate limit was hit. */
const RATE_LIMIT_WAIT_MS = 10_000;
const TOO_MANY_CONNECTIONS_WAIT_MS = 20_000;

/**
 * Follows one table on the server. It knows no game: steps are kept as they were sent. Every request is answered once,
 * however often the connection breaks.
 */
export class LiveTableClient {
  readonly #env: ConnectionEnv;
  readonly #decisionStore: DecisionStore;
  readonly #connection: ReconnectingConnection<TableMessage>;
  readonly #pending = new Map<number, PendingRequest>();
  #nextId: number;
  readonly #state: Store<LiveTableState>;
  /** The known state was seen from another seat: the next connection starts from the beginning. */
  #mustResync = false;

  /** `summary` is the table as it was found; request ids start at `firstId`, which no earlier page has used. */
  constructor(world: ConnectionEnv, summary: TableSummary, firstId: number, drawer: DecisionStore = NO_DECISION_STORE) {
    this.#env = world;
    this.#decisionStore = drawer;
    this.#nextId = firstId;
    this.#state = new Store<LiveTableState>({
      connection: 'joining',
      closeReason: null,
      summary,
      seat: null,
      steps: [],
      status: null,
      heardAt: 0,
      chat: [],
      serverSeed: null,
      isWaiting: false,
      isSuperseded: false,
    });
    this.#connection = new ReconnectingConnection<TableMessage>(world, {
      greeting: 'hello',
      parse: (text) => parseJson(serverMessageSchema, text),
      onUnreadable: () => this.#leave('version-mismatch'),
      since: () => (this.#mustResync ? 0 : (this.state.status?.seq ?? 0)),
      onMessage: (message) => this.#receive(message),
      onOpenChanged: (isOpen) => this.#onOpenChanged(isOpen),
    });
  }

  get state(): LiveTableState {
    return this.#state.get();
  }

  get store(): ReadableStore<LiveTableState> {
    return this.#state;
  }

  /** Resolves when it was played and saved ([]), or refused; without a connection it waits for one. */
  request(asked: TableRequest): Promise<readonly Refusal[]> {
    if (this.state.connection === 'left') return Promise.resolve([NOT_REACHED]);
    return this.#enqueue(asked, this.state.connection !== 'here');
  }

  #enqueue(asked: TableRequest, isDelayed: boolean): Promise<readonly Refusal[]> {
    const id = this.#nextId++;
    const lastChatId = this.state.chat.at(-1)?.id ?? 0;
    return new Promise((settle) => {
      const message = { ...asked, id };
      const question: PendingRequest = { message, lastChatId, isDelayed, sendCount: 0, resolve: settle };
      this.#pending.set(id, question);
      if (asked.type === 'choose' && this.state.seat !== null) this.#storeDecision({ ...asked, seat: this.state.seat });
      this.#send(question);
    });
  }

  #send(question: PendingRequest): void {
    if (this.#connection.send(question.message)) question.sendCount++;
  }

  /** The user has read that a move came too late. */
  dismissSuperseded(): void {
    this.#set({ isSuperseded: false });
  }

  /** Reconnects now instead of after the delay. */
  reconnectNow(): void {
    if (this.state.connection !== 'left') this.#connection.reconnectNow();
  }

  /** The user has another seat: everything is sent again from its perspective. */
  resync(): void {
    this.#mustResync = true;
    this.reconnectNow();
  }

  /**
   * The table after a change by the user. An open connection reports the change itself, possibly in a newer version.
   */
  updateSummary(summary: TableSummary): void {
    if (this.state.connection !== 'here') this.#set({ summary });
  }

  close(): void {
    this.#connection.close();
    this.#state.close();
    this.#failAll();
  }

  #receive(message: TableMessage): void {
    switch (message.type) {
      case 'hello':
        this.#onHello(message);
        break;
      case 'entries':
        this.#addSteps(message.steps, message.status);
        break;
      case 'undone':
        this.#removeSteps(message.to, message.status);
        break;
      case 'table':
        this.#set({ summary: message.summary });
        break;
      case 'chat':
        this.#set({ chat: withMessage(this.state.chat, message.message) });
        break;
      case 'over':
        this.#set({ serverSeed: message.serverSeed });
        break;
      case 'ack':
        this.#onAnswer(message.id, []);
        break;
      case 'refused':
        this.#onAnswer(message.id, message.refusals);
        break;
      case 'bye':
        this.#onBye(message.reason);
        break;
    }
  }

  #onHello({ protocol, summary, seat, since, steps, status, chat }: LiveHello): void {
    if (protocol !== LIVE_PROTOCOL_VERSION) {
      this.#leave('version-mismatch');
      return;
    }
    const known = this.state;
    const isOther = seat !== known.seat && known.steps.length > 0;
    if (since > 0 && (isOther || since !== known.status?.seq)) {
      // The known state was seen from another seat, or does not continue with these steps.
      this.resync();
      return;
    }
    this.#mustResync = false;
    const held = since === 0 ? [] : known.steps;
    this.#set({ summary, seat, steps: [...held, ...steps], status, chat, heardAt: this.#env.now() });
  }

  #addSteps(steps: readonly LiveStep[], status: LiveStatus): void {
    const known = this.state.status?.seq ?? 0;
    const fresh = steps.filter(({ seq }) => seq > known);
    if (fresh.length > 0 && fresh[0]?.seq !== known + 1) {
      this.#connection.reconnectNow();
      return;
    }
    this.#set({ steps: [...this.state.steps, ...fresh], status, heardAt: this.#env.now() });
  }

  #removeSteps(to: number, status: LiveStatus): void {
    this.#set({ steps: this.state.steps.filter(({ seq }) => seq <= to), status, heardAt: this.#env.now() });
  }

  #onAnswer(id: number, refusals: readonly Refusal[]): void {
    const question = this.#pending.get(id);
    if (question === undefined) return;
    this.#pending.delete(id);
    const isLate = refusals.some(({ code }) => STALE_CODES.includes(code));
    if (question.message.type === 'choose') {
      this.#storeDecision(null);
      if (isLate && question.isDelayed) this.#set({ isSuperseded: true });
    }
    // Sent twice, and overtaken by the game: it was received the first time, and only the answer was lost.
    question.resolve(isLate && question.sendCount > 1 ? [] : refusals);
  }

  #onOpenChanged(isOpen: boolean): void {
    if (this.state.connection === 'left') return;
    if (!isOpen) {
      this.#set({ connection: 'lost' });
      return;
    }
    this.#set({ connection: 'here' });
    const kept = [...this.#pending.values()].some(({ message }) => message.type === 'choose')
      ? null
      : this.#storedDecision();
    for (const question of [...this.#pending.values()]) this.#resend(question);
    if (kept !== null) this.#resendDecision(kept);
  }

  /** An unanswered move of an earlier page of this table. */
  #storedDecision(): UnsentDecision | null {
    const text = this.#decisionStore.read();
    return text === '' ? null : readDecision(text);
  }

  #storeDecision(decision: UnsentDecision | null): void {
    this.#decisionStore.write(decision === null ? '' : printDecision(decision));
    this.#set({ isWaiting: decision !== null });
  }

  /** Repeats it for that page. If the record already contains it, that counts as success: the server recognizes it. */
  #resendDecision({ seat, request, move }: UnsentDecision): void {
    if (this.state.status !== null && this.state.seat === seat)
      void this.#enqueue({ type: 'choose', request, move }, true);
    else this.#storeDecision(null);
  }

  #resend(question: PendingRequest): void {
    const { message, lastChatId } = question;
    const { chat } = this.state;
    if (message.type === 'say' && chat.some(({ id, text }) => id > lastChatId && text === message.text)) {
      this.#onAnswer(message.id, []);
      return;
    }
    this.#send(question);
  }

  #onBye(reason: string): void {
    const final = finalReasonOf(reason);
    if (final !== null) this.#leave(final);
    else if (reason === 'rate-limit') this.#connection.reconnectAfter(RATE_LIMIT_WAIT_MS);
    else if (reason === 'too-many-connections') this.#connection.reconnectAfter(TOO_MANY_CONNECTIONS_WAIT_MS);
    else this.#connection.reconnectAfter(1000 * this.#env.random()); // the server restarts, or we were too slow
  }

  #leave(reason: FinalReason): void {
    this.#set({ connection: 'left', closeReason: reason });
    if (reason === 'unknown-table') this.#storeDecision(null);
    this.#connection.close();
    this.#failAll();
  }

  #failAll(): void {
    for (const { resolve } of this.#pending.values()) resolve([NOT_REACHED]);
    this.#pending.clear();
  }

  #set(changes: Partial<LiveTableState>): void {
    this.#state.set({ ...this.state, ...changes });
  }
}

/** In the order in which they were said: what spectators said reaches the players later. */
const withMessage = (chat: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] =>
  chat.some(({ id }) => id === message.id) ? chat : [...chat, message].sort((a, b) => a.id - b.id);
