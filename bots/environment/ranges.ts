import type { Layout } from './learnable.ts';

/** Ids for kinds of moves, one range after the other, in the order in which they are named. */
export class Ranges<P extends string> {
  readonly size: number;
  readonly #from = new Map<string, number>();
  readonly parts: Layout;

  /** How many ids each kind has. A kind that is missing fails the build. */
  constructor(lengths: Readonly<Record<P, number>>) {
    let size = 0;
    this.parts = Object.entries<number>(lengths);
    for (const [kind, length] of this.parts) {
      this.#from.set(kind, size);
      size += length;
    }
    this.size = size;
  }

  /** The first id of a kind. */
  from(kind: P): number {
    return this.#from.get(kind) ?? 0;
  }
}
