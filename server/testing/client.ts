import { fastRng, type Game, type Kinded, MoveList, type Rng, readOptions, type Seat } from '@orrery/kernel';
import {
  changed,
  type FromPage,
  type FromServer,
  type LiveHello,
  type LiveStep,
  type Now,
  type Plain,
} from '@orrery/protocol';
import { WebSocket } from 'ws';

/** What a page knows at a moment. */
export interface Sight {
  readonly table: Plain;
  readonly hand: Plain;
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What a page says, before it is numbered. */
export type Saying = Without<Exclude<FromPage, { type: 'ping' }>>;

/** A page without a screen: has the engine, follows the game by what it hears, keeps every byte of it, and can move. */
export class Client<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  #socket: WebSocket | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, (answer: FromServer) => void>();
  #wake: (() => void)[] = [];
  /** Every byte it ever got. */
  readonly heard: string[] = [];
  readonly steps = new Map<number, LiveStep>();
  readonly past = new Map<number, Sight>();
  /** Steps that came twice, or without the one before. */
  readonly faults: string[] = [];
  hello: LiveHello | null = null;
  now: Now | null = null;
  seat: Seat | null = null;
  seq = 0;
  over: Extract<FromServer, { type: 'over' }> | null = null;
  bye: string | null = null;
  isOpen = false;

  /** `who`: a name, where that is enough; or what a browser would send along; null: nobody. */
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
      for (const settle of this.#waiting.values()) settle({ type: 'bye', why: 'closed' });
      this.#waiting.clear();
      this.#stir();
    });
    await this.until(() => this.hello !== null || socket.readyState === WebSocket.CLOSED);
    this.isOpen = this.hello !== null && socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
    this.isOpen = false;
  }

  /** What it sees now. */
  get sight(): Sight {
    const sight = this.past.get(this.seqSeen);
    if (sight === undefined) throw new Error(`nothing was seen at ${this.seqSeen}`);
    return sight;
  }

  /** The last step that holds. */
  get seqSeen(): number {
    return Math.max(...this.past.keys());
  }

  say(saying: Saying, id = ++this.#ids): Promise<FromServer> {
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
    // The view is what the server told, and nothing else.
    const view = JSON.parse(JSON.stringify({ seat: this.seat, ...this.sight }));
    this.#game.moves(view, moves);
    const move = moves.at[rng(moves.n)];
    if (moves.n === 0 || move === undefined) throw new Error('there is no move');
    return this.#game.notation.print(move);
  }

  /** Answers what it is asked. */
  choose(rng?: Rng): Promise<FromServer> {
    const request = this.now?.request?.id;
    if (request === undefined) throw new Error('nothing is asked');
    return this.say({ type: 'choose', request, move: this.move(rng) });
  }

  /** Waits until something is so; looks whenever it hears something. */
  async until(isSo: () => boolean, ms = 20_000): Promise<void> {
    const end = Date.now() + ms;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`waited in vain at ${this.seq}`);
      await new Promise<void>((go) => {
        this.#wake.push(go);
        setTimeout(go, 5);
      });
    }
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message: FromServer = JSON.parse(text);
    if (this.hello === null && message.type !== 'hello' && message.type !== 'bye') {
      throw new Error(`the first message is ${message.type}`);
    }
    if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'entries') {
      const fault = message.steps.find(({ seq }, i) => seq !== this.seq + 1 + i);
      if (fault !== undefined) this.faults.push(`step ${fault.seq} came after ${this.seq}`);
      const known = this.seq;
      this.#take(
        message.steps.filter(({ seq }) => seq > known),
        message.now,
      );
    } else if (message.type === 'undone') {
      for (const seq of this.past.keys()) if (seq > message.to) this.past.delete(seq);
      this.#take([], message.now);
    } else if (message.type === 'over') this.over = message;
    else if (message.type === 'bye') this.bye = message.why;
    else if (message.type === 'ack' || message.type === 'refused') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    this.#stir();
  }

  #greet(hello: LiveHello): void {
    this.hello = hello;
    this.seat = hello.seat;
    const { card } = hello;
    if (hello.since === 0) {
      const options = readOptions(this.#game.options, card.options);
      if (!options.ok) throw new Error(options.problem.text);
      const { table, hands } = this.#game.setup(options.value, card.chairs.length);
      this.past.clear();
      this.past.set(0, JSON.parse(JSON.stringify({ table, hand: hello.seat === null ? null : hands[hello.seat] })));
    }
    for (const seq of this.past.keys()) if (seq > hello.since) this.past.delete(seq);
    if (hello.now !== null) this.#take(hello.steps, hello.now);
  }

  #take(steps: readonly LiveStep[], now: Now): void {
    for (const step of steps) {
      const { table, hand } = this.sight;
      this.steps.set(step.seq, step);
      this.past.set(step.seq, {
        table: step.table === null ? table : changed(table, step.table),
        hand: step.hand === null ? hand : changed(hand, step.hand),
      });
    }
    this.now = now;
    this.seq = now.seq;
  }

  #stir(): void {
    for (const go of this.#wake.splice(0)) go();
  }
}
