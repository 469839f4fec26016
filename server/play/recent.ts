import type { Stride } from './stride.ts';

/** So many bytes of each game are at hand, half of them when it has just been cleared up: two dozen steps, more or less. */
const ROOM = 16 * 1024;
/** JSON has neither of them but escaped. */
const BETWEEN_PARTS = '\n';
const BETWEEN_SEATS = '\t';

/**
 * The last steps of a game, for those who were away for a moment. They are kept as bytes in one piece of memory: texts that
 * live for seconds are what a garbage collector has most work with, and a node has hundreds of games.
 */
export class Recent {
  readonly #bytes = Buffer.allocUnsafeSlow(ROOM);
  /** The entry before the first step at hand. */
  #from = 0;
  /** Where each step ends. */
  readonly #ends: number[] = [];

  /** Nothing up to entry `seq` is at hand. */
  clear(seq: number): void {
    this.#from = seq;
    this.#ends.length = 0;
  }

  /** Adds the step after the last one; the oldest make room for it. */
  add(stride: Stride): void {
    const text = written(stride);
    const length = Buffer.byteLength(text);
    if (length > ROOM) {
      this.clear(stride.seq);
      return;
    }
    this.#makeRoom(length);
    const start = this.#ends.at(-1) ?? 0;
    this.#bytes.write(text, start);
    this.#ends.push(start + length);
  }

  /** Whether everything after entry `since` is at hand. */
  reaches(since: number): boolean {
    return since >= this.#from && since <= this.#from + this.#ends.length;
  }

  /** The steps after entry `since`. */
  after(since: number): readonly Stride[] {
    const gone = Math.max(0, since - this.#from);
    return this.#ends.slice(gone).map((end, i) => {
      const at = gone + i;
      return read(this.#from + at + 1, this.#bytes.toString('utf8', this.#ends[at - 1] ?? 0, end));
    });
  }

  /** Clears up half of it at a time, which is cheaper than a step whenever one comes. */
  #makeRoom(length: number): void {
    const end = this.#ends.at(-1) ?? 0;
    if (end + length <= ROOM) return;
    const most = Math.min(ROOM / 2, ROOM - length);
    const gone = this.#ends.findIndex((each) => end - each <= most);
    const start = this.#ends[gone] ?? end;
    this.#bytes.copyWithin(0, start, end);
    this.#from += gone + 1;
    this.#ends.splice(0, gone + 1);
    for (let i = 0; i < this.#ends.length; i++) this.#ends[i] = (this.#ends[i] ?? 0) - start;
  }
}

function written({ table, hands, events }: Stride): string {
  const own = hands === null ? '' : hands.join(BETWEEN_SEATS);
  const told = typeof events === 'string' ? events : events.join(BETWEEN_SEATS);
  return `${table}${BETWEEN_PARTS}${own}${BETWEEN_PARTS}${told}`;
}

function read(seq: number, text: string): Stride {
  const [table = '', hands = '', events = ''] = text.split(BETWEEN_PARTS);
  return {
    seq,
    table,
    hands: hands === '' ? null : hands.split(BETWEEN_SEATS),
    events: events.includes(BETWEEN_SEATS) ? events.split(BETWEEN_SEATS) : events,
  };
}
