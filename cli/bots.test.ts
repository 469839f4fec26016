import { expect, test } from 'vitest';
import { readBots } from './bots.ts';

const named = (given: string, seats: number): readonly string[] | null => {
  const bots = readBots(given, seats);
  return bots.ok ? bots.value.map(({ name }) => name) : null;
};

test('bots sit in the order typed, and the last one takes the remaining seats', () => {
  expect(named('random', 3)).toEqual(['random', 'random', 'random']);
  expect(named('admiral,captain', 3)).toEqual(['admiral', 'captain', 'captain']);
});

test('an empty name, more bots than seats and the scripted person are refused', () => {
  expect(named('random,', 2)).toBeNull();
  expect(named('random,random,random', 2)).toBeNull();
  expect(named('person', 2)).toBeNull();
});
