const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS_PER_DIGIT = 6;
const BITS_PER_BYTE = 8;
const DIGITS_PER_GROUP = 4;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Bytes as base64. Engine packages have neither `atob` nor `Buffer`. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << BITS_PER_BYTE) | byte) & 0xffff;
    bits += BITS_PER_BYTE;
    while (bits >= BITS_PER_DIGIT) {
      bits -= BITS_PER_DIGIT;
      text += DIGITS[(held >> bits) & 63];
    }
  }
  if (bits > 0) text += DIGITS[(held << (BITS_PER_DIGIT - bits)) & 63];
  return text.padEnd(Math.ceil(text.length / DIGITS_PER_GROUP) * DIGITS_PER_GROUP, '=');
}

/** The bytes of a base64 text; null if it is not base64. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % DIGITS_PER_GROUP !== 0) return null;
  const digits = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * BITS_PER_DIGIT) / BITS_PER_BYTE));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of digits) {
    const value = VALUES.get(digit);
    if (value === undefined) return null;
    held = ((held << BITS_PER_DIGIT) | value) & 0xffff;
    bits += BITS_PER_DIGIT;
    if (bits < BITS_PER_BYTE) continue;
    bits -= BITS_PER_BYTE;
    bytes[at++] = held >> bits;
  }
  return bytes;
}
