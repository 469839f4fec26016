import { type Words, who } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { argumentsOf, type Speech, say } from './index.ts';

const TEXTS = {
  builds: '{seat, select, you {You build} other {{seatName} builds}} {n, plural, one {# ship} other {# ships}}.',
  gets: '{cards}',
  water: '{n} water',
  food: '{n} food',
  odd: "It's <b>odd</b>",
};

const speech = (differs: Partial<Speech> = {}): Speech => ({
  language: 'en',
  texts: TEXTS,
  names: ['Anna', 'you', '{n}'],
  reader: null,
  faults: 'throw',
  ...differs,
});

const builds = (seat: number, n = 1): Words => ({ key: 'builds', values: { seat: who(seat), n } });
const cards = (...kinds: string[]): Words => ({
  key: 'gets',
  values: { cards: kinds.map((key, i) => ({ key, values: { n: i + 1 } })) },
});

test('the reader is addressed, everybody else is named', () => {
  expect(say(builds(0), speech({ reader: 0 }))).toBe('You build 1 ship.');
  expect(say(builds(0, 2), speech({ reader: 1 }))).toBe('Anna builds 2 ships.');
  expect(say(builds(0), speech())).toBe('Anna builds 1 ship.');
});

test('whatever a player is called, it stays a name', () => {
  expect(say(builds(1), speech({ reader: 0 }))).toBe('you builds 1 ship.');
  expect(say(builds(2), speech())).toBe('{n} builds 1 ship.');
});

test('a seat without a name is counted from 1', () => {
  expect(say(builds(3), speech())).toBe('4 builds 1 ship.');
});

test.each([
  ['en', '1 water, 2 food and 3 water'],
  ['de', '1 water, 2 food und 3 water'],
  ['nl', '1 water, 2 food en 3 water'],
])('a list in %s has its own “and” and no comma before it', (language, sentence) => {
  expect(say(cards('water', 'food', 'water'), speech({ language }))).toBe(sentence);
});

test('numbers and plurals follow the language of the texts', () => {
  const texts = { ...TEXTS, builds: '{n, plural, one {ein} other {#}} {n, number}{seat, select, other {}}' };
  expect(say(builds(0, 1234), speech({ language: 'de', texts }))).toBe('1.234 1.234');
});

test('marks and apostrophes are plain text', () => {
  expect(say({ key: 'odd', values: {} }, speech())).toBe("It's <b>odd</b>");
});

test('a missing text or value stops a test and shows its key to a player', () => {
  const missing: Words = { key: 'lands', values: {} };
  const short: Words = { key: 'water', values: {} };
  for (const words of [missing, short, { key: 'toString', values: {} }]) {
    expect(() => say(words, speech())).toThrow(/text|value/);
    expect(say(words, speech({ faults: 'show' }))).toBe(words.key);
  }
  expect(say({ key: 'gets', values: { cards: [missing] } }, speech({ faults: 'show' }))).toBe('lands');
});

test('the arguments of a message are those it names anywhere', () => {
  expect(argumentsOf(TEXTS.builds)).toEqual(['n', 'seat', 'seatName']);
  expect(argumentsOf('nothing at all')).toEqual([]);
});
