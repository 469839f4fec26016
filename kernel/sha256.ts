/** SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104): synchronous, with the same results on every platform. */

/** Block size in bytes. */
const BLOCK_BYTES = 64;
const ROUND_CONSTANTS = new Uint32Array(64);
const INITIAL_HASH = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root, as FIPS 180-4 defines its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) INITIAL_HASH[found] = fraction(Math.sqrt(n));
  ROUND_CONSTANTS[found++] = fraction(Math.cbrt(n));
}

const MESSAGE_SCHEDULE = new Uint32Array(64);
const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
/** Reads a word at an index known to be in range. */
const wordAt = (a: Uint32Array, i: number): number => a[i] ?? 0;

function hashBlock(hash: Uint32Array, bytes: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) MESSAGE_SCHEDULE[i] = bytes.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = wordAt(MESSAGE_SCHEDULE, i - 15);
    const b = wordAt(MESSAGE_SCHEDULE, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    MESSAGE_SCHEDULE[i] = wordAt(MESSAGE_SCHEDULE, i - 16) + s0 + wordAt(MESSAGE_SCHEDULE, i - 7) + s1;
  }
  let [a, b, c, d] = [wordAt(hash, 0), wordAt(hash, 1), wordAt(hash, 2), wordAt(hash, 3)];
  let [e, f, g, h] = [wordAt(hash, 4), wordAt(hash, 5), wordAt(hash, 6), wordAt(hash, 7)];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(ROUND_CONSTANTS, i) + wordAt(MESSAGE_SCHEDULE, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = wordAt(hash, i) + (added[i] ?? 0);
}

/**
 * The digest of a message whose first `begun` bytes (whole blocks) are already hashed into `start`; `rest` follows
 * them.
 */
function digest(start: Uint32Array, begun: number, rest: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((rest.length + 8) >> 6) + 1) << 6);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const view = new DataView(padded.buffer);
  const length = begun + rest.length;
  view.setUint32(padded.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(padded.length - 4, length << 3);
  const hash = start.slice();
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) hashBlock(hash, view, offset);
  const bytes = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) bytes.setUint32(i * 4, wordAt(hash, i));
  return new Uint8Array(bytes.buffer);
}

/** The 32 bytes of the SHA-256 digest. */
export const sha256 = (message: Uint8Array): Uint8Array => digest(INITIAL_HASH, 0, message);

/** Computes HMAC-SHA-256 of any message under this key. The blocks of the key are hashed only once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key;
  const begin = (mask: number): Uint32Array => {
    const bytes = new Uint8Array(BLOCK_BYTES).fill(mask);
    for (const [i, byte] of short.entries()) bytes[i] = byte ^ mask;
    const hash = INITIAL_HASH.slice();
    hashBlock(hash, new DataView(bytes.buffer), 0);
    return hash;
  };
  const inner = begin(0x36);
  const outer = begin(0x5c);
  return (message) => digest(outer, BLOCK_BYTES, digest(inner, BLOCK_BYTES, message));
}

/** Text as UTF-8 bytes; a lone surrogate becomes U+FFFD, as everywhere else. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
}

/** Bytes as lowercase hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal as bytes, null when it is not hexadecimal. */
export function fromHex(hex: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}
