import { type Game, type Kinded, MoveList, type Rng, readOptions, type Seat } from '@orrery/kernel';
import { changed, type FromServer, type LiveHello, type LiveStep, type Now, type Plain } from '@orrery/protocol';
import { WebSocket } from 'ws';

/** A table as all who sit at it see it: what everybody is told is taken in once, so that clients cost less. */
export class Board {
  #table: Plain = null;
  /** The entry up to which it was taken in; -1: it has not been laid out. */
  seq = -1;

  get table(): Plain {
    return this.#table;
  }

  layOut(table: unknown): void {
    if (this.seq >= 0) return;
    this.#table = JSON.parse(JSON.stringify(table));
    this.seq = 0;
  }

  take({ seq, table }: LiveStep): void {
    if (seq <= this.seq) return;
    if (table !== null) this.#table = changed(this.#table, table);
    this.seq = seq;
  }
}

/** A player who follows the game by what the server says and answers at once when told to: the engine and no screen. */
export class Player<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #socket: WebSocket;
  readonly #moves = new MoveList<M>(0);
  readonly #rng: Rng;
  #seat: Seat | null = null;
  readonly #board: Board;
  #hand: Plain = null;
  #now: Now | null = null;
  #ids = 0;
  #answered: (() => void) | null = null;
  isOver = false;
  isWelcome = false;
  /** Called whenever there is something new. */
  stirred: () => void = () => {};

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    board: Board,
    { address, cookie, rng }: { readonly address: string; readonly cookie: string; readonly rng: Rng },
  ) {
    this.#game = game;
    this.#board = board;
    this.#rng = rng;
    this.#socket = new WebSocket(address, {
      headers: { cookie },
      perMessageDeflate: false,
      generateMask: () => {}, // a mask of zeros is one, and costs nothing
    });
    this.#socket.on('message', (data) => this.#hear(data.toString()));
    this.#socket.on('close', () => {
      this.isOver = true;
      this.#settle();
      this.stirred();
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

  /** Answers what is asked with any move; resolves when the server has kept it, or is gone. */
  answer(): Promise<void> {
    // The view is what the server told, which is what the game's own types say it is.
    const view = { seat: this.#seat ?? 0, table: this.#board.table as T, hand: this.#hand as H };
    this.#game.moves(view, this.#moves);
    const move = this.#moves.at[this.#rng(this.#moves.n)];
    const request = this.#now?.request?.id;
    if (move === undefined || request === undefined) throw new Error('there is nothing to answer');
    return new Promise((done) => {
      this.#answered = done;
      const saying = { type: 'choose', id: ++this.#ids, request, move: this.#game.notation.print(move) };
      this.#socket.send(JSON.stringify(saying));
    });
  }

  #hear(text: string): void {
    const message: FromServer = JSON.parse(text);
    if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'entries') this.#take(message.steps, message.now);
    else if (message.type === 'over') this.isOver = true;
    else if (message.type === 'refused') throw new Error(JSON.stringify(message.refusals));
    else if (message.type === 'ack') this.#settle();
    else return;
    this.stirred();
  }

  #settle(): void {
    const done = this.#answered;
    this.#answered = null;
    done?.();
  }

  #greet({ seat, card, steps, now }: LiveHello): void {
    const options = readOptions(this.#game.options, card.options);
    if (!options.ok || now === null) return;
    const { table, hands } = this.#game.setup(options.value, card.chairs.length);
    this.#seat = seat;
    this.#board.layOut(table);
    this.#hand = JSON.parse(JSON.stringify(hands[seat ?? 0]));
    this.#take(steps, now);
    this.isWelcome = true;
  }

  #take(steps: readonly LiveStep[], now: Now): void {
    for (const step of steps) {
      this.#board.take(step);
      if (step.hand !== null) this.#hand = changed(this.#hand, step.hand);
    }
    this.#now = now;
  }
}
