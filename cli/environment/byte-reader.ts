/** Reads exact numbers of bytes from a stream that arrives in pieces. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** The next `count` bytes; null when the stream ends before. */
  async take(count: number): Promise<Uint8Array | null> {
    const pieces: Uint8Array[] = [this.#rest];
    let length = this.#rest.length;
    while (length < count) {
      const next = await this.#pieces.next();
      if (next.done === true) return null;
      pieces.push(next.value);
      length += next.value.length;
    }
    const all = pieces.length === 1 ? this.#rest : joined(pieces, length);
    this.#rest = all.subarray(count);
    return all.subarray(0, count);
  }

  /** The next little-endian 32-bit integers; null when the stream ends before. */
  async integers(count: number): Promise<Int32Array | null> {
    const bytes = await this.take(4 * count);
    if (bytes === null) return null;
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Int32Array.from({ length: count }, (_, i) => data.getInt32(4 * i, true));
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
