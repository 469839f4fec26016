import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time codes (RFC 6238), as every authenticator app makes them: SHA-1, six digits, 30 seconds. */

const CODE_STEP_MS = 30_000;
const CODE_DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BASE32_BITS = 5;
/** The codes of the previous and the next step count too: clocks differ, and typing takes time. */
const ACCEPTED_STEP_OFFSETS = [0, -1, 1];

/** A secret in base32, the format that apps accept. */
export function makeSecret(): string {
  let secret = '';
  for (const byte of randomBytes((SECRET_BYTES * 8) / BASE32_BITS))
    secret += BASE32_ALPHABET[byte % BASE32_ALPHABET.length];
  return secret;
}

function decodeBase32(secret: string): Buffer {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of secret) {
    value = (value << BASE32_BITS) | BASE32_ALPHABET.indexOf(letter);
    bits += BASE32_BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

export const stepAt = (now: number): number => Math.floor(now / CODE_STEP_MS);

/** The code of a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(at) & 0x7fffffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

/** The current time step that has this code; null if none has. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const found = ACCEPTED_STEP_OFFSETS.map((away) => stepAt(now) + away).filter((step) => {
    const right = Buffer.from(codeAt(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return found[0] ?? null;
}

/** The URL that an app reads from a QR code. */
export const otpauthUrl = (secret: string, issuer: string, name: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
