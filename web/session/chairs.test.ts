import { expect, test } from 'vitest';
import { choicesFor, rotateSeats, withSitter } from './chairs.ts';
import type { Sitter } from './session.ts';

const ANNA: Sitter = { kind: 'person', name: 'Anna' };
const VEGA: Sitter = { kind: 'bot', name: 'Vega', level: 'captain' };
const RIGEL: Sitter = { kind: 'bot', name: 'Rigel', level: 'cadet' };

test('a person who takes a chair brings a name; a bot gets one that nobody at the table has', () => {
  expect(withSitter([ANNA, VEGA, RIGEL], 1, 'person', 'Ben')[1]).toEqual({ kind: 'person', name: 'Ben' });
  const bot = withSitter([ANNA, VEGA, RIGEL], 0, 'admiral', 'Ben')[0];
  expect(bot).toMatchObject({ kind: 'bot', level: 'admiral' });
  expect(['Vega', 'Rigel']).not.toContain(bot?.name);
});

test('a bot of another strength keeps its name', () => {
  expect(withSitter([ANNA, VEGA, RIGEL], 2, 'admiral', 'Ben')[2]).toEqual({ ...RIGEL, level: 'admiral' });
});

test('in a rematch everybody moves one chair on', () => {
  expect(rotateSeats([ANNA, VEGA, RIGEL])).toEqual([RIGEL, ANNA, VEGA]);
});

test('during a game nobody takes the chair of a bot, whose hand is secret', () => {
  expect(choicesFor(VEGA, false)).not.toContain('person');
  expect(choicesFor(ANNA, false)).toEqual(['person']);
  expect(choicesFor(VEGA, true)).toContain('person');
});
