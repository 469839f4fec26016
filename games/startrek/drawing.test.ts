import { expect, test } from 'vitest';
import { drawBoard } from './drawing.ts';
import { position } from './testing/position.ts';

const state = position({
  seats: [
    { stations: [24], ships: [36, 44], hand: [1, 0, 2, 0, 0], cards: [0, 1, 0, 0, 0], support: 'kirk' },
    { bases: [8], ships: [12] },
  ],
  cruiser: 3,
});
const open = drawBoard({ seat: null, table: state.table });
const lines = open.split('\n');

test('every planet is drawn with its letter and number, the cruiser below its own', () => {
  for (const planet of ['T 10', 'W 2', 'D 12', 'F 6', 'O 11', 'T 3', 'D 8']) expect(open).toContain(planet);
  const at = lines.findIndex((line) => line.includes('D 12'));
  expect(lines[at + 2]).toContain('<K>');
});

test('stations, bases and ships are marked with the number of their seat', () => {
  expect(open.match(/s0/g)).toHaveLength(1);
  expect(open.match(/B1/g)).toHaveLength(1);
  expect(open.match(/=0/g)).toHaveLength(2);
  expect(open.match(/=1/g)).toHaveLength(1);
});

test('the nine posts are drawn outside the border', () => {
  expect(open.match(/3:1/g)).toHaveLength(4);
  expect(open.match(/[TDFOW]2:1/g)).toHaveLength(5);
});

test('all 54 points and 72 lanes are drawn, none over another', () => {
  expect(open.match(/[.]|s0|B1/g)).toHaveLength(54);
  expect(open.match(/[|/\\]|=\d/g)).toHaveLength(72);
});
