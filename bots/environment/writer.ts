/** Writes numbers one after the other into a list that somebody else owns, which begins as noughts: most stay so. */
export class Writer {
  #into: Float32Array = new Float32Array(0);
  #at = 0;

  begin(into: Float32Array, at: number, length: number): void {
    into.fill(0, at, at + length);
    this.#into = into;
    this.#at = at;
  }

  number(value: number): void {
    this.#into[this.#at++] = value;
  }

  flag(isSet: boolean): void {
    this.#into[this.#at++] = isSet ? 1 : 0;
  }

  /** Noughts with a one at `place`; noughts alone when it is none of them. */
  oneOf(place: number, length: number): void {
    if (place >= 0 && place < length) this.#into[this.#at + place] = 1;
    this.#at += length;
  }

  /** A one, so many places further on, in a part that is still to be passed by. */
  mark(place: number): void {
    this.#into[this.#at + place] = 1;
  }

  /** The first so many counts, as parts of `most`; noughts when there is nothing to count. */
  counts(counts: readonly number[] | undefined, length: number, most: number): void {
    for (let i = 0; i < length; i++) this.#into[this.#at++] = (counts?.[i] ?? 0) / most;
  }

  /** So many noughts. */
  blank(length: number): void {
    this.#at += length;
  }
}
