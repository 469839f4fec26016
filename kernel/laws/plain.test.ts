import { expect, test } from 'vitest';
import { clone, deepFreeze, difference, nonPlainValue } from './plain.ts';

test('a copy is the same data and shares nothing', () => {
  const state = { table: { stack: [{ kind: 'turn' }] }, hands: [[1, 2]] };
  const copy = clone(state);
  expect(copy).toEqual(state);
  copy.hands[0]?.push(3);
  copy.table.stack.pop();
  expect(state).toEqual({ table: { stack: [{ kind: 'turn' }] }, hands: [[1, 2]] });
});

test('writing to frozen data throws', () => {
  const state = deepFreeze({ table: { points: [0, 0] } });
  expect(() => state.table.points.push(1)).toThrow(TypeError);
});

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b: 2 against 3'],
  [{ a: 1 }, { a: 1, b: null }, 'b: undefined against null'],
  [{ a: undefined }, {}, '{} against {}'],
  [[1, 2], [1], '[1,2] against [1]'],
  [{ a: [] }, { a: {} }, 'a: [] against {}'],
  [0, -0, '0 against 0'],
])('%j and %j differ', (left, right, where) => {
  expect(difference(left, right)).toBe(where);
});

test('equal data does not differ, whatever the order of its members', () => {
  expect(difference({ a: 1, b: [Number.NaN] }, { b: [Number.NaN], a: 1 })).toBeNull();
});

test.each([
  ['undefined', { a: undefined }, 'it.a is undefined'],
  ['a number that is none', [1, Number.NaN], 'it[1] is NaN'],
  ['endlessness', Number.POSITIVE_INFINITY, 'it is Infinity'],
  ['minus zero', { a: -0 }, 'it.a is -0'],
  ['a Map', { a: [new Map()] }, 'it.a[0] is a Map, not plain data'],
  ['a typed array', new Int8Array(2), 'it is a Int8Array, not plain data'],
  ['a function', { a: () => 1 }, 'it.a is a function'],
  ['a hole', new Array(1), 'it[0] is a hole'],
  ['a big integer', { a: 1n }, 'it.a is 1'],
  ['a list with names', Object.assign([1], { name: 'list' }), 'it is an array with names beside its numbers'],
])('%s is not plain data', (_, value, why) => {
  expect(nonPlainValue(value, 'it')).toBe(why);
});

test('numbers, texts, lists and objects are plain data', () => {
  expect(nonPlainValue({ a: [1, 'b', true, null, { c: 0 }] }, 'it')).toBeNull();
});
