import type { Words } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { speaker } from '../texts/catalogue.ts';
import { coachWords } from './coach-words.ts';
import { TABLE_TEXTS } from './texts.ts';

const nameOf = (move: string): Words => ({ key: move, values: {} });
const said = (hope: number | null, runnersUp: { move: string; hope: number }[] = []) =>
  coachWords({ move: 'Build a ship', hope, runnersUp }, nameOf, ({ key }) => key, speaker(TABLE_TEXTS, 'en'));

test('the best move is named with what it wins of a hundred games', () => {
  expect(said(0.457)).toEqual(['This looks best: Build a ship. It wins about 46 of 100 games.']);
});

test('the next best is named with its own chances', () => {
  expect(said(0.457, [{ move: 'End the turn', hope: 0.41 }])).toEqual([
    'This looks best: Build a ship. It wins about 46 of 100 games.',
    'Next best: End the turn (41).',
  ]);
});

test('what is as good is said to be as good', () => {
  expect(said(0.457, [{ move: 'End the turn', hope: 0.452 }])[1]).toBe('Hardly worse: End the turn (45).');
});

test('where there is no choice, no chances are named', () => {
  expect(said(null)).toEqual(['There is only one thing to do: Build a ship.']);
});
