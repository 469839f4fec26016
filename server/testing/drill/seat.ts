import { fastRng, type Game, type Kinded, type Rng } from '@orrery/kernel';
import { TestClient } from '../client.ts';

/** A disconnected seat must find the server again within this time, not counting that in which the server starts. */
export const RECONNECT_TIMEOUT_MS = 60_000;

export const sleep = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** Observes the moves of all seats of a drill, so that a victim can be killed while a move is in progress. */
export class MoveMonitor {
  #waiting: (() => void)[] = [];
  /** A victim was ended and is not up again: on a busy machine that may take minutes and is no error. */
  isDown = false;
  /** Number of acknowledged moves. */
  acknowledged = 0;
  /** Moves without a response, which were sent again. */
  repeated = 0;
  /** Those of them that were saved all the same: the kill came between the commit and the response. */
  keptUnheard = 0;
  refused = 0;

  said(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when the next move is sent. */
  next(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }
}

interface UnansweredMove {
  readonly request: number;
  readonly move: string;
}

/** A seat that keeps playing whatever happens to the server. */
export class DrillSeat<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly client: TestClient<T, H, B, M, E, O, K>;
  /** The acknowledged moves, in order. */
  readonly acknowledgedMoves: string[] = [];
  readonly #addresses: readonly string[];
  readonly #rng: Rng;
  readonly #talk: MoveMonitor;
  #at: number;
  readonly #anew: () => DrillSeat<T, H, B, M, E, O, K>;
  #unanswered: UnansweredMove | null = null;
  /** The request it has answered: a slow socket may get the acknowledgement before the resulting entry. */
  #answered = -1;
  isPlaying = true;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    addresses: readonly string[],
    headers: Readonly<Record<string, string>> | null,
    seed: number,
    talk: MoveMonitor,
  ) {
    this.#addresses = addresses;
    this.#at = seed % addresses.length;
    this.#rng = fastRng(seed);
    this.#talk = talk;
    this.client = new TestClient(game, addresses[0] ?? '', headers);
    this.#anew = () => new DrillSeat(game, addresses, headers, seed, talk);
  }

  /** The same person at the same seat, who has seen nothing yet. */
  comeAnew(): DrillSeat<T, H, B, M, E, O, K> {
    return this.#anew();
  }

  /** The move that was sent and never answered; null: none. */
  get unsaid(): string | null {
    return this.#unanswered?.move ?? null;
  }

  /** Reconnects to any available node. */
  async reconnect(): Promise<void> {
    let end = Date.now() + RECONNECT_TIMEOUT_MS;
    while (!this.client.isOpen) {
      if (this.#talk.isDown) end = Date.now() + RECONNECT_TIMEOUT_MS;
      const address = this.#addresses[this.#at % this.#addresses.length];
      if (Date.now() > end) throw new Error(`no node is listening at ${address}`);
      // A node without a working database connection may not answer at all.
      await this.client.open(this.client.seq, address).catch(() => this.client.close());
      if (!this.client.isOpen) {
        this.#at++;
        await sleep(50);
      }
    }
  }

  /** Connects as a client that has seen nothing yet. */
  async connectFresh(): Promise<void> {
    this.client.close();
    this.client.seq = 0;
    await this.reconnect();
  }

  /** Plays until it is told to stop. */
  async play(): Promise<void> {
    while (this.isPlaying) {
      if (!this.client.isOpen) await this.reconnect();
      if (this.client.over !== null) return;
      await this.#step();
    }
  }

  /** Sends unanswered moves again. */
  async resendUnanswered(): Promise<void> {
    if (!this.client.isOpen) await this.reconnect();
    while (this.#unanswered !== null && this.client.over === null) {
      await this.#step();
      if (!this.client.isOpen) await this.reconnect();
    }
  }

  async #step(): Promise<void> {
    const { client } = this;
    const request = client.now?.request ?? null;
    if (this.#unanswered === null && (request?.must !== true || request.id === this.#answered)) {
      await sleep(2);
      return;
    }
    if (this.#unanswered !== null) {
      this.#talk.repeated++;
      // Only the seat's own answer ends its request.
      if (this.#unanswered.request !== request?.id) this.#talk.keptUnheard++;
    }
    const saying = this.#unanswered ?? { request: request?.id ?? 0, move: client.move(this.#rng) };
    this.#unanswered = saying;
    const answering = client.send({ type: 'choose', ...saying });
    this.#talk.said();
    const answer = await answering;
    if (answer.type === 'bye') return;
    this.#unanswered = null;
    if (answer.type === 'ack') {
      this.#answered = saying.request;
      this.acknowledgedMoves.push(saying.move);
      this.#talk.acknowledged++;
    } else this.#talk.refused++;
  }
}
