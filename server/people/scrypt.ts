import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { FairQueue } from './fair-queue.ts';

/** The cost of one guess: memory 128·2^cost·r bytes, p times. 2^15, 8 and 3 are OWASP's recommendation for 32 MB. */
export interface ScryptParams {
  readonly cost: number;
  readonly r: number;
  readonly p: number;
}
export const DEFAULT_SCRYPT_PARAMS: ScryptParams = { cost: 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/**
 * Each hash takes tens of megabytes and a core. A caller who would wait for more than a few seconds is refused and
 * should ask again.
 */
const queue = new FairQueue({ concurrency: 2, maxWaitingPerCaller: 4, maxWaiting: 24 });

/** `from` is the caller: no caller waits for all the work of another. */
const deriveKey = (password: string, salt: Buffer, { cost, r, p }: ScryptParams, from: string): Promise<Buffer> =>
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

/** `scrypt$cost$r$p$salt$key`: it contains the parameters, so that they can be raised later. */
export async function hashPassword(password: string, work: ScryptParams, from: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, work, from);
  return ['scrypt', work.cost, work.r, work.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether this is the password; takes the same time either way. */
export async function verifyPassword(password: string, hash: string, from: string): Promise<boolean> {
  const [kind, cost, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') throw new Error(`unknown kind of password hash: ${kind}`);
  const work: ScryptParams = { cost: Number(cost), r: Number(r), p: Number(p) };
  const found = await deriveKey(password, Buffer.from(salt, 'base64url'), work, from);
  const kept = Buffer.from(key, 'base64url');
  return found.length === kept.length && timingSafeEqual(found, kept);
}
