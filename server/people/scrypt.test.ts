import { expect, test } from 'vitest';
import { DEFAULT_SCRYPT_PARAMS, hashPassword, verifyPassword } from './scrypt.ts';

test('a password matches its hash, and another does not', async () => {
  const hash = await hashPassword('correct horse', DEFAULT_SCRYPT_PARAMS, 'a');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('correct horse', hash, 'a')).toBe(true);
  expect(await verifyPassword('correct hors', hash, 'a')).toBe(false);
});

test('the same password gets another hash each time, and matches in every Unicode form', async () => {
  const quick = { cost: 4, r: 8, p: 1 };
  const hash = await hashPassword('Zoë and the horse', quick, 'a');
  expect(await hashPassword('Zoë and the horse', quick, 'a')).not.toBe(hash);
  expect(await verifyPassword('Zoe\u0308 and the horse', hash, 'a')).toBe(true);
});
