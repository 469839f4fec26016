import { type Message, seatRef } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { argumentsOf, type FormatContext, formatMessage } from './index.ts';

const TEXTS = {
  builds: '{seat, select, you {You build} other {{seatName} builds}} {n, plural, one {# ship} other {# ships}}.',
  gets: '{cards}',
  water: '{n} water',
  food: '{n} food',
  odd: "It's <b>odd</b>",
};

const formatContext = (differs: Partial<FormatContext> = {}): FormatContext => ({
  language: 'en',
  texts: TEXTS,
  names: ['Anna', 'you', '{n}'],
  reader: null,
  onError: 'throw',
  ...differs,
});

const builds = (seat: number, n = 1): Message => ({ key: 'builds', values: { seat: seatRef(seat), n } });
const cards = (...kinds: string[]): Message => ({
  key: 'gets',
  values: { cards: kinds.map((key, i) => ({ key, values: { n: i + 1 } })) },
});

test('the reader is addressed as “you”, everybody else by name', () => {
  expect(formatMessage(builds(0), formatContext({ reader: 0 }))).toBe('You build 1 ship.');
  expect(formatMessage(builds(0, 2), formatContext({ reader: 1 }))).toBe('Anna builds 2 ships.');
  expect(formatMessage(builds(0), formatContext())).toBe('Anna builds 1 ship.');
});

test("a player's name is never read as formatting", () => {
  expect(formatMessage(builds(1), formatContext({ reader: 0 }))).toBe('you builds 1 ship.');
  expect(formatMessage(builds(2), formatContext())).toBe('{n} builds 1 ship.');
});

test('a message without arguments needs no text of its own', () => {
  const values = { n: 2, place: { key: 'unknown to this edition', values: {} } };
  expect(formatMessage({ key: 'water', values }, formatContext())).toBe('2 water');
});

test('a seat without a name is counted from 1', () => {
  expect(formatMessage(builds(3), formatContext())).toBe('4 builds 1 ship.');
});

test.each([
  ['en', '1 water, 2 food and 3 water'],
  ['de', '1 water, 2 food und 3 water'],
  ['nl', '1 water, 2 food en 3 water'],
])('a list in %s has its own “and” and no comma before it', (language, sentence) => {
  expect(formatMessage(cards('water', 'food', 'water'), formatContext({ language }))).toBe(sentence);
});

test('numbers and plurals follow the language of the texts', () => {
  const texts = { ...TEXTS, builds: '{n, plural, one {ein} other {#}} {n, number}{seat, select, other {}}' };
  expect(formatMessage(builds(0, 1234), formatContext({ language: 'de', texts }))).toBe('1.234 1.234');
});

test('marks and apostrophes are plain text', () => {
  expect(formatMessage({ key: 'odd', values: {} }, formatContext())).toBe("It's <b>odd</b>");
});

test('a missing text or value stops a test and shows its key to a player', () => {
  const missing: Message = { key: 'lands', values: {} };
  const short: Message = { key: 'water', values: {} };
  for (const words of [missing, short, { key: 'toString', values: {} }]) {
    expect(() => formatMessage(words, formatContext())).toThrow(/text|value/);
    expect(formatMessage(words, formatContext({ onError: 'show' }))).toBe(words.key);
  }
  expect(formatMessage({ key: 'gets', values: { cards: [missing] } }, formatContext({ onError: 'show' }))).toBe(
    'lands',
  );
});

test('the arguments of a message are those it names anywhere', () => {
  expect(argumentsOf(TEXTS.builds)).toEqual(['n', 'seat', 'seatName']);
  expect(argumentsOf('nothing at all')).toEqual([]);
});
