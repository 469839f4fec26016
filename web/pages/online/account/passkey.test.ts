import { expect, test } from 'vitest';
import { passkeyBar } from './passkey.ts';

const NAMED = { hostname: 'games.example.org', isSecure: true, isKnown: true };

test('passkeys are offered on a name, over a secure connection, by a browser that knows them', () => {
  expect(passkeyBar(NAMED)).toBeNull();
  expect(passkeyBar({ ...NAMED, hostname: 'localhost' })).toBeNull();
  expect(passkeyBar({ ...NAMED, hostname: '1.2.3.4.example.org' })).toBeNull();
  expect(passkeyBar({ ...NAMED, isKnown: false })).toBe('unknown');
});

test.each(['127.0.0.1', '192.168.178.20', '[::1]', '[2001:db8::7]'])(
  '%s is a number, which no passkey belongs to',
  (hostname) => {
    expect(passkeyBar({ ...NAMED, hostname })).toBe('number');
    expect(passkeyBar({ hostname, isSecure: false, isKnown: false })).toBe('number');
  },
);

test('a name without encryption is told so, although the browser hides its passkeys there', () => {
  expect(passkeyBar({ hostname: 'attic.lan', isSecure: false, isKnown: false })).toBe('insecure');
});
