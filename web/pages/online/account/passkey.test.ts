import { expect, test } from 'vitest';
import { passkeyObstacle } from './passkey.ts';

const NAMED = { hostname: 'games.example.org', isSecure: true, isKnown: true };

test('passkeys are offered on a name, over a secure connection, by a browser that knows them', () => {
  expect(passkeyObstacle(NAMED)).toBeNull();
  expect(passkeyObstacle({ ...NAMED, hostname: 'localhost' })).toBeNull();
  expect(passkeyObstacle({ ...NAMED, hostname: '1.2.3.4.example.org' })).toBeNull();
  expect(passkeyObstacle({ ...NAMED, isKnown: false })).toBe('unknown');
});

test.each(['127.0.0.1', '192.168.178.20', '[::1]', '[2001:db8::7]'])(
  '%s is a number, which no passkey belongs to',
  (hostname) => {
    expect(passkeyObstacle({ ...NAMED, hostname })).toBe('number');
    expect(passkeyObstacle({ hostname, isSecure: false, isKnown: false })).toBe('number');
  },
);

test('a name without encryption is told so, although the browser hides its passkeys there', () => {
  expect(passkeyObstacle({ hostname: 'attic.lan', isSecure: false, isKnown: false })).toBe('insecure');
});
