import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-time codes by the clock (RFC 6238), as every authenticator app makes them: SHA-1, six figures, half a minute. */

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
/** A code of the step before or after counts: clocks differ, and typing takes a while. */
const AROUND = [0, -1, 1];

/** A secret in base32, as apps take it. */
export function makeSecret(): string {
  let secret = '';
  for (const byte of randomBytes((SECRET_BYTES * 8) / BITS)) secret += LETTERS[byte % LETTERS.length];
  return secret;
}

function bytesOf(secret: string): Buffer {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of secret) {
    value = (value << BITS) | LETTERS.indexOf(letter);
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of a step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step whose code this is, about now; null when it is none. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const found = AROUND.map((away) => stepAt(now) + away).filter((step) => {
    const right = Buffer.from(codeAt(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return found[0] ?? null;
}

/** What an app reads from a picture. */
export const addressOf = (secret: string, house: string, name: string): string =>
  `otpauth://totp/${encodeURIComponent(`${house}:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(house)}`;
