import { expect, test } from 'vitest';
import { allowedOrigin } from './guard.ts';

const NO_ORIGIN = { origin: null, proxies: 0 };

test('without ORIGIN, the origin of the pages is the host of the request', () => {
  expect(allowedOrigin(NO_ORIGIN, 'games.test:3141', 'http://games.test:3141')).toBe('http://games.test:3141');
  expect(allowedOrigin(NO_ORIGIN, 'games.test', 'https://games.test')).toBe('https://games.test');
  expect(allowedOrigin(NO_ORIGIN, 'games.test', 'https://evil.test')).toBe('http://games.test');
  expect(allowedOrigin(NO_ORIGIN, 'games.test', undefined)).toBe('http://games.test');
});

test('with ORIGIN, the host of the request does not matter', () => {
  const reach = { origin: 'https://games.test', proxies: 1 };
  expect(allowedOrigin(reach, 'evil.test', 'https://evil.test')).toBe('https://games.test');
});
