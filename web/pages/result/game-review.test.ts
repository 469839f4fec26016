import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import { startrekReport } from '../../games/startrek/report/report.tsx';
import { reviewGame } from './game-review.ts';
import { goldenLog } from './testing/golden.ts';
import { finalChances } from './use-win-chances.ts';

const log = goldenLog();
const looked = reviewGame(startrek, gameMessages, startrekReport, log);
if (!looked.ok) throw new Error(looked.problem.text);
const retrospect = looked.value;

test('a won game is stored with its victory', () => {
  const { entries } = retrospect.tally;
  expect(retrospect.memorable(0, entries)?.words.key).toBe('event.won');
  expect(retrospect.memorable(0, entries)?.seq).toBe(entries);
});

test('a stretch of the game reports only what happened in it', () => {
  for (const [i, { seq }] of retrospect.tally.turns.entries()) {
    const next = retrospect.tally.turns[i + 1]?.seq ?? retrospect.tally.entries;
    const told = retrospect.memorable(seq, next);
    if (told === null) continue;
    expect(told.seq).toBeGreaterThan(seq);
    expect(told.seq).toBeLessThanOrEqual(next);
  }
  expect(retrospect.memorable(5, 5)).toBeNull();
});

test('a rematch uses the same options', () => {
  expect(retrospect.options).toEqual(log.header.options);
});

test('at the end of the curve, tied winners share the chance', () => {
  expect(finalChances({ seats: 3, places: [2, 1, 3] })).toEqual([0, 1, 0]);
  expect(finalChances({ seats: 3, places: [1, 1, 3] })).toEqual([0.5, 0.5, 0]);
});
