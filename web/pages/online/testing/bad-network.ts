import type { Rng } from '@orrery/kernel';
import type { Connection, ConnectionEnv, ConnectionEvents } from '../parts/reconnecting-connection.ts';

interface ScheduledCall {
  readonly at: number;
  readonly call: () => void;
}

interface FakeEndpoint {
  connect(since: number, ears: ConnectionEvents): { hear(text: string): void; leave(): void };
}

/** A simulated network: time passes only when told to, and connections break at random. */
export class BadNetwork {
  readonly #tasks = new Set<ScheduledCall>();
  readonly #cuts = new Set<() => void>();
  #now = 0;
  /** One in this many messages breaks its connection, delivered or not; 0: none. */
  fragility = 0;
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  later(milliseconds: number, call: () => void): () => void {
    const task = { at: this.#now + milliseconds, call };
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  /** The environment of a page in this network. */
  page(door: FakeEndpoint): ConnectionEnv {
    return {
      now: () => this.#now,
      random: () => this.#rng(1000) / 1000,
      setTimer: (milliseconds, call) => this.later(milliseconds, call),
      watchNetwork: () => () => undefined,
      isHidden: () => false,
      watchVisibility: () => () => undefined,
      connect: (since, ears) => this.#dial(door, since, ears),
    };
  }

  /** Advances the time by this much, event by event. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    for (let next = this.#next(until); next !== null; next = this.#next(until)) {
      this.#tasks.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      for (let i = 0; i < 4; i++) await Promise.resolve();
    }
    this.#now = until;
  }

  breakAll(): void {
    for (const cut of [...this.#cuts]) cut();
  }

  #next(until: number): ScheduledCall | null {
    let first: ScheduledCall | null = null;
    for (const task of this.#tasks) if (task.at <= until && (first === null || task.at < first.at)) first = task;
    return first;
  }

  /** A connection keeps the order of messages in both directions. */
  #dial(door: FakeEndpoint, since: number, ears: ConnectionEvents): Connection {
    let isUp = true;
    const ways = { there: 0, back: 0 };
    const cut = () => {
      if (!isUp) return;
      isUp = false;
      this.#cuts.delete(cut);
      far?.leave();
      ears.onClosed();
    };
    const carry = (way: 'there' | 'back', deliver: () => void) => {
      ways[way] = Math.max(ways[way], this.#now + 1 + this.#rng(30));
      this.later(ways[way] - this.#now, () => {
        if (!isUp) return;
        const fate = this.fragility > 0 && this.#rng(this.fragility) === 0 ? this.#rng(2) : null;
        if (fate !== 0) deliver();
        if (fate !== null) cut();
      });
    };
    let far: ReturnType<FakeEndpoint['connect']> | null = null;
    this.#cuts.add(cut);
    carry('there', () => {
      far = door.connect(since, { onMessage: (text) => carry('back', () => ears.onMessage(text)), onClosed: cut });
    });
    return {
      send: (text) => carry('there', () => far?.hear(text)),
      close: () => {
        isUp = false;
        this.#cuts.delete(cut);
        far?.leave();
      },
    };
  }
}
