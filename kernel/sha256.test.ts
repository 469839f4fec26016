import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

test('SHA-256 gives the published digest of "abc"', () => {
  expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('SHA-256 agrees with the platform for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('HMAC-SHA-256 agrees with the platform for any key and message', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
      const mac = hmacSha256(key);
      const expected = createHmac('sha256', key).update(message).digest('hex');
      expect([toHex(mac(message)), toHex(mac(message))]).toEqual([expected, expected]);
    }),
  );
});

test('text is encoded as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toHex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
    }),
  );
  expect(toHex(utf8('\ud800'))).toBe('efbfbd');
});

test('hexadecimal is read back, and nothing else is read', () => {
  expect(fromHex('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
  for (const wrong of ['0', 'zz', '0F', '0x00', ' 00']) expect(fromHex(wrong)).toBeNull();
});
