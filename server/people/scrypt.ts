import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { FairQueue } from './fair-queue.ts';

/** How much work a guess is: memory 128·2^cost·r bytes, p times. 2^15, 8 and 3 are OWASP's advice for 32 MB. */
export interface Work {
  readonly cost: number;
  readonly r: number;
  readonly p: number;
}
export const WORK: Work = { cost: 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Each hash takes tens of megabytes and a core; those who wait longer than a few seconds had better ask again. */
const queue = new FairQueue({ atOnce: 2, waitingEach: 4, waitingMost: 24 });

/** `from` is whoever asks for the work: nobody waits for all that another has asked for. */
const derive = (password: string, salt: Buffer, { cost, r, p }: Work, from: string): Promise<Buffer> =>
  queue.run(
    from,
    () =>
      new Promise((settle, fail) => {
        const N = 2 ** cost;
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error === null ? settle(key) : fail(error),
        );
      }),
  );

/** `scrypt$cost$r$p$salt$key`: what was worked with stands in it, so that it can be raised later. */
export async function hashPassword(password: string, work: Work, from: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, work, from);
  return ['scrypt', work.cost, work.r, work.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether this is the password; takes as long either way. */
export async function isPassword(password: string, hash: string, from: string): Promise<boolean> {
  const [kind, cost, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') throw new Error(`a password is kept in an unknown way: ${kind}`);
  const work: Work = { cost: Number(cost), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64url'), work, from);
  const kept = Buffer.from(key, 'base64url');
  return found.length === kept.length && timingSafeEqual(found, kept);
}
