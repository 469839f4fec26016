import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { position } from './testing/position.ts';

const { print, parse } = startrek.notation;

test('moves are written in readable words', () => {
  const texts = [
    'ship 12',
    'station 30',
    'found-ship 71',
    'cruiser 9',
    'bank food for water',
    'science food water',
    'science',
    'discard 1,0,2,0,1',
    'offer 1,0,0,0,0 for 0,1,0,0,0 to 0,2',
    'counter 0,1,0,0,0 for 0,0,0,0,12',
    'demand oxygen from 3',
    'substitute dilithium by water',
    'choose',
    'choose food by tritanium',
    'shield',
    'shield water',
    'keep victory',
    'exchange mccoy',
    'retire-base 7',
  ];
  for (const text of texts) {
    const move = parse(text);
    expect(move, text).not.toBeNull();
    if (move !== null) expect(print(move)).toBe(text);
  }
});

test('every well-formed move of every kind is read back as the same move', () => {
  const { table } = position({ seats: [{}, {}, {}, {}] });
  const rng = fastRng(1);
  for (const kind of startrek.vocabulary.moves) {
    for (let i = 0; i < 200; i++) {
      const move = kind.any(table, rng);
      expect(parse(print(move)), print(move)).toEqual(move);
    }
  }
});

test.each([
  '',
  'ship',
  'ship 72',
  'ship 012',
  'ship -1',
  'ship 1.5',
  ' ship 1',
  'ship 1 ',
  'Ship 1',
  'station 54',
  'cruiser 19',
  'steal 4',
  'bank food',
  'bank food for gold',
  'substitute food by water',
  'substitute tritanium by tritanium',
  'science water food',
  'discard 1,0,2,0',
  'discard 01,0,0,0,0',
  'discard 20,0,0,0,0',
  'offer 1,0,0,0,0 for 0,1,0,0,0',
  'offer 1,0,0,0,0 for 0,1,0,0,0 to 2,0',
  'offer 1,0,0,0,0 for 0,1,0,0,0 to 0,0',
  'offer 1,0,0,0,0 for 0,1,0,0,0 to 4',
  'exchange 3',
  'toString',
  '__proto__',
])('%j is not a move', (text) => {
  expect(parse(text)).toBeNull();
});
