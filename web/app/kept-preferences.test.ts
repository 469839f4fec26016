import { expect, test } from 'vitest';
import { asName, readPreferences } from './kept-preferences.ts';

const from = (kept: Record<string, string>) => readPreferences((name) => kept[name] ?? null, ['de-AT', 'en']);

test('who has chosen nothing gets what browser and system prefer', () => {
  expect(from({})).toEqual({
    language: 'de',
    theme: 'system',
    motion: 'system',
    sound: 'on',
    textSize: '100',
    coach: 'off',
    name: '',
  });
});

test('what was chosen comes back', () => {
  expect(from({ language: 'nl', theme: 'day', textSize: '200', coach: 'on', name: 'Ada' })).toMatchObject({
    language: 'nl',
    theme: 'day',
    textSize: '200',
    coach: 'on',
    name: 'Ada',
  });
});

test('what nobody can have chosen is passed over', () => {
  expect(from({ language: 'fr', theme: 'neon', textSize: '7' })).toMatchObject({
    language: 'de',
    theme: 'system',
    textSize: '100',
  });
});

test('a name loses what does not fit on a seat', () => {
  expect(asName('  Ada \n Lovelace')).toBe('Ada Lovelace');
  expect(asName('x'.repeat(99))).toHaveLength(24);
});
