import { fastRng, type Game, type Kinded, type Rng } from '@orrery/kernel';
import { Client } from '../client.ts';

/** Somebody who is cut off finds the server again within so long, or something is wrong. */
export const PATIENCE_MS = 60_000;

export const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** Everything the seats of a drill say; whoever wants to strike while something is under way hears of it here. */
export class Talk {
  #waiting: (() => void)[] = [];
  /** Moves that were acknowledged. */
  acknowledged = 0;
  /** Moves of which nobody heard what became of them, and which were said again. */
  repeated = 0;
  /** Those of them that were kept all the same: the end came between the commit and the answer. */
  keptUnheard = 0;
  refused = 0;

  said(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** The next move that goes out. */
  next(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }
}

interface Saying {
  readonly request: number;
  readonly move: string;
}

/** A seat that plays whatever happens to the server. */
export class Seat<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly client: Client<T, H, B, M, E, O, K>;
  /** What was acknowledged, in order. */
  readonly promised: string[] = [];
  readonly #addresses: readonly string[];
  readonly #rng: Rng;
  readonly #talk: Talk;
  #at: number;
  #unsaid: Saying | null = null;
  /** The request it has an answer to: a slow socket may hear that before it hears what came of it. */
  #answered = -1;
  isPlaying = true;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    addresses: readonly string[],
    headers: Readonly<Record<string, string>> | null,
    seed: number,
    talk: Talk,
  ) {
    this.#addresses = addresses;
    this.#at = seed % addresses.length;
    this.#rng = fastRng(seed);
    this.#talk = talk;
    this.client = new Client(game, addresses[0] ?? '', headers);
  }

  /** What was said and never answered; null: nothing. */
  get unsaid(): string | null {
    return this.#unsaid?.move ?? null;
  }

  /** Comes back, to whichever node is there. */
  async comeBack(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!this.client.isOpen) {
      const address = this.#addresses[this.#at % this.#addresses.length];
      if (Date.now() > end) throw new Error(`nobody opens ${address}`);
      // A node that cannot hear its database may not answer at all.
      await this.client.open(this.client.seq, address).catch(() => this.client.close());
      if (!this.client.isOpen) {
        this.#at++;
        await pause(50);
      }
    }
  }

  /** Comes as somebody who has seen nothing yet. */
  async comeAnew(): Promise<void> {
    this.client.close();
    this.client.seq = 0;
    await this.comeBack();
  }

  /** Plays until it is told to stop. */
  async play(): Promise<void> {
    while (this.isPlaying) {
      if (!this.client.isOpen) await this.comeBack();
      if (this.client.over !== null) return;
      await this.#step();
    }
  }

  /** Says again what nobody has answered. */
  async settle(): Promise<void> {
    if (!this.client.isOpen) await this.comeBack();
    while (this.#unsaid !== null && this.client.over === null) {
      await this.#step();
      if (!this.client.isOpen) await this.comeBack();
    }
  }

  async #step(): Promise<void> {
    const { client } = this;
    const request = client.now?.request ?? null;
    if (this.#unsaid === null && (request?.must !== true || request.id === this.#answered)) {
      await pause(2);
      return;
    }
    if (this.#unsaid !== null) {
      this.#talk.repeated++;
      // Only its own answer ends a request of a seat.
      if (this.#unsaid.request !== request?.id) this.#talk.keptUnheard++;
    }
    const saying = this.#unsaid ?? { request: request?.id ?? 0, move: client.move(this.#rng) };
    this.#unsaid = saying;
    const answering = client.say({ type: 'choose', ...saying });
    this.#talk.said();
    const answer = await answering;
    if (answer.type === 'bye') return;
    this.#unsaid = null;
    if (answer.type === 'ack') {
      this.#answered = saying.request;
      this.promised.push(saying.move);
      this.#talk.acknowledged++;
    } else this.#talk.refused++;
  }
}
