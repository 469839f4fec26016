import { expect, test } from 'vitest';
import { readAccountLink } from './account-link.ts';

test('an account link says what it is for; other addresses are none', () => {
  expect(readAccountLink('?reset=abc')).toEqual({ action: 'reset', token: 'abc' });
  expect(readAccountLink('?confirm=a%2Bb')).toEqual({ action: 'confirm', token: 'a+b' });
  expect(readAccountLink('?admin=abc')).toEqual({ action: 'admin', token: 'abc' });
  for (const search of ['', '?', '?reset=', '?token=abc', '?RESET=abc']) expect(readAccountLink(search)).toBeNull();
});
