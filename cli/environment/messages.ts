/** Raised whenever a message changes its form. */
export const PIPE_PROTOCOL_VERSION = 1;

/** What a program asks for: the first integer of a request. */
export const REQUESTS = {
  /** Followed by one action for each game. */
  step: 1,
  /** Followed by a seed: every game begins anew. */
  reset: 2,
  /** Followed by a game: the table as text, as the asked seat sees it. */
  draw: 3,
  /** Followed by a game and an action: the action as text. */
  name: 4,
} as const;

/** What the answer is: its first integer. */
export const ANSWERS = {
  /** Observations, rewards, masks, asked seats, ends, cuts. */
  frame: 0,
  /** The length in bytes, and a text. */
  text: 1,
  /** The same; the request has changed nothing. */
  error: 2,
} as const;

/** What an environment fills with every step. */
export interface BatchArrays {
  readonly observations: Float32Array;
  readonly rewards: Float32Array;
  readonly masks: Uint8Array;
  readonly asked: Uint8Array;
  readonly dones: Uint8Array;
  readonly cuts: Uint8Array;
}

const INTEGER_BYTES = 4;

const bytesOf = (array: Float32Array | Uint8Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** The state of all games as one message. Numbers are little-endian, as on all machines that run node. */
export function frameMessage({ observations, rewards, masks, asked, dones, cuts }: BatchArrays): Uint8Array {
  const parts = [observations, rewards, masks, asked, dones, cuts].map(bytesOf);
  const message = new Uint8Array(parts.reduce((sum, part) => sum + part.length, INTEGER_BYTES));
  let at = INTEGER_BYTES;
  for (const part of parts) {
    message.set(part, at);
    at += part.length;
  }
  return message;
}

/** A text or an error as a message. */
export function textMessage(kind: 'text' | 'error', text: string): Uint8Array {
  const encoded = new TextEncoder().encode(text);
  const message = new Uint8Array(2 * INTEGER_BYTES + encoded.length);
  const data = new DataView(message.buffer);
  data.setInt32(0, ANSWERS[kind], true);
  data.setInt32(INTEGER_BYTES, encoded.length, true);
  message.set(encoded, 2 * INTEGER_BYTES);
  return message;
}
