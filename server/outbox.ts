import type { Duplex } from 'node:stream';

/** What one socket is sent. */
export interface Outbox {
  /** Sends a message at the end of this turn of the loop, together with what else is said in it. */
  say(text: string): void;
  /** Sends at once what was said: before the socket is closed. */
  flush(): void;
}

/** The first byte of a frame (RFC 6455, 5.2): a whole message of text. */
const TEXT = 0x81;
const SHORT_MOST = 125;
const MEDIUM = 126;
const MEDIUM_MOST = 0xffff;
const LONG = 127;

const headLength = (length: number): number => (length <= SHORT_MOST ? 2 : length <= MEDIUM_MOST ? 4 : 10);

/** Messages as a server frames them, one behind the other. */
function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] ?? 0;
    frames[at] = TEXT;
    if (length <= SHORT_MOST) frames[at + 1] = length;
    else if (length <= MEDIUM_MOST) {
      frames[at + 1] = MEDIUM;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = LONG;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headLength(length);
    at += frames.write(text, at, length);
  }
  return frames;
}

/** Outboxes with something in them; all of them are emptied by one call at the end of the turn. */
let full: StreamOutbox[] = [];

function flushAll(): void {
  const due = full;
  full = [];
  for (const outbox of due) outbox.flush();
}

/**
 * Writes frames itself, all of a turn in one piece: each writing is a call to the system, and they are what costs most.
 * The socket's own frames (pings, the closing) go between them, never into one.
 */
export class StreamOutbox implements Outbox {
  readonly #stream: Duplex;
  #texts: string[] = [];

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  say(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (full.push(this) === 1) setImmediate(flushAll);
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    const frames = framesOf(this.#texts);
    this.#texts = [];
    if (this.#stream.writable) this.#stream.write(frames);
  }
}
