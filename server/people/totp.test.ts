import { expect, test } from 'vitest';
import { codeAt, makeSecret, matchingStep, otpauthUrl, stepAt } from './totp.ts';

/** “12345678901234567890” in base32: the secret of RFC 6238's own examples. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of the standard’s example, %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code);
});

test('a code is valid in its half minute and the ones beside it, with or without spaces', () => {
  const now = 1_234_567_890_000;
  expect(matchingStep(SECRET, '005 924', now)).toBe(stepAt(now));
  expect(matchingStep(SECRET, '005924', now + 30_000)).toBe(stepAt(now));
  expect(matchingStep(SECRET, '005924', now - 30_000)).toBe(stepAt(now));
  expect(matchingStep(SECRET, '005924', now + 60_000)).toBeNull();
  expect(matchingStep(SECRET, '5924', now)).toBeNull();
  expect(matchingStep(SECRET, '', now)).toBeNull();
});

test('a secret is 160 random bits in base32, as apps expect', () => {
  const secrets = Array.from({ length: 100 }, makeSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(100);
  expect(otpauthUrl('ABC', 'Orrery', 'a b')).toBe('otpauth://totp/Orrery%3Aa%20b?secret=ABC&issuer=Orrery');
});
