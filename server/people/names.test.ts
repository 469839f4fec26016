import { expect, test } from 'vitest';
import { areConfusable } from './confusables.ts';
import { cleanText, parseName } from './names.ts';

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
  expect(parseName(given)).toEqual({ ok: true, value: name });
});

test.each([
  '',
  '   ',
  '\u200B\u200D',
  '\u0000',
  '\u3164', // an invisible letter
  '\u115F\uFFA0',
  '\u2800\u2800', // an empty Braille pattern
  '\uFE0F\u034F',
])('%j is not a valid name', (given) => {
  expect(parseName(given)).toMatchObject({ ok: false, problem: { code: 'name.empty' } });
});

test('a name has at most 24 characters', () => {
  expect(parseName('x'.repeat(24)).ok).toBe(true);
  expect(parseName('x'.repeat(25))).toMatchObject({ problem: { code: 'name.long', params: { most: 24 } } });
});

test.each([
  ['Аdа', 'name.mixed'], // Cyrillic and Latin
  ['Αda', 'name.mixed'], // Greek and Latin
  ['admin', 'name.taken'],
  ['ＡＤＭＩＮ', 'name.taken'],
  ['Sуstem', 'name.mixed'],
  ['Adrnin', 'name.taken'],
  ['0rrery', 'name.taken'],
])('nobody may be called %s: %s', (given, code) => {
  expect(parseName(given)).toMatchObject({ ok: false, problem: { code } });
});

test.each([
  ['Ada', 'ada'],
  ['Ada', 'АԀа'.toLowerCase()],
  ['Ella', 'EIla'],
  ['Anna', 'Αηηа'],
  ['Tom', 'T0m'],
  ['Zoe', 'Zoë'],
  ['Amo', 'Arno'],
  ['Lena 1', 'Lena l'],
  ['Ada', 'A\u00A0d a'],
  ['Иван', 'ИВАН'],
])('%s and %s look alike', (one, other) => {
  expect(areConfusable(one, other)).toBe(true);
});

test.each([
  ['Ella', 'Elia'],
  ['Guest 1', 'Guest 2'],
  ['Ada', 'Ida'],
  ['はな', 'ばな'],
  ['की', 'का'],
  ['漢字', '漢学'],
])('%s and %s do not look alike', (one, other) => {
  expect(areConfusable(one, other)).toBe(false);
});

test('a chat message is one line of text', () => {
  expect(cleanText(' well\r\nplayed \u0000 ')).toBe('well played');
  expect(cleanText('\u200B')).toBe('');
});
