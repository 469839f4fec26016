/**
 * Writes numbers one after the other into an array of the caller. The array starts with zeros, so zeros are skipped.
 */
export class VectorWriter {
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

  /** One-hot encoding: a one at `place`; all zeros when `place` is out of range. */
  oneOf(place: number, length: number): void {
    if (place >= 0 && place < length) this.#into[this.#at + place] = 1;
    this.#at += length;
  }

  /** A one at this offset in a part that has not been skipped yet. */
  mark(place: number): void {
    this.#into[this.#at + place] = 1;
  }

  /** The first n counts, divided by `most`; zeros when there is nothing to count. */
  counts(counts: readonly number[] | undefined, length: number, most: number): void {
    for (let i = 0; i < length; i++) this.#into[this.#at++] = (counts?.[i] ?? 0) / most;
  }

  /** This number of zeros. */
  blank(length: number): void {
    this.#at += length;
  }
}
