import { expect, test } from 'vitest';
import { readPreferences, trimName } from './kept-preferences.ts';

const from = (kept: Record<string, string>) => readPreferences((name) => kept[name] ?? null, ['de-AT', 'en']);

test('without a choice, the preferences of browser and system apply', () => {
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

test('a chosen preference is kept', () => {
  expect(from({ language: 'nl', theme: 'day', textSize: '200', coach: 'some', name: 'Ada' })).toMatchObject({
    language: 'nl',
    theme: 'day',
    textSize: '200',
    coach: 'some',
    name: 'Ada',
  });
});

test('a coach switched on before it had levels speaks as before', () => {
  expect(from({ coach: 'on' }).coach).toBe('talkative');
  expect(from({ coach: 'off' }).coach).toBe('off');
});

test('invalid stored preferences are ignored', () => {
  expect(from({ language: 'fr', theme: 'neon', textSize: '7' })).toMatchObject({
    language: 'de',
    theme: 'system',
    textSize: '100',
  });
});

test('a name is shortened to what fits on a seat', () => {
  expect(trimName('  Ada \n Lovelace')).toBe('Ada Lovelace');
  expect(trimName('x'.repeat(99))).toHaveLength(24);
});
