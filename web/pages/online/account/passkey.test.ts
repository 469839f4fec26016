import { expect, test } from 'vitest';
import { passkeyObstacle } from './passkey.ts';

const NAMED = { hostname: 'games.example.org', isSecure: true, isKnown: true };

test('passkeys are offered on a host name, over https, by browsers that support them', () => {
  expect(passkeyObstacle(NAMED)).toBeNull();
  expect(passkeyObstacle({ ...NAMED, hostname: 'localhost' })).toBeNull();
  expect(passkeyObstacle({ ...NAMED, hostname: '1.2.3.4.example.org' })).toBeNull();
  expect(passkeyObstacle({ ...NAMED, isKnown: false })).toBe('unknown');
});

test.each(['127.0.0.1', '192.168.178.20', '[::1]', '[2001:db8::7]'])(
  '%s is an IP address, which cannot have passkeys',
  (hostname) => {
    expect(passkeyObstacle({ ...NAMED, hostname })).toBe('number');
    expect(passkeyObstacle({ hostname, isSecure: false, isKnown: false })).toBe('number');
  },
);

test('a host name without https is explained, although the browser hides passkeys there', () => {
  expect(passkeyObstacle({ hostname: 'attic.lan', isSecure: false, isKnown: false })).toBe('insecure');
});
