import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 16;

/** An id that nobody can guess: 16 letters and figures that are not easily confused, 80 bits. */
export function makeId(): string {
  let id = '';
  for (const byte of randomBytes(ID_LENGTH)) id += LETTERS[byte % LETTERS.length];
  return id;
}

/** 256 random bits, to be given to one holder and kept nowhere. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
