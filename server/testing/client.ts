import { fastRng, type Game, type Kinded, MoveList, type Rng, readOptions, type Seat } from '@orrery/kernel';
import {
  applyJsonDiff,
  type ClientMessage,
  type JsonValue,
  type LiveHello,
  type LiveStatus,
  type LiveStep,
  type ServerMessage,
} from '@orrery/protocol';
import { WebSocket } from 'ws';
import { checkMessage } from './check-messages.ts';

/** What a page knows at one moment. */
export interface ClientView {
  readonly table: JsonValue;
  readonly hand: JsonValue;
}

type DistributiveOmitId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message from a page, before it has an id. */
export type UnnumberedMessage = DistributiveOmitId<Exclude<ClientMessage, { type: 'ping' }>>;

/**
 * A page without a screen: has the engine, follows the game by the messages it gets, keeps every byte of them, and can
 * move.
 */
export class TestClient<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  #socket: WebSocket | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, (answer: ServerMessage) => void>();
  #wake: (() => void)[] = [];
  /** Every message it ever got. */
  readonly heard: string[] = [];
  readonly steps = new Map<number, LiveStep>();
  readonly viewsBySeq = new Map<number, ClientView>();
  /** Steps that came twice, or without the previous one. */
  readonly faults: string[] = [];
  hello: LiveHello | null = null;
  now: LiveStatus | null = null;
  seat: Seat | null = null;
  seq = 0;
  over: Extract<ServerMessage, { type: 'over' }> | null = null;
  bye: string | null = null;
  isOpen = false;

  /** `who`: a name, where that is enough; or the headers a browser would send; null: an unknown person. */
  constructor(game: Game<T, H, B, M, E, O, K>, address: string, who: string | Readonly<Record<string, string>> | null) {
    this.#game = game;
    this.#address = address;
    this.#headers = typeof who === 'string' ? { authorization: `Bearer ${who}` } : (who ?? {});
  }

  /** Opens the socket and waits for the first hello. */
  async open(since = this.seq, address = this.#address): Promise<void> {
    const socket = new WebSocket(`${address}?since=${since}`, { headers: this.#headers });
    this.#socket = socket;
    this.hello = null;
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.isOpen = false;
      for (const settle of this.#waiting.values()) settle({ type: 'bye', reason: 'closed' });
      this.#waiting.clear();
      this.#wakeWaiters();
    });
    await this.until(() => this.hello !== null || socket.readyState === WebSocket.CLOSED);
    this.isOpen = this.hello !== null && socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
    this.isOpen = false;
  }

  /** The current view. */
  get view(): ClientView {
    const view = this.viewsBySeq.get(this.seqSeen);
    if (view === undefined) throw new Error(`no view at entry ${this.seqSeen}`);
    return view;
  }

  /** The last step still in force. */
  get seqSeen(): number {
    return Math.max(...this.viewsBySeq.keys());
  }

  send(saying: UnnumberedMessage, id = ++this.#ids): Promise<ServerMessage> {
    return new Promise((settle) => {
      this.#waiting.set(id, settle);
      this.#socket?.send(JSON.stringify({ ...saying, id }));
    });
  }

  sendRaw(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  /** A legal move, in notation. */
  move(rng: Rng = fastRng(this.seq)): string {
    const moves = new MoveList<M>(2);
    // The view consists only of what the server sent.
    const view = JSON.parse(JSON.stringify({ seat: this.seat, ...this.view }));
    this.#game.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (moves.n === 0 || move === undefined) throw new Error('there is no legal move');
    return this.#game.notation.print(move);
  }

  /** Answers the current request. */
  choose(rng?: Rng): Promise<ServerMessage> {
    const request = this.now?.request?.id;
    if (request === undefined) throw new Error('there is no request');
    return this.send({ type: 'choose', request, move: this.move(rng) });
  }

  /** Waits until the condition holds; checks it after every message. */
  async until(isSo: () => boolean, ms = 20_000): Promise<void> {
    const end = Date.now() + ms;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`timeout at entry ${this.seq}`);
      await new Promise<void>((go) => {
        this.#wake.push(go);
        setTimeout(go, 5);
      });
    }
  }

  #hear(text: string): void {
    this.heard.push(text);
    checkMessage(new URL(this.#address).pathname, text);
    const message: ServerMessage = JSON.parse(text);
    if (this.hello === null && message.type !== 'hello' && message.type !== 'bye') {
      throw new Error(`the first message was ${message.type}, not hello`);
    }
    if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'entries') {
      const fault = message.steps.find(({ seq }, i) => seq !== this.seq + 1 + i);
      if (fault !== undefined) this.faults.push(`step ${fault.seq} came after ${this.seq}`);
      const known = this.seq;
      this.#take(
        message.steps.filter(({ seq }) => seq > known),
        message.status,
      );
    } else if (message.type === 'undone') {
      for (const seq of this.viewsBySeq.keys()) if (seq > message.to) this.viewsBySeq.delete(seq);
      this.#take([], message.status);
    } else if (message.type === 'over') this.over = message;
    else if (message.type === 'bye') this.bye = message.reason;
    else if (message.type === 'ack' || message.type === 'refused') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    this.#wakeWaiters();
  }

  #greet(hello: LiveHello): void {
    this.hello = hello;
    this.seat = hello.seat;
    const { summary } = hello;
    if (hello.since === 0) {
      const options = readOptions(this.#game.options, summary.options);
      if (!options.ok) throw new Error(options.problem.text);
      const { table, hands } = this.#game.setup(options.value, summary.chairs.length);
      this.viewsBySeq.clear();
      this.viewsBySeq.set(
        0,
        JSON.parse(JSON.stringify({ table, hand: hello.seat === null ? null : hands[hello.seat] })),
      );
    }
    for (const seq of this.viewsBySeq.keys()) if (seq > hello.since) this.viewsBySeq.delete(seq);
    if (hello.status !== null) this.#take(hello.steps, hello.status);
  }

  #take(steps: readonly LiveStep[], now: LiveStatus): void {
    for (const step of steps) {
      const { table, hand } = this.view;
      this.steps.set(step.seq, step);
      this.viewsBySeq.set(step.seq, {
        table: step.table === null ? table : applyJsonDiff(table, step.table),
        hand: step.hand === null ? hand : applyJsonDiff(hand, step.hand),
      });
    }
    this.now = now;
    this.seq = now.seq;
  }

  #wakeWaiters(): void {
    for (const go of this.#wake.splice(0)) go();
  }
}
