import type { Duplex } from 'node:stream';
import { constants, deflateRawSync } from 'node:zlib';

/** The outgoing messages of one socket. */
export interface Outbox {
  /** Sends a message at the end of this turn of the event loop, together with the turn's other messages. */
  send(text: string): void;
  /** Sends queued messages at once; used before the socket is closed. */
  flush(): void;
}

/** The first byte of a frame (RFC 6455, 5.2): a complete text message, or a complete binary one. */
const TEXT_FRAME_BYTE = 0x81;
const BINARY_FRAME_BYTE = 0x82;
/**
 * Longer messages are compressed for clients that can read them: the past of a game that is opened, up to 100 KB. A
 * step has about 400 bytes, and saving half of them would take as long as a tenth of the move itself for each client.
 */
const MIN_PACKED_LENGTH = 4_000;
const MAX_SHORT_LENGTH = 125;
const MEDIUM_LENGTH_MARK = 126;
const MAX_MEDIUM_LENGTH = 0xffff;
const LONG_LENGTH_MARK = 127;

const headerLength = (length: number): number =>
  length <= MAX_SHORT_LENGTH ? 2 : length <= MAX_MEDIUM_LENGTH ? 4 : 10;

/** The message as it is sent: its text, or packed. */
function payloadOf(text: string, packs: boolean): { readonly first: number; readonly bytes: Buffer | string } {
  if (!packs || text.length < MIN_PACKED_LENGTH) return { first: TEXT_FRAME_BYTE, bytes: text };
  return { first: BINARY_FRAME_BYTE, bytes: deflateRawSync(text, { level: constants.Z_BEST_SPEED }) };
}

/** Encodes messages as consecutive WebSocket frames, as a server sends them. */
function encodeFrames(texts: readonly string[], packs: boolean): Buffer {
  const payloads = texts.map((text) => payloadOf(text, packs));
  const lengths = payloads.map(({ bytes }) => Buffer.byteLength(bytes));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLength(length) + length, 0));
  let at = 0;
  for (const [i, { first, bytes }] of payloads.entries()) {
    const length = lengths[i] ?? 0;
    frames[at] = first;
    if (length <= MAX_SHORT_LENGTH) frames[at + 1] = length;
    else if (length <= MAX_MEDIUM_LENGTH) {
      frames[at + 1] = MEDIUM_LENGTH_MARK;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = LONG_LENGTH_MARK;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headerLength(length);
    at += typeof bytes === 'string' ? frames.write(bytes, at, length) : bytes.copy(frames, at);
  }
  return frames;
}

/** Outboxes with queued messages; one callback at the end of the turn flushes them all. */
let pendingOutboxes: StreamOutbox[] = [];

function flushAll(): void {
  const due = pendingOutboxes;
  pendingOutboxes = [];
  for (const outbox of due) outbox.flush();
}

/**
 * Writes WebSocket frames itself, all frames of a turn in one write: each write is a system call, and those cost the
 * most. The socket's own frames (pings, close) go between these frames, never inside one.
 */
export class StreamOutbox implements Outbox {
  readonly #stream: Duplex;
  readonly #packs: boolean;
  #texts: string[] = [];

  /** `packs`: whether the client reads long messages as binary ones, compressed by raw deflate. */
  constructor(stream: Duplex, { packs = false } = {}) {
    this.#stream = stream;
    this.#packs = packs;
  }

  send(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (pendingOutboxes.push(this) === 1) setImmediate(flushAll);
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    const frames = encodeFrames(this.#texts, this.#packs);
    this.#texts = [];
    if (this.#stream.writable) this.#stream.write(frames);
  }
}
