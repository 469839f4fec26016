/** Ids for kinds of moves, one range after the other, in the order in which they are named. */
export class Ranges<P extends string> {
  readonly size: number;
  readonly #from: ReadonlyMap<P, number>;
  readonly parts: readonly (readonly [P, number])[];

  constructor(kinds: readonly (readonly [kind: P, length: number])[]) {
    const from = new Map<P, number>();
    let size = 0;
    for (const [kind, length] of kinds) {
      from.set(kind, size);
      size += length;
    }
    this.parts = kinds;
    this.#from = from;
    this.size = size;
  }

  /** The first id of a kind. */
  from(kind: P): number {
    return this.#from.get(kind) ?? 0;
  }
}
