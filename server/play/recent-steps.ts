import type { JsonDiff } from '@orrery/protocol';
import { storedJson } from '../json-text.ts';
import type { StepDiff } from './step-diff.ts';

/** Buffer size per game, in bytes. After making room it is half full: about two dozen steps. */
const BUFFER_BYTES = 16 * 1024;
/** JSON contains neither of them unescaped. */
const PART_SEPARATOR = '\n';
const SEAT_SEPARATOR = '\t';

/**
 * The last steps of a game, for clients that were away for a moment. They are stored as bytes in one buffer: strings
 * that live for seconds cost the garbage collector the most, and a node has hundreds of games.
 */
export class RecentSteps {
  readonly #bytes = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  /** The entry before the first buffered step. */
  #from = 0;
  /** Where each step ends. */
  readonly #ends: number[] = [];

  /** Drops all steps; the next one follows entry `seq`. */
  clear(seq: number): void {
    this.#from = seq;
    this.#ends.length = 0;
  }

  /** Adds the step after the last one, and drops the oldest if there is no room. */
  add(diff: StepDiff): void {
    const text = encodeStep(diff);
    const length = Buffer.byteLength(text);
    if (length > BUFFER_BYTES) {
      this.clear(diff.seq);
      return;
    }
    this.#makeRoom(length);
    const start = this.#ends.at(-1) ?? 0;
    this.#bytes.write(text, start);
    this.#ends.push(start + length);
  }

  /** Whether every step after entry `since` is buffered. */
  covers(since: number): boolean {
    return since >= this.#from && since <= this.#from + this.#ends.length;
  }

  /** The steps after entry `since`. */
  after(since: number): readonly StepDiff[] {
    const gone = Math.max(0, since - this.#from);
    return this.#ends.slice(gone).map((end, i) => {
      const at = gone + i;
      return decodeStep(this.#from + at + 1, this.#bytes.toString('utf8', this.#ends[at - 1] ?? 0, end));
    });
  }

  /** Frees half of the buffer at a time, which is cheaper than one step per added step. */
  #makeRoom(length: number): void {
    const end = this.#ends.at(-1) ?? 0;
    if (end + length <= BUFFER_BYTES) return;
    const most = Math.min(BUFFER_BYTES / 2, BUFFER_BYTES - length);
    const gone = this.#ends.findIndex((each) => end - each <= most);
    const start = this.#ends[gone] ?? end;
    this.#bytes.copyWithin(0, start, end);
    this.#from += gone + 1;
    this.#ends.splice(0, gone + 1);
    for (let i = 0; i < this.#ends.length; i++) this.#ends[i] = (this.#ends[i] ?? 0) - start;
  }
}

function encodeStep({ table, hands, events }: StepDiff): string {
  const own = hands === null ? '' : hands.join(SEAT_SEPARATOR);
  const told = typeof events === 'string' ? events : events.join(SEAT_SEPARATOR);
  return `${table}${PART_SEPARATOR}${own}${PART_SEPARATOR}${told}`;
}

function decodeStep(seq: number, text: string): StepDiff {
  const [table = '', hands = '', events = ''] = text.split(PART_SEPARATOR);
  return {
    seq,
    table: storedJson(table),
    hands: hands === '' ? null : hands.split(SEAT_SEPARATOR).map((hand) => storedJson<JsonDiff | null>(hand)),
    events: events.includes(SEAT_SEPARATOR)
      ? events.split(SEAT_SEPARATOR).map((list) => storedJson<readonly unknown[]>(list))
      : storedJson(events),
  };
}
