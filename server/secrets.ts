import { createHash, randomBytes } from 'node:crypto';

const ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 16;

/** An id that cannot be guessed: 16 letters and digits that are not easily confused, 80 bits. */
export function makeId(): string {
  let id = '';
  for (const byte of randomBytes(ID_LENGTH)) id += ID_ALPHABET[byte % ID_ALPHABET.length];
  return id;
}

/** 256 random bits, given to one holder and not stored. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: enough to recognise it, useless to a reader of the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
