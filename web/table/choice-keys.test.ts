import { expect, test } from 'vitest';
import { ChoiceKeys } from './choice-keys.ts';

const choices = (...ids: string[]) => ids.map((id) => ({ id }));
const keysOf = (keys: ChoiceKeys, turn: string, ...ids: string[]) =>
  Object.fromEntries(keys.assign(turn, choices(...ids)));

test('a choice keeps its digit while the turn lasts, whatever else comes and goes', () => {
  const keys = new ChoiceKeys();
  expect(keysOf(keys, 'turn 1', 'fly on', 'end the flight')).toEqual({ 'fly on': '1', 'end the flight': '2' });
  expect(keysOf(keys, 'turn 1', 'end the flight', 'buy')).toEqual({ 'end the flight': '2', buy: '3' });
  expect(keysOf(keys, 'turn 1', 'buy', 'fly on')).toEqual({ buy: '3', 'fly on': '1' });
});

test('no choice takes over the digit of one that has gone, until the next turn', () => {
  const keys = new ChoiceKeys();
  keysOf(keys, 'turn 1', 'fly on');
  keysOf(keys, 'turn 1', 'end the flight');
  expect(keysOf(keys, 'turn 1', 'end the turn')).toEqual({ 'end the turn': '3' });
  expect(keysOf(keys, 'turn 2', 'roll')).toEqual({ roll: '1' });
});

test('a key that the game fixed is not given to another choice', () => {
  const keys = new ChoiceKeys(['1', 'e', undefined]);
  const given = keys.assign('turn 1', [{ id: 'roll' }, { id: 'end', hotkey: 'e' }, { id: 'stop', hotkey: '1' }]);
  expect(Object.fromEntries(given)).toEqual({ roll: '2', end: 'e', stop: '1' });
});

test('with more choices in a turn than digits, the digit of the one absent longest is used again', () => {
  const keys = new ChoiceKeys();
  for (const id of 'abcdefghi') keysOf(keys, 'turn 1', id);
  keysOf(keys, 'turn 1', 'a');
  expect(keysOf(keys, 'turn 1', 'a', 'j')).toEqual({ a: '1', j: '2' });
  expect(keysOf(keys, 'turn 1', ...'klmnopqrst')).not.toHaveProperty('t');
});
