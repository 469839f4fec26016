/** Ids for kinds of moves, one range after the other, in the order in which they are named. */
export class Ranges<P extends string> {
  readonly size: number;
  readonly #from: ReadonlyMap<P, number>;
  readonly #kinds: readonly (readonly [P, number])[];

  constructor(kinds: readonly (readonly [kind: P, length: number])[]) {
    const from = new Map<P, number>();
    let size = 0;
    for (const [kind, length] of kinds) {
      from.set(kind, size);
      size += length;
    }
    this.#kinds = kinds;
    this.#from = from;
    this.size = size;
  }

  /** The first id of a kind. */
  from(kind: P): number {
    return this.#from.get(kind) ?? 0;
  }

  /** The kind an id belongs to, and its place within it. */
  nameOf(id: number): string {
    for (const [kind, length] of this.#kinds) {
      const place = id - this.from(kind);
      if (place >= 0 && place < length) return length === 1 ? kind : `${kind} ${place}`;
    }
    throw new RangeError(`there is no action ${id}`);
  }
}
