import type { Rng } from '@orrery/kernel';
import type { Line, LineEars, LinkWorld } from '../parts/link.ts';

interface Task {
  readonly at: number;
  readonly call: () => void;
}

interface Door {
  connect(since: number, ears: LineEars): { hear(text: string): void; leave(): void };
}

/** A world of its own: its time passes only when it is told to, and lines break whenever chance wants it. */
export class BadNetwork {
  readonly #tasks = new Set<Task>();
  readonly #cuts = new Set<() => void>();
  #now = 0;
  /** One message in so many takes its line down with it, delivered or not; 0: none does. */
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

  /** How a page sees this world. */
  page(door: Door): LinkWorld {
    return {
      now: () => this.#now,
      random: () => this.#rng(1000) / 1000,
      later: (milliseconds, call) => this.later(milliseconds, call),
      watchNetwork: () => () => undefined,
      dial: (since, ears) => this.#dial(door, since, ears),
    };
  }

  /** Lets so much time pass, one thing after the other. */
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

  #next(until: number): Task | null {
    let first: Task | null = null;
    for (const task of this.#tasks) if (task.at <= until && (first === null || task.at < first.at)) first = task;
    return first;
  }

  /** A line keeps the order of what is said on it, in both directions. */
  #dial(door: Door, since: number, ears: LineEars): Line {
    let isUp = true;
    const ways = { there: 0, back: 0 };
    const cut = () => {
      if (!isUp) return;
      isUp = false;
      this.#cuts.delete(cut);
      far?.leave();
      ears.closed();
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
    let far: ReturnType<Door['connect']> | null = null;
    this.#cuts.add(cut);
    carry('there', () => {
      far = door.connect(since, { heard: (text) => carry('back', () => ears.heard(text)), closed: cut });
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
