import { expect, test } from 'vitest';
import { readPreferences, trimName } from './kept-preferences.ts';

const from = (kept: Record<string, string>) => readPreferences((name) => kept[name] ?? null, ['de-AT', 'en']);

test('who has chosen nothing gets what browser and system prefer', () => {
  expect(from({})).toEqual({
    language: 'de',
    theme: 'system',
    motion: 'system',
    sound: 'on',
    volume: '100',
    pace: 'normal',
    textSize: '100',
    coach: 'quiet',
    name: '',
  });
});

test('what was chosen comes back', () => {
  expect(from({ language: 'nl', theme: 'day', textSize: '200', coach: 'some', name: 'Ada' })).toMatchObject({
    language: 'nl',
    theme: 'day',
    textSize: '200',
    coach: 'some',
    name: 'Ada',
  });
});

test('a coach that was switched on before it had levels speaks as it did', () => {
  expect(from({ coach: 'on' }).coach).toBe('talkative');
  expect(from({ coach: 'off' }).coach).toBe('off');
});

test('what nobody can have chosen is passed over', () => {
  expect(from({ language: 'fr', theme: 'neon', textSize: '7' })).toMatchObject({
    language: 'de',
    theme: 'system',
    textSize: '100',
  });
});

test('a name loses what does not fit on a seat', () => {
  expect(trimName('  Ada \n Lovelace')).toBe('Ada Lovelace');
  expect(trimName('x'.repeat(99))).toHaveLength(24);
});
