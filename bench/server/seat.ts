import { type Game, type Kinded, MoveList, type Rng, readOptions, type Seat } from '@orrery/kernel';
import {
  applyJsonDiff,
  type JsonValue,
  type LiveHello,
  type LiveStatus,
  type LiveStep,
  type ServerMessage,
} from '@orrery/protocol';
import { WebSocket } from 'ws';

/** A table as all its players see it: public updates are applied once for all of them, so that clients use less CPU. */
export class SharedTable {
  #table: JsonValue = null;
  /** The entry up to which it was updated; -1 before the setup. */
  seq = -1;

  get table(): JsonValue {
    return this.#table;
  }

  reset(table: unknown): void {
    if (this.seq >= 0) return;
    this.#table = JSON.parse(JSON.stringify(table));
    this.seq = 0;
  }

  applyStep({ seq, table }: LiveStep): void {
    if (seq <= this.seq) return;
    if (table !== null) this.#table = applyJsonDiff(this.#table, table);
    this.seq = seq;
  }
}

/**
 * A player that follows the game by the server's messages and answers at once when told to: the engine without a
 * screen.
 */
export class BenchPlayer<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #socket: WebSocket;
  readonly #moves = new MoveList<M>(0);
  readonly #rng: Rng;
  #seat: Seat | null = null;
  readonly #board: SharedTable;
  #hand: JsonValue = null;
  #now: LiveStatus | null = null;
  #ids = 0;
  #answered: (() => void) | null = null;
  isOver = false;
  isWelcome = false;
  /** Called after every update. */
  onNews: () => void = () => {};

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    board: SharedTable,
    { address, cookie, rng }: { readonly address: string; readonly cookie: string; readonly rng: Rng },
  ) {
    this.#game = game;
    this.#board = board;
    this.#rng = rng;
    this.#socket = new WebSocket(address, {
      headers: { cookie },
      perMessageDeflate: false,
      generateMask: () => {}, // an all-zero mask is valid and costs nothing
    });
    this.#socket.on('message', (data) => this.#onMessage(data.toString()));
    this.#socket.on('close', () => {
      this.isOver = true;
      this.#resolveAnswer();
      this.onNews();
    });
    this.#socket.on('error', () => {});
  }

  get isAsked(): boolean {
    const isMine = this.#now?.request?.must === true && this.#answered === null;
    return isMine && this.#now?.seq === this.#board.seq;
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Answers the question with a random move; resolves when the server has stored it or is gone. */
  answer(): Promise<void> {
    // The view comes from the server, which guarantees the game's own types.
    const view = { seat: this.#seat ?? 0, table: this.#board.table as T, hand: this.#hand as H };
    this.#game.moves(view, this.#moves);
    const move = this.#moves.at[this.#rng(this.#moves.n)];
    const request = this.#now?.request?.id;
    if (move === undefined || request === undefined) throw new Error('no question to answer');
    return new Promise((done) => {
      this.#answered = done;
      const saying = { type: 'choose', id: ++this.#ids, request, move: this.#game.notation.print(move) };
      this.#socket.send(JSON.stringify(saying));
    });
  }

  #onMessage(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'hello') this.#onHello(message);
    else if (message.type === 'entries') this.#applySteps(message.steps, message.status);
    else if (message.type === 'over') this.isOver = true;
    else if (message.type === 'refused') throw new Error(JSON.stringify(message.refusals));
    else if (message.type === 'ack') this.#resolveAnswer();
    else return;
    this.onNews();
  }

  #resolveAnswer(): void {
    const done = this.#answered;
    this.#answered = null;
    done?.();
  }

  #onHello({ seat, summary, steps, status }: LiveHello): void {
    const options = readOptions(this.#game.options, summary.options);
    if (!options.ok || status === null) return;
    const { table, hands } = this.#game.setup(options.value, summary.chairs.length);
    this.#seat = seat;
    this.#board.reset(table);
    this.#hand = JSON.parse(JSON.stringify(hands[seat ?? 0]));
    this.#applySteps(steps, status);
    this.isWelcome = true;
  }

  #applySteps(steps: readonly LiveStep[], now: LiveStatus): void {
    for (const step of steps) {
      this.#board.applyStep(step);
      if (step.hand !== null) this.#hand = applyJsonDiff(this.#hand, step.hand);
    }
    this.#now = now;
  }
}
