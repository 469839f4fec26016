import type { VectorLayout } from './learnable.ts';

/** Consecutive id ranges for kinds of moves, in the order in which they are named. */
export class IdRanges<P extends string> {
  readonly size: number;
  readonly #from = new Map<string, number>();
  readonly parts: VectorLayout;

  /** The number of ids of each kind. A missing kind fails the build. */
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
