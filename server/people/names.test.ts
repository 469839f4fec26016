import { expect, test } from 'vitest';
import { cleanName, cleanRemark } from './names.ts';

test.each([
  ['  Ada  Lovelace ', 'Ada Lovelace'],
  ['Zoë', 'Zoë'],
  ['a\u0000b\u0007c', 'abc'],
  ['evil\u202Eeman', 'evileman'],
  ['new\nline', 'new line'],
  ['<b>bold</b>', '<b>bold</b>'],
  ["Bob'); DROP TABLE p;--", "Bob'); DROP TABLE p;--"],
  ['z\u0301\u0301\u0301\u0301\u0301', 'ź\u0301\u0301'],
  ['漢字', '漢字'],
])('%j is called %j', (given, name) => {
  expect(cleanName(given)).toEqual({ ok: true, value: name });
});

test.each(['', '   ', '\u200B\u200D', '\u0000'])('%j is no name', (given) => {
  expect(cleanName(given)).toMatchObject({ ok: false, problem: { code: 'name.empty' } });
});

test('a name of 25 characters is too long, of 24 not', () => {
  expect(cleanName('x'.repeat(24)).ok).toBe(true);
  expect(cleanName('x'.repeat(25))).toMatchObject({ problem: { code: 'name.long', params: { most: 24 } } });
});

test('what is said is one line of text', () => {
  expect(cleanRemark(' well\r\nplayed \u0000 ')).toBe('well played');
  expect(cleanRemark('\u200B')).toBe('');
});
